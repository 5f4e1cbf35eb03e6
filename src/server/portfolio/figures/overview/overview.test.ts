import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMyOverview, findUserOverview } from '#api/portfolio/figures/overview';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { UNKNOWN_BANK } from '#api/portfolio/etfs-and-shares';
import type { UserId } from '#api/platform/ids';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let admin: TestUser;

const TODAY = '2026-11-20';
const UNKNOWN_ID = 999_999_999;
const [A, B, C] = ['XS2100000014', 'XS2100000022', 'XS2100000030'];

/** The bonds of `portfolio-risk.test.ts`, A and B at one bank and C at another. */
async function portfolioABC(owner: UserId): Promise<void> {
  const bond = { buy_date: '2026-11-16', market_price_on: TODAY, day_count: 'ACT/ACT-ICMA' } as const;
  await aBond(app, owner, {
    ...bond,
    isin: A,
    nominal: '100000',
    coupon_percent: '3',
    coupon_frequency: 1,
    maturity_date: '2031-11-20',
    market_price: '98',
    bank: 'First Bank',
  });
  await aBond(app, owner, {
    ...bond,
    isin: B,
    nominal: '50000',
    coupon_percent: '5',
    coupon_frequency: 1,
    maturity_date: '2028-05-20',
    market_price: '103.2',
    bank: 'First Bank',
  });
  await aBond(app, owner, {
    ...bond,
    isin: C,
    currency: 'USD',
    nominal: '100000',
    coupon_percent: '4',
    coupon_frequency: 2,
    maturity_date: '2036-11-15',
    market_price: '95.5',
    bank: 'Second Bank',
  });
}

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date(`${TODAY}T10:00:00Z`));
  admin = await anAdministrator(app);
  await sql`insert into exchange_rates (day, currency, units_per_euro) values (${TODAY}, 'USD', 1.16)`.execute(
    app.db,
  );
});
afterAll(() => app.stop());

describe('the overview of three bonds, one of them in dollars', () => {
  let holder: TestUser;
  beforeAll(async () => {
    holder = await aUser(app);
    await portfolioABC(holder.userId);
    await sql`update instruments set issuer = 'Republic of Somewhere' where isin = ${A}`.execute(app.db);
    await sql`update instruments set issuer = 'Pirin Factoring', country = 'BG' where isin = ${B}`.execute(
      app.db,
    );
  });

  it('says what they are worth, and how that is spread', async () => {
    const { token } = holder;
    const overview = await app.answer(findMyOverview, { token });
    expect(overview).toMatchObject({
      on: TODAY,
      eur: { value: 233_235.48 },
      count: 3,
      left: [],
      leftCost: { eur: 0, notKnown: 0, withoutRate: [] },
      oldestPriceDay: TODAY,
      rates: { day: TODAY, currencies: [{ currency: 'USD', unitsPerEuro: 1.16 }] },
    });
    expect(overview.positions.map(({ isin, eur, weight }) => [isin, eur, weight])).toEqual([
      [A, 98_000, 42],
      [C, 82_375.21, 35.3],
      [B, 52_860.27, 22.7],
    ]);
    const { allocation } = overview;
    const keys = (shares: readonly { key: string; percent: number }[]) =>
      shares.map(({ key, percent }) => [key, percent]);
    expect(keys(allocation.class)).toEqual([['bond', 100]]);
    expect(keys(allocation.currency)).toEqual([['EUR', 64.7], ['USD', 35.3]]); // prettier-ignore
    expect(keys(allocation.bank)).toEqual([['First Bank', 64.7], ['Second Bank', 35.3]]); // prettier-ignore
    expect(keys(allocation.country)).toEqual([['international', 77.3], ['BG', 22.7]]); // prettier-ignore
    expect(keys(allocation.maturity)).toEqual([['1-3', 22.7], ['3-5', 42], ['7-10', 35.3]]); // prettier-ignore
    expect(keys(allocation.issuer)).toEqual([
      ['Republic of Somewhere', 42],
      ['', 35.3],
      ['Pirin Factoring', 22.7],
    ]);
    for (const shares of Object.values(allocation)) {
      const sum = shares.reduce((total, { eur }) => total + Math.round(eur * 100), 0);
      expect(sum).toBe(23_323_548);
    }
  });

  it('flags concentrations, and lists countries separately', async () => {
    const { concentration } = await app.answer(findMyOverview, { token: holder.token });
    expect(concentration).toMatchObject({
      hhi: 0.3527,
      equalHoldings: 2.84,
      flags: [
        { kind: 'issuer', key: 'Pirin Factoring', percent: 22.7, limit: 10 },
        { kind: 'bank', key: 'First Bank', percent: 64.7, limit: 50 },
        { kind: 'non-euro', key: '', percent: 35.3, limit: 30 },
      ],
      sovereigns: [{ key: 'Republic of Somewhere', percent: 42 }],
    });
  });

  it('names the next payments by the terms of the bonds', async () => {
    const { nextPayments } = await app.answer(findMyOverview, { token: holder.token });
    expect(nextPayments.map(({ day, kind, isin, amount, eur }) => [day, kind, isin, amount, eur])).toEqual([
      ['2027-05-15', 'coupon', C, 2_000, 1_724.14],
      ['2027-05-20', 'coupon', B, 2_500, 2_500],
      ['2027-11-15', 'coupon', C, 2_000, 1_724.14],
      ['2027-11-20', 'coupon', A, 3_000, 3_000],
      ['2028-05-15', 'coupon', C, 2_000, 1_724.14],
    ]);
  });

  it('is the sum of the positions, on a past day too', async () => {
    const { token } = holder;
    for (const on of [TODAY, '2026-11-18']) {
      const positions = await app.answer(listMyPositions, { token, query: { on } });
      const overview = await app.answer(findMyOverview, { token, query: { on } });
      const valued = positions.filter(({ eur }) => typeof eur === 'number');
      const sum = valued.reduce((total, { eur }) => total + (typeof eur === 'number' ? eur : 0), 0);
      expect(overview.eur.value).toBe(Number(sum.toFixed(2)));
      expect(overview.left).toHaveLength(positions.length - valued.length);
    }
  });
});

it('positions without a value are left out, counted and listed, together with others that need attention', async () => {
  const { userId, token } = await aUser(app);
  const deal = { buy_date: '2026-01-15', market_price: '0' } as const;
  await anEtfOrShare(app, userId, { ...deal, kind: 'share', isin: 'BG1100001006', name: 'Never priced' });
  await anEtfOrShare(app, userId, {
    ...deal,
    kind: 'etf',
    buy_price: '0',
    fees_paid_1: '15',
    name: 'A gift',
  });
  const oversold = { ...deal, kind: 'share', isin: 'BG1100002004', name: 'Oversold' } as const;
  const sale = await anEtfOrShare(app, userId, { ...oversold, direction: 'Ask' });
  await aBond(app, userId, { isin: 'BG2100001234', buy_date: '2026-11-16', market_price_on: TODAY });
  const overview = await app.answer(findMyOverview, { token });
  expect(overview).toMatchObject({
    eur: { value: 8_050 + 10_125, cost: 8_050 + 9_850, profit: 275 },
    count: 4,
    left: [
      { kind: 'etf', name: 'A gift', reason: 'no_price', cost: 15 },
      { kind: 'share', name: 'Oversold', reason: 'sold_more_than_held' },
    ],
    leftCost: { eur: 15, notKnown: 1, withoutRate: [] },
    attentionCount: 4,
  });
  expect(overview.attention.map(({ cause, isin, day, dealId }) => [cause, isin, day, dealId])).toEqual([
    ['no_price', 'IE00B4L5Y983', null, null],
    ['sold_more_than_held', 'BG1100002004', null, sale],
    ['purchase_price', 'BG1100001006', '2026-01-15', null],
    ['no_terms', 'BG2100001234', null, null],
  ]);
});

it('what cost nothing has a profit and no percentage, because its cost is 0', async () => {
  const { userId, token } = await aUser(app);
  const gift = { kind: 'share', nominal: '100', buy_price: '0', buy_date: '2026-11-16' } as const;
  await anEtfOrShare(app, userId, { ...gift, market_price: '12', market_price_on: TODAY });
  const { positions } = await app.answer(findMyOverview, { token });
  expect(positions).toMatchObject([
    { eur: 1_200, cost: 0, profit: 1_200, profitPercent: { reason: 'no_cost' } },
  ]);
});

it('a closed position is not held from the day on which it was closed, and was before', async () => {
  const { userId, token } = await aUser(app);
  const closed = { expired: true, closed_on: '2026-10-01', buy_date: '2026-01-15' };
  await anEtfOrShare(app, userId, { kind: 'share', isin: 'BG1100005007', ...closed });
  await aBond(app, userId, { isin: 'BG2100005004', ...closed });
  await aBond(app, userId, { isin: 'BG2100006002', ...closed, closed_on: null });
  const found = async (query: Record<string, string> = {}) => {
    const { count, left } = await app.answer(findMyOverview, { token, query });
    return { count, left: left.map(({ isin, reason }) => [isin, reason]) };
  };
  expect(await found()).toEqual({ count: 0, left: [] });
  expect(await found({ on: '2026-10-01' })).toMatchObject({ count: 1 });
  const unknown = [['BG2100006002', 'deal_without_date']];
  expect(await found({ on: '2026-09-30' })).toEqual({ count: 3, left: unknown });
});

it('a position at two banks counts at each bank with what its deals left there', async () => {
  const { userId, token } = await aUser(app);
  const deal = { kind: 'share', market_price: '10', market_price_on: TODAY, buy_date: '2026-11-16' } as const;
  await anEtfOrShare(app, userId, { ...deal, nominal: '300', bank: 'First Bank' });
  await anEtfOrShare(app, userId, { ...deal, nominal: '200', bank: 'Second Bank' });
  await anEtfOrShare(app, userId, { ...deal, nominal: '100', bank: 'Second Bank', direction: 'Ask' });
  const { allocation, positions } = await app.answer(findMyOverview, { token });
  expect(allocation.bank).toEqual([
    { key: 'First Bank', eur: 3_000, percent: 75 },
    { key: 'Second Bank', eur: 1_000, percent: 25 },
  ]);
  expect(positions).toMatchObject([{ banks: ['First Bank', 'Second Bank'], quantity: 400, weight: 100 }]);
});

it('a placeholder bank is not a bank and exceeds no limit', async () => {
  const { userId, token } = await aUser(app);
  const deal = { kind: 'share', market_price: '10', market_price_on: TODAY, buy_date: '2026-11-16' } as const;
  await anEtfOrShare(app, userId, { ...deal, nominal: '300', bank: UNKNOWN_BANK });
  const { allocation, concentration } = await app.answer(findMyOverview, { token });
  expect(allocation.bank).toEqual([{ key: '', eur: 3_000, percent: 100 }]);
  expect(concentration.flags.filter(({ kind }) => kind === 'bank')).toEqual([]);
});

it('coupons that are due and not recorded are counted', async () => {
  const { userId, token } = await aUser(app);
  await aBond(app, userId, {
    coupon_percent: '5',
    maturity_date: '2030-07-15',
    coupon_frequency: 1,
    day_count: 'ACT/ACT-ICMA',
    buy_date: '2025-07-15',
  });
  expect((await app.answer(findMyOverview, { token })).overdue).toEqual({
    count: 1,
    oldestDay: '2026-07-15',
  });
});

it('the figures give the reason if nothing has a value, and are 0 if nothing is held', async () => {
  const { userId, token } = await aUser(app);
  expect(await app.answer(findMyOverview, { token })).toMatchObject({
    eur: { value: 0, cost: 0 },
    count: 0,
    allocation: { class: [], maturity: [] },
    concentration: { hhi: { reason: 'nothing_held' }, flags: [] },
    positions: [],
  });
  await anEtfOrShare(app, userId, { kind: 'share', currency: 'CHF' });
  const reason = { reason: 'no_rate' };
  expect(await app.answer(findMyOverview, { token })).toMatchObject({
    eur: { value: reason, clean: reason, accrued: reason, cost: reason, profit: reason },
    left: [{ currency: 'CHF', ...reason, cost: 8_050 }],
    leftCost: { eur: 0, notKnown: 1, withoutRate: ['CHF'] },
    attention: [{ cause: 'no_rate', currency: 'CHF', day: TODAY }],
  });
});

describe('access to an overview', () => {
  it('an administrator sees the same as the user, and other users see nothing', async () => {
    const { userId, token } = await aUser(app);
    await anEtfOrShare(app, userId, { kind: 'etf' });
    const params = { id: userId };
    expect(await app.answer(findUserOverview, { token: admin.token, params })).toEqual(
      await app.answer(findMyOverview, { token }),
    );
    expect(await app.refusal(findUserOverview, { token, params })).toMatchObject({ status: 403 });
    expect(await app.refusal(findMyOverview, {})).toMatchObject({ status: 401 });
    const unknown = { token: admin.token, params: { id: UNKNOWN_ID } };
    expect(await app.refusal(findUserOverview, unknown)).toMatchObject({ status: 404 });
  });

  it('refuses a day in the future', async () => {
    const { token } = await aUser(app);
    expect(await app.refusal(findMyOverview, { token, query: { on: '2099-01-01' } })).toMatchObject({
      status: 400,
      errors: [{ path: 'on', rule: 'day_in_future' }],
    });
  });
});
