import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMyBondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { addBond, changeBond, findMyBond, listMyBonds } from '#api/portfolio/bonds';
import { listMyDuePayments } from '#api/portfolio/due-payments';
import { generateCashFlows } from '#api/portfolio/generate-cash-flows';
import { findMyIncomeLadder } from '#api/portfolio/figures/income';
import { changeInstrument, findInstrument } from '#api/portfolio/instruments/instruments';
import { findMyOverview } from '#api/portfolio/figures/overview';
import type { BondId } from '#api/platform/ids';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-04-01T09:00:00Z'));
  admin = await anAdministrator(app);
  owner = await aUser(app);
});
afterAll(() => app.stop());

const QUARTERS = ['2025-03-01', '2026-03-01', '2027-03-01'].map((date) => ({ date, percent: 25 }));

/** Nominal 10,000 at 4 % a year for four years, bought at issue at 98.00. */
const TRADE = {
  ...{ isin: 'XS0000000009', currency: 'EUR', nominal: 10_000, buyPrice: 98, marketPrice: 98, cupon: 4 },
  buyDate: '2024-03-01',
};
const FIELDS = {
  ...TRADE,
  ...{ issueDate: '2024-03-01', maturityDate: '2028-03-01' },
  ...{ couponFrequency: 1, dayCount: 'ACT/ACT-ICMA' },
};
const ROW = {
  ...{ isin: 'XS0000000009', buy_price: '98', market_price: '98', coupon_percent: '4' },
  ...{ buy_date: '2024-03-01', issue_date: '2024-03-01', maturity_date: '2028-03-01' },
  coupon_frequency: 1,
  day_count: 'ACT/ACT-ICMA',
} as const;

const add = (fields: object) =>
  app.answer(addBond, { token: admin.token, params: { id: owner.userId }, body: { ...FIELDS, ...fields } });
const refusedFields = async (fields: object) => {
  const refused = await app.refusal(addBond, {
    token: admin.token,
    params: { id: owner.userId },
    body: { ...FIELDS, ...fields },
  });
  return refused.errors?.map(({ path, rule }) => `${path} ${rule}`);
};
const analyse = (id: BondId) => app.answer(findMyBondAnalytics, { token: owner.token, params: { id } });

describe('the features of a bond', () => {
  it('are returned as entered, kept if a change does not send them, and removed if it sends null', async () => {
    const features = {
      amortization: QUARTERS,
      couponSteps: [{ from: '2026-03-01', rate: 5 }],
      calls: [{ date: '2026-09-01', price: 101 }],
    };
    const { id } = await add(features);
    expect(await app.answer(findMyBond, { token: owner.token, params: { id } })).toMatchObject(features);
    const change = (body: object) =>
      app.answer(changeBond, { token: admin.token, params: { id }, body: { ...FIELDS, ...body } });
    const without = await change({ calls: null });
    expect(without).toMatchObject({ amortization: QUARTERS });
    expect(without).not.toHaveProperty('calls');
    expect(await change({ couponSteps: [], floating: { index: 'euribor  6m', margin: 3.5 } })).toMatchObject({
      couponSteps: [],
      floating: { index: 'EURIBOR 6M', margin: 3.5, floor: null, cap: null },
    });
  });

  it('are refused at their fields if impossible, and nothing is changed', async () => {
    const before = await app.answer(listMyBonds, { token: owner.token });
    const half = { date: '2025-03-01', percent: 50 };
    const cases: readonly (readonly [object, string])[] = [
      [
        { amortization: [half, { date: '2026-03-01', percent: 50.01 }] },
        'amortization.1.percent instalments_above_whole',
      ],
      [{ amortization: [{ date: '2024-02-29', percent: 5 }] }, 'amortization.0.date not_before_issue'],
      [{ amortization: [{ date: '2028-03-02', percent: 5 }] }, 'amortization.0.date not_after_maturity'],
      [{ amortization: [half, { ...half, percent: 5 }] }, 'amortization.1.date repeated_day'],
      [{ amortization: [{ date: '2025-03-01', percent: -1 }] }, 'amortization.0.percent number_between'],
      [
        {
          couponSteps: [
            { from: '2026-03-01', rate: 5 },
            { from: '2025-03-01', rate: 6 },
          ],
        },
        'couponSteps.1.from later_than_previous',
      ],
      [{ calls: [{ date: '2026-03-01', price: -0.5 }] }, 'calls.0.price number_between'],
      [{ calls: [{ date: '2029-03-01', price: 100 }] }, 'calls.0.date not_after_maturity'],
      [{ floating: { index: 'EURIBOR 6M', margin: 3, floor: 5, cap: 4 } }, 'floating.cap not_below_floor'],
      [
        { floating: { index: 'EURIBOR 6M', margin: 3 }, couponSteps: [{ from: '2026-03-01', rate: 5 }] },
        'couponSteps steps_or_floating',
      ],
    ];
    for (const [fields, refusal] of cases) expect(await refusedFields(fields)).toEqual([refusal]);
    expect(await app.answer(listMyBonds, { token: owner.token })).toEqual(before);
  });

  it('are checked against the terms that a change does not send', async () => {
    const { id } = await add({});
    const refused = await app.refusal(changeBond, {
      token: admin.token,
      params: { id },
      body: { ...TRADE, amortization: [{ date: '2030-03-01', percent: 5 }] },
    });
    expect(refused.errors).toMatchObject([{ path: 'amortization.0.date', rule: 'not_after_maturity' }]);
  });
});

describe('a bond that is repaid in four equal instalments', () => {
  it('has all its figures for the outstanding nominal', async () => {
    const holder = await aUser(app);
    const params = {
      id: await aBond(app, holder.userId, { ...ROW, amortization: JSON.stringify(QUARTERS) }),
    };
    const mine = { token: holder.token };
    const { running, market } = await app.answer(findMyBondAnalytics, { ...mine, params });
    expect(running).toMatchObject({ nominal: 5_000, outstandingPercent: 50, heldToMaturity: 5_300 });
    expect(market).toMatchObject({ nominal: 5_000, calls: null });
    const flows = await app.answer(generateCashFlows, {
      token: admin.token,
      params,
      query: { preview: true },
    });
    expect(flows.added.map((flow) => [flow.date, flow.totalCashFlows])).toEqual([
      ['2024-03-01', -9_800],
      ['2025-03-01', 2_900],
      ['2026-03-01', 2_800],
      ['2027-03-01', 2_700],
      ['2028-03-01', 2_600],
    ]);
    const due = await app.answer(listMyDuePayments, { ...mine, params: { bondId: params.id } });
    expect(due.payments.map(({ interest, principal }) => [interest, principal])).toEqual([
      [400, 2_500],
      [300, 2_500],
    ]);
    const ladder = await app.answer(findMyIncomeLadder, mine);
    const rungs = ladder.map(({ isMatured, principal }) => [isMatured, principal]);
    expect(rungs).toEqual([
      [true, 5_000],
      [false, 2_500],
      [false, 2_500],
    ]);
    const { eur } = await app.answer(findMyOverview, mine);
    expect(eur).toMatchObject({ clean: 4_900 });
  });
});

describe('the features of a security', () => {
  const change = (body: object) =>
    app.answer(changeInstrument, { token: admin.token, params: { isin: 'XS2000000009' }, body });

  it('apply to every bond of its ISIN without its own', async () => {
    const ids = [
      await aBond(app, owner.userId, { ...ROW, isin: 'XS2000000009' }),
      await aBond(app, owner.userId, { ...ROW, isin: 'XS2000000009', amortization: '[]' }),
    ] as const;
    const changed = await change({
      issueDate: '2024-03-01',
      maturityDate: '2028-03-01',
      amortization: QUARTERS,
    });
    expect(changed).toMatchObject({ amortization: QUARTERS, couponSteps: null });
    const [amortising, own] = [await analyse(ids[0]), await analyse(ids[1])];
    expect(amortising.running).toMatchObject({ nominal: 5_000 });
    expect(own.running).toMatchObject({ nominal: 10_000 });
    const computed = await app.db
      .selectFrom('bonds')
      .select('computed_yield_percent')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    const { market } = amortising;
    expect(computed.map((row) => Number(row.computed_yield_percent))).toEqual([
      market.known ? market.yieldPercent : null,
      own.market.known ? own.market.yieldPercent : null,
    ]);
  });

  it('are refused if impossible', async () => {
    const refused = await app.refusal(changeInstrument, {
      token: admin.token,
      params: { isin: 'XS2000000009' },
      body: { calls: [{ date: '2030-01-01', price: 100 }] },
    });
    expect(refused.errors).toMatchObject([{ path: 'calls.0.date', rule: 'not_after_maturity' }]);
    const found = await app.answer(findInstrument, { token: owner.token, params: { isin: 'XS2000000009' } });
    expect(found).toMatchObject({ amortization: QUARTERS, calls: null });
  });
});

describe('a floating coupon', () => {
  it('follows the fixings, and later periods are marked as based on the last known rate', async () => {
    await app.db
      .insertInto('fixings')
      .values([
        { index: 'EURIBOR 6M', day: '2025-02-27', rate: '2.5' },
        { index: 'EURIBOR 6M', day: '2026-02-26', rate: '2.25' },
      ])
      .execute();
    const { id } = await add({ cupon: null, floating: { index: 'EURIBOR 6M', margin: 3.5, floor: 5 } });
    const { running } = await analyse(id);
    expect(running).toMatchObject({
      floating: {
        index: 'EURIBOR 6M',
        couponPercent: 5.75,
        assumed: { from: '2027-03-01', couponPercent: 5.75 },
      },
    });
  });
});

describe('a callable bond', () => {
  it('has the yield to each call, and its risk to the worst', async () => {
    const { id } = await add({ marketPrice: 108, calls: [{ date: '2026-09-01', price: 101 }] });
    const { market } = await analyse(id);
    if (!market.known) expect.fail(market.reason);
    expect(market.calls?.worst).toMatchObject({ kind: 'call', date: '2026-09-01' });
    expect(market.calls?.ends.at(-1)).toEqual({
      kind: 'maturity',
      date: '2028-03-01',
      yieldPercent: market.yieldPercent,
    });
    expect(market.macaulayDuration).toBeLessThan(0.5);
  });
});
