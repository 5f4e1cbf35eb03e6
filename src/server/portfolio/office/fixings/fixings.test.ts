import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFixings, saveFixings } from '#api/portfolio/instruments/fixings';
import { generateCashFlows } from '#api/portfolio/generate-cash-flows';
import { findMyBondAnalytics } from '#api/portfolio/figures/bond-analytics';
import type { BondId } from '#api/platform/ids';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;
let bond: BondId;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-10-01T09:00:00Z'));
  admin = await anAdministrator(app);
  owner = await aUser(app);
  bond = await aBond(app, owner.userId, {
    ...{ isin: 'BG2100000001', coupon_percent: '5', buy_price: '100', market_price: '100' },
    ...{ buy_date: '2025-03-01', issue_date: '2025-03-01', maturity_date: '2030-03-01' },
    coupon_frequency: 2,
    day_count: '30E/360',
    floating: JSON.stringify({ index: 'EURIBOR 6M', margin: 3.5, floor: 5, cap: null }),
  });
});
afterAll(() => app.stop());

const save = (fixings: object[], more: object = {}) => ({
  token: admin.token,
  body: { index: 'euribor 6m', fixings, ...more },
});
const listed = () => app.answer(listFixings, { token: admin.token });

describe('fixings', () => {
  it('are kept by administrators, who see which periods run without one', async () => {
    expect((await app.refusal(listFixings, { token: owner.token })).code).toBe('not_allowed');
    expect(await listed()).toEqual([
      { index: 'EURIBOR 6M', bonds: 1, count: 0, fixings: [], missing: [{ from: '2026-09-01', bonds: 1 }] },
    ]);
  });

  it('are also missing for a bond without any known rate', async () => {
    const id = await aBond(app, owner.userId, {
      ...{ isin: 'XS0000000009', coupon_percent: null, maturity_date: '2030-03-01', coupon_frequency: 2 },
      floating: JSON.stringify({ index: 'EURIBOR 3M', margin: 3.5, floor: null, cap: null }),
    });
    expect(await listed()).toMatchObject([
      { index: 'EURIBOR 3M', bonds: 1, missing: [{ from: '2026-09-01', bonds: 1 }] },
      { index: 'EURIBOR 6M' },
    ]);
    await app.db.deleteFrom('bonds').where('id', '=', id).execute();
  });

  it('change the payments and yields of bonds once they are stored', async () => {
    const answer = await app.answer(saveFixings, save([{ day: '2026-08-28', rate: 2.25 }]));
    expect(answer).toEqual({ saved: 1, bonds: 1, corrected: 0 });
    expect(await listed()).toMatchObject([
      { count: 1, fixings: [{ day: '2026-08-28', rate: 2.25 }], missing: [] },
    ]);
    const { running, market } = await app.answer(findMyBondAnalytics, {
      token: owner.token,
      params: { id: bond },
    });
    expect(running).toMatchObject({ floating: { couponPercent: 5.75, assumed: { from: '2027-03-01' } } });
    const { computed_yield_percent: stored } = await app.db
      .selectFrom('bonds')
      .select('computed_yield_percent')
      .where('id', '=', bond)
      .executeTakeFirstOrThrow();
    expect(market).toMatchObject({ yieldPercent: Number(stored) });
  });

  it('for a period that is already paid ask whether to correct the stored cash flows', async () => {
    const params = { id: bond };
    const generate = (preview: boolean) =>
      app.answer(generateCashFlows, { token: admin.token, params, query: { preview } });
    await generate(false);
    const earlier = [{ day: '2026-02-26', rate: 2.5 }];
    const refused = await app.refusal(saveFixings, save(earlier));
    expect(refused.errors).toMatchObject([
      { path: 'pastFlows', rule: 'fixing_of_paid_period', values: { bonds: 1 } },
    ]);
    expect(await listed()).toMatchObject([{ count: 1 }]);
    expect(await app.answer(saveFixings, save(earlier, { pastFlows: 'correct' }))).toMatchObject({
      corrected: 1,
    });
    expect(await generate(true)).toMatchObject({ added: [], changed: [], removed: [] });
  });

  it('are refused for future days and twice on a day, and removed if the rate is null', async () => {
    const refused = await app.refusal(
      saveFixings,
      save([
        { day: '2026-10-02', rate: 2 },
        { day: '2026-01-05', rate: 2 },
        { day: '2026-01-05', rate: 3 },
      ]),
    );
    expect(refused.errors?.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'fixings.0.day day_in_future',
      'fixings.2.day repeated_day',
    ]);
    await app.answer(saveFixings, save([{ day: '2026-08-28', rate: null }], { pastFlows: 'keep' }));
    expect(await listed()).toMatchObject([{ count: 1, missing: [{ from: '2026-09-01', bonds: 1 }] }]);
  });
});
