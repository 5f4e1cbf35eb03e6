import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportMyAccount, findMyAccount } from '#api/account';
import { findMyBond } from '#api/bonds';
import { listMyCashFlows } from '#api/cash-flows';
import { endpointsOf } from '#api/etfs-and-shares';
import { listMyPayments } from '#api/payments';
import { aBond } from '../../testing/a-bond.ts';
import { aCashFlow } from '../../testing/a-cash-flow.ts';
import { aPayment } from '../../testing/a-payment.ts';
import { aUser, type TestUser } from '../../testing/a-user.ts';
import { anEtfOrShare } from '../../testing/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

/** The answer as it came over the wire. */
async function exportOf({ token }: TestUser): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.fastify.inject({ url: '/api/account/export', headers });
  const file: unknown = response.json();
  expect(exportMyAccount.answer.parse(file), 'the browser changes nothing of it').toEqual(file);
  return file;
}

/** Holdings of each kind, active and expired. */
async function fill({ userId }: TestUser) {
  const bond = await aBond(app, userId, { isin: 'A', notes: 'Бележка', expired: true });
  await aBond(app, userId, { isin: 'B' });
  await aPayment(app, bond);
  await aPayment(app, bond, { payment_date: null });
  await aCashFlow(app, bond, { date: '2027-01-15' });
  await aCashFlow(app, bond);
  await anEtfOrShare(app, userId, { kind: 'etf' });
  await anEtfOrShare(app, userId, { kind: 'share', expired: true });
  return bond;
}

it('everything that is held about a user is one file, figure by figure what the screens show (SEC-136)', async () => {
  const user = await aUser(app);
  const bond = await fill(user);
  await fill(await aUser(app));
  const { token } = user;
  const of = { token, params: { bondId: bond } };
  const now = app.clock.now().toISOString();
  const { notes, couponPercent, yieldPercent, computedYieldPercent, computedYieldOn, ...shown } =
    await app.answer(findMyBond, {
      token,
      params: { id: bond },
    });
  expect(await exportOf(user)).toEqual({
    exportedAt: now,
    profile: { ...(await app.answer(findMyAccount, { token })), createdAt: now },
    sessions: [expect.objectContaining({ userAgent: 'test', ip: '127.0.0.1', lastSeenAt: now })],
    bonds: [
      {
        ...shown,
        data: notes,
        cupon: couponPercent,
        ytm: yieldPercent,
        computedYtm: computedYieldPercent,
        computedYtmOn: computedYieldOn,
        payments: await app.answer(listMyPayments, of),
        cashFlows: await app.answer(listMyCashFlows, of),
      },
      expect.objectContaining({ isin: 'B', payments: [], cashFlows: [] }),
    ],
    etfs: await app.answer(endpointsOf('etf').listMine, { token }),
    shares: await app.answer(endpointsOf('share').listMine, { token }),
  });
});

it('a user without holdings has a file, too', async () => {
  const user = await aUser(app);
  expect(await exportOf(user)).toMatchObject({
    profile: { email: user.email },
    bonds: [],
    etfs: [],
    shares: [],
  });
});

it('the file holds neither password nor token, not even their hashes', async () => {
  const text = JSON.stringify(await exportOf(await aUser(app)));
  expect(text).not.toMatch(/hash|argon2|token/i);
});

it('nobody who is signed out gets a file', async () => {
  expect((await app.refusal(exportMyAccount)).code).toBe('not_signed_in');
});
