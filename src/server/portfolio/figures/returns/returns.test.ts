import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { findMyReturn, findUserReturn } from '#api/portfolio/figures/returns';
import type { UserId } from '#api/platform/ids';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let admin: TestUser;

const BOND = 'BG2030026111';
const X = 'BG1100001006';
const Y = 'BG1100002004';
const UNKNOWN_ID = 999_999_999;

async function prices(
  ...rows: readonly (readonly [isin: string, day: string, price: number])[]
): Promise<void> {
  for (const [isin, day, price] of rows) {
    await sql`
      insert into prices (isin, day, price, kind, currency, source, undone)
      values (${isin}, ${day}, ${price}, ${isin === BOND ? 'clean' : 'unit'}, 'EUR', 'file', false)`.execute(
      app.db,
    );
  }
}

/** The bond of `portfolio-return.test.ts`, without its fee: 10,000 of 2.25 % 2028-01-21, and its coupon of July. */
async function workedBond(owner: UserId): Promise<void> {
  const bond = await aBond(app, owner, {
    isin: BOND,
    coupon_percent: '2.25',
    maturity_date: '2028-01-21',
    coupon_frequency: 2,
    day_count: 'ACT/ACT-ICMA',
    buy_date: '2026-03-16',
    buy_price: '99.8',
    bank: 'First Bank',
  });
  await aPayment(app, bond, { payment_date: '2026-07-21', profit: '112.50', taxes_paid: null });
}

/** 60,000 and 40,000, and 10,000 more of the second on the thirtieth of ninety days. */
async function workedShares(owner: UserId): Promise<void> {
  const deal = { kind: 'share', buy_price: '100', market_price: '0' } as const;
  await anEtfOrShare(app, owner, { ...deal, isin: X, nominal: '600', buy_date: '2025-01-01' });
  await anEtfOrShare(app, owner, { ...deal, isin: Y, nominal: '400', buy_date: '2025-01-01' });
  await anEtfOrShare(app, owner, { ...deal, isin: Y, nominal: '100', buy_date: '2025-01-31' });
}

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
  admin = await anAdministrator(app);
  // Prices are of securities that somebody holds.
  const { userId } = await aUser(app);
  await workedBond(userId);
  await workedShares(userId);
  await prices(
    [BOND, '2026-07-21', 99.9],
    [BOND, '2026-09-30', 100.05],
    [X, '2025-04-01', 102],
    [Y, '2025-04-01', 100.6],
  );
});
afterAll(() => app.stop());

const NINETY_DAYS = { from: '2025-01-01', to: '2025-04-01' } as const;

describe('one bond over half a year', () => {
  const query = { from: '2026-03-15', to: '2026-09-30' } as const;

  it('earned what the worked example says, and is not annualised', async () => {
    const { userId, token } = await aUser(app);
    await workedBond(userId);
    const found = await app.answer(findMyReturn, { token, query });
    expect(found).toMatchObject({
      of: 'all',
      from: '2026-03-16',
      to: '2026-09-30',
      days: 198,
      timeWeighted: { annualised: null, trueShare: 100 },
      moneyWeighted: { annualised: null, unique: true },
      profit: { total: 147.35, price: 25, income: 122.35, currency: 0, fees: 0, tax: 0 },
      amounts: { startValue: 0, moneyIn: 10_013.56, moneyOut: 112.5, endValue: 10_048.41 },
      contributions: [{ key: BOND, profit: 147.35 }],
      left: [],
    });
    // The example has amounts rounded to cents.
    expect('total' in found.timeWeighted && found.timeWeighted.total).toBeCloseTo(1.478073, 5);
    expect(found.contributions[0]?.percent).toBe(found.modifiedDietz);
  });

  it('its working links to the return', async () => {
    const { userId, token } = await aUser(app);
    await workedBond(userId);
    const { working, timeWeighted } = await app.answer(findMyReturn, { token, query });
    expect(working.earlier).toBe(0);
    expect(working.links.map(({ day }) => day)).toEqual([
      '2026-03-16',
      '2026-07-20',
      '2026-07-21',
      '2026-09-30',
    ]);
    const linked = working.links.reduce((growth, { percent }) => growth * (1 + percent / 100), 1) - 1;
    expect('total' in timeWeighted && timeWeighted.total).toBeCloseTo(linked * 100, 6);
  });

  it('a period of a year is annualised', async () => {
    const { userId, token } = await aUser(app);
    await workedShares(userId);
    const year = await app.answer(findMyReturn, { token, query: { from: '2025-01-01', to: '2026-01-01' } });
    expect(year.days).toBe(365);
    const { timeWeighted } = year;
    expect('total' in timeWeighted && timeWeighted.annualised === timeWeighted.total).toBe(true);
  });
});

describe('two shares, one with money that came in', () => {
  it('contribute to the whole what the worked example says', async () => {
    const { userId, token } = await aUser(app);
    await workedShares(userId);
    expect(await app.answer(findMyReturn, { token, query: NINETY_DAYS })).toMatchObject({
      days: 90,
      averageCapital: 106_666.67,
      modifiedDietz: 1.40625,
      profit: { total: 1_500 },
      contributions: [
        { key: X, percent: 1.125, profit: 1_200, timeWeighted: 2 },
        { key: Y, percent: 0.28125, profit: 300 },
      ],
    });
  });

  it('have a return of their own, as their kind and their bank have', async () => {
    const { userId, token } = await aUser(app);
    await workedShares(userId);
    await workedBond(userId);
    const of = async (level: object) =>
      app.answer(findMyReturn, { token, query: { ...NINETY_DAYS, ...level } });
    expect(await of({ of: 'isin', key: Y })).toMatchObject({ of: 'isin', key: Y, profit: { total: 300 } });
    expect(await of({ of: 'class', key: 'share' })).toMatchObject({ profit: { total: 1_500 } });
    expect(await of({ of: 'class', key: 'bond' })).toMatchObject({ profit: { reason: 'nothing_held' } });
    expect(await of({ of: 'bank', key: 'Bank of the Example' })).toMatchObject({ profit: { total: 1_500 } });
    expect(await of({ of: 'bank', key: '' })).toMatchObject({ timeWeighted: { reason: 'nothing_held' } });
  });
});

it('fees, tax and what the dollar did are apart, and can be left out', async () => {
  const { userId, token } = await aUser(app);
  await sql`
    insert into exchange_rates (day, currency, units_per_euro)
    values ('2025-01-01', 'USD', 1.25), ('2025-07-01', 'USD', 1.1) on conflict do nothing`.execute(app.db);
  const isin = 'US0378331005';
  const deal = { kind: 'share', isin, currency: 'USD', nominal: '100', market_price: '0' } as const;
  await anEtfOrShare(app, userId, { ...deal, buy_price: '20', buy_date: '2025-01-01', fees_paid_1: '10' });
  const sale = {
    ...deal,
    direction: 'Ask',
    buy_price: '22',
    buy_date: '2025-07-01',
    fees_paid_1: '11',
  } as const;
  await anEtfOrShare(app, userId, sale);
  const query = { from: '2024-12-31', to: '2025-07-02' } as const;
  const of = async (costs: object) =>
    (await app.answer(findMyReturn, { token, query: { ...query, ...costs } })).profit;
  // 181.82 by the price, 218.18 by the dollar.
  expect(await of({})).toEqual({ total: 382, price: 181.82, income: 0, currency: 218.18, fees: -18, tax: 0 });
  expect(await of({ costs: 'before-fees-and-tax' })).toMatchObject({ total: 400, fees: 0 });
});

describe('a return that cannot be computed', () => {
  it('is left out and listed with its reason; the others are not affected', async () => {
    const { userId, token } = await aUser(app);
    await workedShares(userId);
    const deal = { kind: 'share', market_price: '0', buy_date: '2025-02-01' } as const;
    await anEtfOrShare(app, userId, { ...deal, isin: 'CH0012005267', currency: 'CHF' });
    const dealId = await anEtfOrShare(app, userId, { ...deal, isin: 'DE0007164600', direction: 'Ask' });
    const found = await app.answer(findMyReturn, { token, query: NINETY_DAYS });
    expect(found).toMatchObject({ profit: { total: 1_500 } });
    expect(found.left).toEqual(
      [
        {
          ...{ key: 'DE0007164600', kind: 'share', currency: 'EUR', reason: 'sold_more_than_held', dealId },
          missingRate: null,
        },
        {
          ...{ key: 'CH0012005267', kind: 'share', currency: 'CHF', reason: 'no_rate', dealId: null },
          missingRate: { currency: 'CHF', day: '2025-02-01' },
        },
      ].sort((one, other) => (one.key < other.key ? -1 : 1)),
    );
  });

  it('is given in place of each missing figure: no return is 0 because data are missing', async () => {
    const { userId, token } = await aUser(app);
    await anEtfOrShare(app, userId, {
      kind: 'etf',
      buy_price: '0',
      market_price: '0',
      buy_date: '2025-02-01',
    });
    const reason = { reason: 'no_price' };
    expect(await app.answer(findMyReturn, { token })).toMatchObject({
      ...{
        timeWeighted: reason,
        moneyWeighted: reason,
        modifiedDietz: reason,
        profit: reason,
        amounts: reason,
      },
      contributions: [],
    });
    const nobody = await aUser(app);
    expect(await app.answer(findMyReturn, { token: nobody.token })).toMatchObject({
      timeWeighted: { reason: 'nothing_held' },
      left: [],
    });
  });

  it('a payment without a date is counted, and in no period', async () => {
    const { userId, token } = await aUser(app);
    const bond = await aBond(app, userId, { buy_date: '2026-03-16' });
    await aPayment(app, bond, { payment_date: null, profit: '50' });
    expect(await app.answer(findMyReturn, { token })).toMatchObject({
      undatedPayments: 1,
      profit: { income: 0 },
    });
  });
});

it('ends at the value that positions have today, prices without a day included', async () => {
  const { userId, token } = await aUser(app);
  await anEtfOrShare(app, userId, { kind: 'etf', market_price: '92', buy_date: '2026-01-15' });
  const [position] = await app.answer(listMyPositions, { token });
  expect(position?.eur).toBe(9_200);
  expect(await app.answer(findMyReturn, { token })).toMatchObject({
    from: '2026-01-15',
    amounts: { moneyIn: 8_050, endValue: 9_200 },
    timeWeighted: { trueShare: 100 },
  });
  const later = await app.answer(findMyReturn, { token, query: { to: '2026-11-19' } });
  expect(later.amounts).toMatchObject({ endValue: 8_050 });
});

describe('access to returns', () => {
  it('an administrator sees the same as the user, and other users see nothing', async () => {
    const { userId, token } = await aUser(app);
    await workedShares(userId);
    const params = { id: userId };
    expect(await app.answer(findUserReturn, { token: admin.token, params })).toEqual(
      await app.answer(findMyReturn, { token }),
    );
    expect(await app.refusal(findUserReturn, { token, params })).toMatchObject({ status: 403 });
    expect(await app.refusal(findMyReturn, {})).toMatchObject({ status: 401 });
    const unknown = { token: admin.token, params: { id: UNKNOWN_ID } };
    expect(await app.refusal(findUserReturn, unknown)).toMatchObject({ status: 404 });
  });
});

it.each([
  [{ to: '2099-01-01' }, 'to', 'day_in_future'],
  [{ from: '2026-02-01', to: '2026-02-01' }, 'from', 'before_period_end'],
  [{ of: 'isin' }, 'key', 'required'],
  [{ of: 'class', key: 'house' }, 'key', 'one_of'],
  [{ of: 'planet' }, 'of', 'one_of'],
] as const)('%j is refused by name', async (query, path, rule) => {
  const { token } = await aUser(app);
  expect(await app.refusal(findMyReturn, { token, query })).toMatchObject({
    status: 400,
    errors: [{ path, rule }],
  });
});
