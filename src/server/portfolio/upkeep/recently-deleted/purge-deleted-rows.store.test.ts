import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreBond } from '#api/portfolio/bonds';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { purgeDeletedRows } from './purge-deleted-rows.store.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('removes a bond with everything that was deleted with it', async () => {
  const { userId } = await aUser(app);
  const deleted_at = app.clock.now();
  const bondId = await aBond(app, userId, { deleted_at });
  await aPayment(app, bondId, { deleted_at });
  await aCashFlow(app, bondId, { deleted_at });
  app.clock.advance({ hours: 30 * 24 });
  expect(await purgeDeletedRows(app.db, app.clock.now())).toBe(1);
  for (const table of ['payments', 'cash_flows'] as const) {
    expect(await app.db.selectFrom(table).select('id').execute()).toEqual([]);
  }
});

it('does not damage a bond that is restored at the same moment', async () => {
  const [{ userId }, { userId: by }] = [await aUser(app), await anAdministrator(app)];
  for (let round = 0; round < 10; round += 1) {
    const deleted_at = app.clock.now();
    const id = await aBond(app, userId, { deleted_at });
    await aPayment(app, id, { deleted_at });
    app.clock.advance({ hours: 30 * 24 });
    const sent = { token: await signIn(app, by), params: { id } };
    const [{ status }] = await Promise.all([
      app.request(restoreBond, sent),
      purgeDeletedRows(app.db, app.clock.now()),
    ]);
    const payments = await app.db
      .selectFrom('payments')
      .select('deleted_at')
      .where('bond_id', '=', id)
      .execute();
    expect(payments).toEqual(status === 200 ? [{ deleted_at: null }] : []);
  }
  await app.db.deleteFrom('users').where('id', '=', userId).execute();
});

it('keeps deleted rows for 30 days, and then removes them permanently', async () => {
  const { userId } = await aUser(app);
  const deleted_at = app.clock.now();
  const bondId = await aBond(app, userId);
  const deleted = await Promise.all([
    aBond(app, userId, { deleted_at }),
    aPayment(app, bondId, { deleted_at }),
    aCashFlow(app, bondId, { deleted_at }),
    anEtfOrShare(app, userId, { kind: 'etf', deleted_at }),
  ]);
  await aPayment(app, bondId);
  await anEtfOrShare(app, userId, { kind: 'share' });

  app.clock.advance({ hours: 30 * 24 - 1 });
  expect(await purgeDeletedRows(app.db, app.clock.now())).toBe(0);
  app.clock.advance({ hours: 1 });
  expect(await purgeDeletedRows(app.db, app.clock.now())).toBe(deleted.length);
  expect(await purgeDeletedRows(app.db, app.clock.now())).toBe(0);

  const left = { bonds: 1, payments: 1, cash_flows: 0, etfs_and_shares: 1 } as const;
  for (const table of ['bonds', 'payments', 'cash_flows', 'etfs_and_shares'] as const) {
    expect(await app.db.selectFrom(table).select('id').execute()).toHaveLength(left[table]);
  }
});
