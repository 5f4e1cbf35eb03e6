import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMyOverview, findMyOverviewHistory } from '#api/portfolio/figures/overview';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { findMyReturn } from '#api/portfolio/figures/returns';
import { computeMyScenario, findMyRisk } from '#api/portfolio/figures/risk';
import { findMyTotals } from '#api/portfolio/figures/totals';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';

let app: TestApp;
let token: TestUser['token'];

/** The reference portfolio of risk.test.ts: 98,000.00 + 52,860.27 + 82,375.21 as shown, exactly 233,235.488. */
const TOTAL = 233_235.48;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
  await sql`
    insert into exchange_rates (day, currency, units_per_euro)
    values ('2026-11-20', 'USD', 1.16), ('2026-01-15', 'USD', 1.17)`.execute(app.db);
  const holder = await aUser(app);
  token = holder.token;
  const bond = { day_count: 'ACT/ACT-ICMA', buy_date: '2026-01-15', buy_price: '100' } as const;
  const held = [
    ['DE0001102614', 'EUR', 3, '2031-11-20', 1, '100000', '98'],
    ['DE0001102622', 'EUR', 5, '2028-05-20', 1, '50000', '103.2'],
    ['US0378331005', 'USD', 4, '2036-11-15', 2, '100000', '95.5'],
  ] as const;
  for (const [isin, currency, coupon, maturity_date, coupon_frequency, nominal, market_price] of held) {
    const terms = { isin, currency, coupon_percent: String(coupon), maturity_date, coupon_frequency };
    await aBond(app, holder.userId, { ...bond, ...terms, nominal, market_price });
  }
});
afterAll(() => app.stop());

const sum = (figures: readonly unknown[]) =>
  Number(figures.reduce<number>((total, figure) => total + Number(figure), 0).toFixed(2));

it('the value of a portfolio is the same to the cent wherever it is shown', async () => {
  const overview = await app.answer(findMyOverview, { token });
  expect(overview.eur.value).toBe(TOTAL);
  expect(sum((await app.answer(listMyPositions, { token })).map(({ eur }) => eur))).toBe(TOTAL);
  const { held } = await app.answer(findMyTotals, { token, query: { kind: 'bond' } });
  expect(held?.eur).toBe(TOTAL);
  expect((await app.answer(findMyOverviewHistory, { token })).points.at(-1)?.eur).toBe(TOTAL);
  expect((await app.answer(findMyRisk, { token })).value).toBe(TOTAL);
  const { value, holdings } = await app.answer(computeMyScenario, { token, body: { parallel: 100 } });
  expect(value.before).toBe(TOTAL);
  expect(sum(holdings.map((each) => each.value))).toBe(TOTAL);
  const found = await app.answer(findMyReturn, { token });
  expect(found.amounts).toMatchObject({ endValue: TOTAL });
  expect(found.working.links.at(-1)?.value).toBe(TOTAL);
});

it.each(['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16', '2026-10-19'])(
  'a period from %s starts with the value that the overview shows on that day',
  async (day) => {
    const { eur } = await app.answer(findMyOverview, { token, query: { on: day } });
    const { amounts, working } = await app.answer(findMyReturn, { token, query: { from: day } });
    expect(amounts).toMatchObject({ startValue: eur.value });
    expect(working.links[0]?.before).toBe(eur.value);
  },
);

it('the returns add up in each row and each column, and so do the parts of the profit', async () => {
  const query = { benchmark: 'deposit', depositRate: '2' };
  const found = await app.answer(findMyReturn, { token, query });
  const { amounts, profit, contributions, benchmark } = found;
  if ('reason' in amounts || 'reason' in profit) expect.fail('no return');
  const { startValue, moneyIn, moneyOut, endValue } = amounts;
  expect(sum([endValue, -startValue, -moneyIn, moneyOut])).toBe(profit.total);
  for (const row of contributions)
    expect(sum([row.endValue, -row.startValue, -row.moneyIn, row.moneyOut])).toBe(row.profit);
  expect(sum(contributions.map((row) => row.profit))).toBe(profit.total);
  for (const name of ['startValue', 'moneyIn', 'moneyOut', 'endValue'] as const)
    expect(sum(contributions.map((row) => row[name]))).toBe(amounts[name]);
  const { total, ...parts } = profit;
  expect(sum(Object.values(parts))).toBe(total);
  if (benchmark === null || 'reason' in benchmark.comparison) expect.fail('no comparison');
  expect(sum([benchmark.comparison.endValue, benchmark.comparison.ahead])).toBe(TOTAL);
});
