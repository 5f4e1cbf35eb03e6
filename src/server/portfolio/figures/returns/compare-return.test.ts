import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMyReturn, findUserReturn } from '#api/portfolio/figures/returns';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBenchmark } from '../../../../testing/factories/a-benchmark.ts';
import { aUser, anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let holder: TestUser;

/** 10,000 in on the first of January of a year of 365 days, and as much again at its middle. */
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
  holder = await aUser(app);
  const deal = {
    kind: 'share',
    isin: 'BG1100001006',
    buy_price: '100',
    nominal: '100',
    market_price: '110',
  } as const;
  await anEtfOrShare(app, holder.userId, { ...deal, buy_date: '2025-01-01' });
  await anEtfOrShare(app, holder.userId, { ...deal, buy_date: '2025-07-02' });
});
afterAll(() => app.stop());

const YEAR = { from: '2024-12-31', to: '2026-01-01' } as const;
const compare = async (query: object) =>
  (await app.answer(findMyReturn, { token: holder.token, query: { ...YEAR, ...query } })).benchmark;

it('the same money at a fixed rate grows from the days on which it came in', async () => {
  // 10,000 × 1.04 + 10,000 × 1.04^(183/365)
  expect(await compare({ benchmark: 'deposit', depositRate: '4' })).toEqual({
    ...{ id: null, name: null, kind: 'deposit', rate: 4 },
    comparison: {
      ...{ total: 4, annualised: 4, lastDay: null, gaps: [] },
      ...{ endValue: 20_598.59, profit: 598.59, ahead: -598.59 },
    },
  });
  expect(await compare({ benchmark: 'deposit', depositRate: '0' })).toMatchObject({
    comparison: { total: 0, endValue: 20_000, profit: 0, ahead: 0 },
  });
  expect(await compare({})).toBeNull();
});

it('the same money in an index grows by the levels of its days', async () => {
  const { id, name } = await aBenchmark(app, [
    ['2024-12-31', 200],
    ['2025-07-01', 250],
    ['2025-12-31', 275],
    ['2026-03-31', 400],
  ]);
  expect(await compare({ benchmark: String(id) })).toMatchObject({
    ...{ id, name, kind: 'index', rate: null },
    // 10,000 × 275/200 + 10,000 × 275/250
    comparison: {
      ...{ total: 37.5, endValue: 24_750, profit: 4_750, ahead: -4_750, lastDay: '2025-12-31' },
      gaps: [
        { from: '2024-12-31', to: '2025-07-01' },
        { from: '2025-07-01', to: '2025-12-31' },
      ],
    },
  });
});

it('the same money at an overnight rate is compounded over days/360', async () => {
  const { id } = await aBenchmark(app, [['2025-01-01', 3.6], ['2025-12-31', 1.8]], 'overnight'); // prettier-ignore
  const growth = (1 + 0.036 * (364 / 360)) * (1 + 0.018 / 360) - 1;
  const compared = (await compare({ benchmark: String(id) }))?.comparison;
  expect(compared).toMatchObject({ lastDay: '2025-12-31' });
  expect(compared && 'total' in compared && compared.total).toBeCloseTo(growth * 100, 6);
});

it('there is no figure if the benchmark does not cover the period, or nothing was held', async () => {
  const late = await aBenchmark(app, [['2025-02-01', 100]]);
  const old = await aBenchmark(app, [['2020-01-01', 100], ['2025-10-30', 120]]); // prettier-ignore
  expect(await compare({ benchmark: String(late.id) })).toMatchObject({
    comparison: { reason: 'starts_later' },
  });
  expect(await compare({ benchmark: String(old.id) })).toMatchObject({
    comparison: { reason: 'ends_earlier' },
  });
  const nothing = { from: '2020-01-01', to: '2020-12-31', benchmark: 'deposit', depositRate: '4' } as const;
  expect(await compare(nothing)).toMatchObject({ comparison: { reason: 'no_return' } });
});

it('an administrator compares a user’s return with the same benchmark', async () => {
  const { token } = await anAdministrator(app);
  const query = { ...YEAR, benchmark: 'deposit', depositRate: '4' } as const;
  const found = await app.answer(findUserReturn, { token, params: { id: holder.userId }, query });
  expect(found.benchmark).toEqual(await compare(query));
});

it.each([
  [{ benchmark: 'deposit' }, 'depositRate', 'required'],
  [{ benchmark: 'deposit', depositRate: '' }, 'depositRate', 'number_between'],
  [{ benchmark: 'deposit', depositRate: '-100' }, 'depositRate', 'number_between'],
  [{ benchmark: '999999999' }, 'benchmark', 'entry_id'],
  [{ benchmark: 'gold' }, 'benchmark', 'entry_id'],
])('%j is refused by name', async (query, path, rule) => {
  const refused = await app.refusal(findMyReturn, { token: holder.token, query: { ...YEAR, ...query } });
  expect(refused).toMatchObject({ status: 400, errors: [{ path, rule }] });
});
