import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findMyOverview,
  findMyOverviewHistory,
  findUserOverviewHistory,
} from '#api/portfolio/figures/overview';
import type { UserId } from '#api/platform/ids';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let admin: TestUser;

const TODAY = '2026-11-20';
const BOND = 'BG2030026111';
const SHARE = 'BG1100001006';
const UNKNOWN_ID = 999_999_999;

async function price(isin: string, day: string, value: number): Promise<void> {
  const kind = isin === BOND ? 'clean' : 'unit';
  await sql`
    insert into prices (isin, day, price, kind, currency, source, undone)
    values (${isin}, ${day}, ${value}, ${kind}, 'EUR', 'file', false)`.execute(app.db);
}

/** A bond: 10,000 of 2.25 % 2028-01-21 with its coupon of July. */
async function workedBond(owner: UserId): Promise<void> {
  const bond = await aBond(app, owner, {
    isin: BOND,
    coupon_percent: '2.25',
    maturity_date: '2028-01-21',
    coupon_frequency: 2,
    day_count: 'ACT/ACT-ICMA',
    buy_date: '2026-01-22',
    buy_price: '97',
    market_price: '0',
  });
  await aPayment(app, bond, { payment_date: '2026-07-21', profit: '112.50', taxes_paid: null });
}

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date(`${TODAY}T10:00:00Z`));
  admin = await anAdministrator(app);
  const { userId } = await aUser(app);
  await workedBond(userId);
  await price(BOND, '2026-01-05', 98);
  await price(BOND, '2026-07-01', 99);
});
afterAll(() => app.stop());

async function history(token: string, query: Record<string, string> = {}) {
  const found = await app.answer(findMyOverviewHistory, { token, query });
  return { ...found, on: (day: string) => found.points.find((point) => point.day === day) };
}

describe('the value over time of a bond with two prices a year', () => {
  let holder: TestUser;
  beforeAll(async () => {
    holder = await aUser(app);
    await workedBond(holder.userId);
  });

  it.each([
    ['2026-04-01', 9843.51, 9843.51],
    ['2026-07-20', 10_011.88, 10_011.88],
    ['2026-07-21', 9900, 10_012.5],
  ])('is on %s %d, and with what was paid out %d', async (day, eur, withPaidOut) => {
    const { on } = await history(holder.token, { from: '2026-01-22', to: day });
    expect(on(day)).toMatchObject({ eur, withPaidOut });
  });

  it('has month ends, the last 92 days, and the days of deals, payments and prices', async () => {
    const { points, from, to } = await history(holder.token);
    expect([from, to]).toEqual(['2026-01-22', TODAY]);
    const days = points.map(({ day }) => day);
    expect(days.slice(0, 10)).toEqual([
      ...['2026-01-22', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
      ...['2026-07-01', '2026-07-21', '2026-07-31'],
    ]);
    expect(days).toHaveLength(10 + 92);
  });

  it('is marked as estimated after 10 business days without a price, and as old after 91 days', async () => {
    const { on } = await history(holder.token);
    const marks = (day: string) => [on(day)?.estimated, on(day)?.old];
    expect(marks('2026-07-01')).toEqual([false, false]);
    expect(marks('2026-07-31')).toEqual([true, false]);
    expect(marks('2026-09-30')).toEqual([true, false]);
    expect(marks('2026-10-01')).toEqual([true, true]);
  });

  it('ends with the value of the overview, and is compared with a month before', async () => {
    const { points, previous, on } = await history(holder.token);
    const { eur } = await app.answer(findMyOverview, { token: holder.token });
    expect(points.at(-1)?.eur).toBe(eur.value);
    expect(previous).toEqual({
      month: { day: '2026-10-20', eur: on('2026-10-20')?.eur },
      year: { reason: 'nothing_held' },
    });
  });

  it('does not change before the day of a new price', async () => {
    const before = await history(holder.token);
    await price(BOND, '2026-08-25', 90);
    const after = await history(holder.token);
    const upTo = ({ points }: typeof before) => points.filter(({ day }) => day < '2026-08-25');
    expect(upTo(after)).toEqual(upTo(before));
    expect(after.on('2026-08-25')?.eur).toBeLessThan(before.on('2026-08-25')?.eur ?? 0);
  });
});

it('a holding without a price is listed and changes no point', async () => {
  const { userId, token } = await aUser(app);
  const deal = { kind: 'share', isin: SHARE, buy_date: '2026-09-15', market_price: '0' } as const;
  await anEtfOrShare(app, userId, deal);
  const before = await history(token);
  await anEtfOrShare(app, userId, { ...deal, isin: 'BG1100002004', buy_price: '0', name: 'A gift' });
  const after = await history(token);
  expect(after.points).toEqual(before.points);
  expect(before.left).toEqual([]);
  expect(after.left).toMatchObject([{ isin: 'BG1100002004', reason: 'no_price', until: TODAY }]);
});

describe('while nothing that is held has a value', () => {
  const gift = { kind: 'share', isin: 'BG1100002004', buy_price: '0', market_price: '0' } as const;

  it('there is a gap instead of a value of 0, before and after which days have points', async () => {
    const { userId, token } = await aUser(app);
    const other = { kind: 'share', isin: SHARE, market_price: '0' } as const;
    await anEtfOrShare(app, userId, { ...other, buy_date: '2026-09-01' });
    await anEtfOrShare(app, userId, { ...gift, buy_date: '2026-09-08' });
    await anEtfOrShare(app, userId, { ...other, direction: 'Ask', buy_date: '2026-09-15' });
    await anEtfOrShare(app, userId, { ...other, buy_date: '2026-09-22' });
    const { gaps, points, on } = await history(token);
    expect(gaps).toEqual([{ from: '2026-09-15', to: '2026-09-21', reason: 'no_price', currencies: [] }]);
    expect([on('2026-09-14')?.eur, on('2026-09-22')?.eur]).toEqual([8_050, 8_050]);
    expect(points.every(({ eur }) => eur === 8_050)).toBe(true);
  });

  it.each([
    ['no_price', { ...gift, buy_date: '2026-09-15' }],
    ['no_rate', { ...gift, buy_price: '10', currency: 'NOK', buy_date: '2026-09-15' }],
    ['sold_more_than_held', { kind: 'share', direction: 'Ask', buy_date: '2026-09-15' }],
  ] as const)('nothing has a point: %s', async (reason, row) => {
    const { userId, token } = await aUser(app);
    await anEtfOrShare(app, userId, row);
    const { points, gaps, left } = await history(token, { from: '2026-01-01' });
    expect(points).toEqual([]);
    expect(gaps).toMatchObject([{ from: '2026-09-15', to: TODAY, reason }]);
    expect(gaps[0]?.currencies).toEqual(reason === 'no_rate' ? ['NOK'] : []);
    expect(left).toMatchObject([{ reason, until: TODAY }]);
  });
});

it('days without a rate of a currency that is held are a gap, and a currency that never has one is left out', async () => {
  await sql`
    insert into exchange_rates (day, currency, units_per_euro) values ('2026-09-01', 'USD', 1.25), ('2026-11-16', 'USD', 1.25)
  `.execute(app.db);
  const { userId, token } = await aUser(app);
  const deal = { kind: 'share', buy_price: '10', market_price: '0', buy_date: '2026-09-01' } as const;
  await anEtfOrShare(app, userId, { ...deal, isin: SHARE, currency: 'USD' });
  await anEtfOrShare(app, userId, { ...deal, isin: 'BG1100002004', currency: 'CHF' });
  const { points, gaps, left, previous } = await history(token);
  expect(gaps).toEqual([{ from: '2026-09-09', to: '2026-11-15', reason: 'no_rate', currencies: ['USD'] }]);
  expect(points.every(({ eur }) => eur === 800)).toBe(true);
  expect(points.map(({ day }) => day)).toContain('2026-09-08');
  expect(points.map(({ day }) => day)).not.toContain('2026-10-31');
  expect(left).toMatchObject([{ currency: 'CHF', reason: 'no_rate', until: TODAY }]);
  expect(previous.month).toEqual({ reason: 'no_rate' });
});

it('a sale without a day leaves today known and the past not', async () => {
  const { userId, token } = await aUser(app);
  const deal = { kind: 'share', isin: SHARE, buy_price: '10', market_price: '0' } as const;
  await anEtfOrShare(app, userId, { ...deal, buy_date: '2026-09-01' });
  await anEtfOrShare(app, userId, { ...deal, direction: 'Ask', nominal: '40', buy_date: null });
  const { points, gaps, left, previous } = await history(token);
  expect(points).toMatchObject([{ day: TODAY, eur: 600 }]);
  expect(gaps).toMatchObject([{ from: '2026-09-01', to: '2026-11-19', reason: 'deal_without_date' }]);
  expect(previous.month).toEqual({ reason: 'deal_without_date' });
  expect(left).toMatchObject([{ reason: 'deal_without_date', until: '2026-11-19' }]);
});

it('marks purchases, sales and redemptions at the rates of their days, summed per point', async () => {
  await sql`
    insert into exchange_rates (day, currency, units_per_euro) values ('2024-03-04', 'SEK', 10), ('2024-03-05', 'SEK', 12.5)
  `.execute(app.db);
  const { userId, token } = await aUser(app);
  const deal = {
    kind: 'share',
    isin: 'SE0000108656',
    currency: 'SEK',
    buy_price: '10',
    nominal: '100',
  } as const;
  await anEtfOrShare(app, userId, { ...deal, buy_date: '2024-03-04' });
  await anEtfOrShare(app, userId, { ...deal, direction: 'Ask', buy_date: '2024-03-05' });
  await anEtfOrShare(app, userId, { ...deal, isin: 'SE0000108649', currency: 'NOK', buy_date: '2024-03-04' });
  await aBond(app, userId, {
    buy_date: '2023-06-01',
    maturity_date: '2024-06-12',
    nominal: '1000',
    buy_price: '98',
  });
  await anEtfOrShare(app, userId, { kind: 'share', isin: SHARE, buy_date: '2023-06-01' });
  const { deals, points } = await history(token, { from: '2024-01-01' });
  expect(deals).toEqual([
    { day: '2024-03-04', kind: 'purchase', eur: { reason: 'no_rate' } },
    { day: '2024-03-05', kind: 'sale', eur: 80 },
    { day: '2024-06-12', kind: 'redemption', eur: 1000 },
  ]);
  const days = points.map(({ day }) => day);
  for (const { day } of deals) expect(days).toContain(day);
  const all = await history(token);
  expect(all.deals[0]).toEqual({ day: '2023-06-01', kind: 'purchase', eur: 980 + 8_050 });
});

it('an amortising bond drops on the day of an instalment, from the value of the day before', async () => {
  const { userId, token } = await aUser(app);
  const amortization = ['2023-06-15', '2025-06-15'].map((date) => ({ date, percent: 25 }));
  await aBond(app, userId, {
    ...{ nominal: '10000', buy_date: '2024-06-15', buy_price: '100', market_price: '0' },
    ...{ maturity_date: '2026-06-15', amortization: JSON.stringify(amortization) },
    ...{ coupon_percent: '4', coupon_frequency: 1, day_count: 'ACT/ACT-ICMA' },
  });
  const { from, on } = await history(token);
  expect(from).toBe('2024-06-15');
  // Bought after the first instalment: 10,000 outstanding, a third of it repaid in June 2025 and the rest at maturity.
  expect(on('2025-06-14')?.eur).toBe(10_398.9);
  expect(on('2025-06-15')?.eur).toBe(6_666.67);
  expect(on('2026-06-14')?.eur).toBe(6_932.61);
  expect(on('2026-06-15')?.eur).toBe(0);
});

it('decades of prices are at most 400 points', async () => {
  const { userId, token } = await aUser(app);
  const isin = 'BG1100003002';
  await anEtfOrShare(app, userId, { kind: 'share', isin, buy_date: '1996-01-15', market_price: '0' });
  await sql`
    insert into prices (isin, day, price, kind, currency, source, undone)
    select ${isin}, day, 100, 'unit', 'EUR', 'file', false
    from generate_series('1997-01-01'::date, '2026-11-01'::date, '5 days') as day`.execute(app.db);
  const { points } = await history(token);
  expect(points).toHaveLength(400);
  expect(points[0]?.day).toBe('1996-01-15');
});

it('of nothing has no points', async () => {
  const { token } = await aUser(app);
  expect(await history(token)).toMatchObject({ points: [], gaps: [], left: [], deals: [] });
});

describe('access to a history', () => {
  it('an administrator sees the same as the user, and other users see nothing', async () => {
    const { userId, token } = await aUser(app);
    await workedBond(userId);
    const params = { id: userId };
    expect(await app.answer(findUserOverviewHistory, { token: admin.token, params })).toEqual(
      await app.answer(findMyOverviewHistory, { token }),
    );
    expect(await app.refusal(findUserOverviewHistory, { token, params })).toMatchObject({ status: 403 });
    expect(await app.refusal(findMyOverviewHistory, {})).toMatchObject({ status: 401 });
    const unknown = { token: admin.token, params: { id: UNKNOWN_ID } };
    expect(await app.refusal(findUserOverviewHistory, unknown)).toMatchObject({ status: 404 });
  });

  it.each([
    [{ to: '2099-01-01' }, 'to', 'day_in_future'],
    [{ from: '2026-02-01', to: '2026-02-01' }, 'from', 'before_period_end'],
  ] as const)('%j is refused by name', async (query, path, rule) => {
    const { token } = await aUser(app);
    expect(await app.refusal(findMyOverviewHistory, { token, query })).toMatchObject({
      status: 400,
      errors: [{ path, rule }],
    });
  });
});
