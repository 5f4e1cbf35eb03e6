import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBond } from '../../testing/a-bond.ts';
import { aCashFlow } from '../../testing/a-cash-flow.ts';
import { aPayment } from '../../testing/a-payment.ts';
import { aUser } from '../../testing/a-user.ts';
import { anEtfOrShare } from '../../testing/an-etf-or-share.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { purgeDeletedRows } from './purge-deleted-rows.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('keeps what was deleted for 30 days, and then removes it for good', async () => {
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
