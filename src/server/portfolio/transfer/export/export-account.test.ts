import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { exportMyAccount } from '#api/people/account-export';
import { findMyBond, removeBond } from '#api/portfolio/bonds';
import { listMyCashFlows } from '#api/portfolio/cash-flows';
import { distributionEndpoints } from '#api/portfolio/distributions';
import { kindEndpoints } from '#api/portfolio/etfs-and-shares';
import { listMyPayments } from '#api/portfolio/payments';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCalendarFeed } from '../../../../testing/factories/a-calendar-feed.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { aDistribution } from '../../../../testing/factories/a-distribution.ts';
import { anImport } from '../../../../testing/factories/imports/an-import.ts';
import { aMissedDecision } from '../../../../testing/factories/a-missed-decision.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { collectRows } from '../../../../testing/factories/collect-rows.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { userEntries } from '../../../people/audit/user-entries.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

/** The body of the answer. */
async function fetchExport({ token }: TestUser): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.fastify.inject({ url: '/api/account/export', headers });
  const file: unknown = response.json();
  expect(exportMyAccount.answer.parse(file), 'the browser changes nothing of it').toEqual(file);
  return file;
}

function countEntries({ userId }: TestUser) {
  return app.db.transaction().execute((tx) => collectRows(userEntries(tx, userId)));
}

/** Holdings of each kind, active and expired. */
async function fill({ userId }: TestUser) {
  const bond = await aBond(app, userId, { isin: 'A', notes: 'Бележка', expired: true });
  await aBond(app, userId, { isin: 'B' });
  await aPayment(app, bond);
  await aPayment(app, bond, { payment_date: null });
  await aCashFlow(app, bond, { date: '2027-01-15' });
  await aCashFlow(app, bond);
  await aDistribution(app, await anEtfOrShare(app, userId, { kind: 'etf' }));
  await anEtfOrShare(app, userId, { kind: 'share', expired: true });
  return bond;
}

it('everything stored about a user is in one file, with the figures of the screens (SEC-136)', async () => {
  const user = await aUser(app);
  const bond = await fill(user);
  const { id } = await aCalendarFeed(app, user.userId);
  await aMissedDecision(app, bond, '2026-07-15');
  const imported = await anImport(app, user.userId);
  const other = await aUser(app);
  await fill(other);
  await aCalendarFeed(app, other.userId);
  await anImport(app, other.userId);
  const { token } = user;
  const of = { token, params: { bondId: bond } };
  const [etf] = await app.answer(kindEndpoints('etf').listMine, { token });
  const [share] = await app.answer(kindEndpoints('share').listMine, { token });
  const ofEtf = { token, params: { id: etf!.id } };
  const now = app.clock.now().toISOString();
  const { notes, couponPercent, yieldPercent, computedYieldPercent, computedYieldOn, ...shown } =
    await app.answer(findMyBond, {
      token,
      params: { id: bond },
    });
  expect(await fetchExport(user)).toEqual({
    exportedAt: now,
    profile: { ...(await app.answer(findMyAccount, { token })), createdAt: now },
    secondFactor: { app: null, passkeys: [], recoveryCodesLeft: 0 },
    missedPayments: [
      {
        bondId: bond,
        day: '2026-07-15',
        snoozedUntil: null,
        notDueReason: 'deferred by the issuer',
        decidedAt: now,
      },
    ],
    calendarFeeds: [{ id, name: 'Phone', withAmounts: false, createdAt: now, lastUsedAt: null }],
    reminders: { couponDays: null, maturities: false, freeMoneyFrom: null, withAmounts: false },
    concentrationLimits: { issuer: null, bank: null, nonEuro: null },
    imports: [expect.objectContaining({ id: imported, fileName: 'payments.csv', state: 'previewed' })],
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
    etfs: [{ ...etf, distributions: await app.answer(distributionEndpoints('etf').listMine, ofEtf) }],
    shares: [{ ...share, distributions: [] }],
    deleted: { bonds: [], payments: [], cashFlows: [], distributions: [], etfs: [], shares: [] },
    audit: await countEntries(user),
  });
});

it('deleted objects are in the file for as long as they are stored (SEC-136)', async () => {
  const user = await aUser(app);
  const bond = await fill(user);
  const { token } = await anAdministrator(app);
  await app.answer(removeBond, { token, params: { id: bond } });
  for (const kind of ['etf', 'share'] as const) {
    const [held] = await app.answer(kindEndpoints(kind).listMine, { token: user.token });
    await app.answer(kindEndpoints(kind).remove, { token, params: { id: held!.id } });
  }
  const deletedAt = app.clock.now().toISOString();
  expect(await fetchExport(user)).toMatchObject({
    bonds: [{ isin: 'B' }],
    etfs: [],
    shares: [],
    deleted: {
      bonds: [{ id: bond, isin: 'A', data: 'Бележка', deletedAt }],
      payments: [
        { bondId: bond, profit: 125.5, paymentDate: '2026-01-15', deletedAt },
        { bondId: bond, paymentDate: null, deletedAt },
      ],
      cashFlows: [
        { bondId: bond, date: '2027-01-15', deletedAt },
        { bondId: bond, deletedAt },
      ],
      distributions: [{ payDay: '2026-01-15', gross: 40, deletedAt }],
      etfs: [{ deletedAt }],
      shares: [{ deletedAt }],
    },
  });
});

it('every column of the user is in the file, or named here with the reason (SEC-136)', async () => {
  const user = await aUser(app);
  await fill(user);
  // Computed columns repeat the content of others.
  const columnsWithout = [
    'password_hash',
    'password_expires_at',
    'email_key',
    'computed_search_text',
    'computed_sort_name',
  ];
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'users' and column_name <> all (${columnsWithout})`.execute(app.db);
  const named = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const { profile } = exportMyAccount.answer.parse(await fetchExport(user));
  const fields = Object.keys(profile).map((field) => (field === 'userId' ? 'id' : field));
  expect(rows.map(({ name }) => named(name)).sort()).toEqual(fields.sort());
});

it('a user without holdings has a file, too', async () => {
  const user = await aUser(app);
  expect(await fetchExport(user)).toMatchObject({
    profile: { email: user.email },
    bonds: [],
    etfs: [],
    shares: [],
  });
});

it('the file contains neither passwords nor tokens, not even their hashes', async () => {
  const user = await aUser(app);
  const text = JSON.stringify(await fetchExport(user));
  const { password_hash: hash } = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  const { token_hash: ofToken } = await app.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  const secrets = [hash!, user.password, user.token, ofToken.toString('hex'), ofToken.toString('base64')];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it('the file requires a session', async () => {
  expect((await app.refusal(exportMyAccount)).code).toBe('not_signed_in');
});
