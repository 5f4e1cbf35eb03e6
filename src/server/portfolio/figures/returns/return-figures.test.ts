import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMyOverview } from '#api/portfolio/figures/overview';
import { findMyReturn } from '#api/portfolio/figures/returns';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aNewIsin } from '../../../../testing/factories/a-new-isin.ts';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
  await sql`
    insert into exchange_rates (day, currency, units_per_euro)
    values ('2025-01-01', 'USD', 1.25), ('2025-07-01', 'USD', 1.1), ('2025-01-01', 'CAD', 3)`.execute(app.db);
});
afterAll(() => app.stop());

const share = (isin: string) => ({ kind: 'share', isin, market_price: '0', nominal: '1' }) as const;

it('the shown amounts add up to the shown profit', async () => {
  const { userId, token } = await aUser(app);
  const deal = { ...share(aNewIsin()), currency: 'CAD', buy_price: '1', buy_date: '2025-01-01' } as const;
  await anEtfOrShare(app, userId, { ...deal, market_price: '2', market_price_on: '2025-06-01' });
  const { amounts, profit } = await app.answer(findMyReturn, { token });
  if ('reason' in amounts || 'reason' in profit) expect.fail('no return');
  // A third of a euro became two thirds, which the overview shows as 0.67 and as a gain of 0.34.
  expect(profit).toMatchObject({ total: 0.34, price: 0.34 });
  expect((await app.answer(findMyOverview, { token })).eur).toMatchObject({ value: 0.67, profit: 0.34 });
  const { startValue, moneyIn, moneyOut, endValue } = amounts;
  expect((endValue - startValue - moneyIn + moneyOut).toFixed(2)).toBe('0.34');
  expect([startValue, moneyIn, moneyOut, endValue]).toEqual([0, 0.33, 0, 0.67]);
});

it('PE-6 · all money-weighted returns are listed if several fit', async () => {
  const { userId, token } = await aUser(app);
  const isin = aNewIsin();
  await anEtfOrShare(app, userId, { ...share(isin), buy_price: '100', buy_date: '2023-01-02' });
  await anEtfOrShare(app, userId, {
    ...share(isin),
    ...{ direction: 'Ask', buy_price: '230', buy_date: '2024-01-02' },
  });
  await anEtfOrShare(app, userId, { ...share(isin), buy_price: '132', buy_date: '2025-01-01' });
  await sql`
    insert into prices (isin, day, price, kind, currency, source, undone)
    values (${isin}, '2025-01-01', 0.01, 'unit', 'EUR', 'file', false)`.execute(app.db);
  const { moneyWeighted } = await app.answer(findMyReturn, { token, query: { to: '2025-01-01' } });
  if ('reason' in moneyWeighted) expect.fail(moneyWeighted.reason);
  expect(moneyWeighted.unique).toBe(false);
  // −100, +230 and −131.99 a year apart: the roots of 100x² − 230x + 131.99, of two years x² − 1.
  const roots = [-1, 1].map((sign) => (230 + sign * Math.sqrt(230 ** 2 - 400 * 131.99)) / 200);
  const found = [moneyWeighted.total, ...moneyWeighted.others];
  expect(found).toEqual(roots.map((x): unknown => expect.closeTo((x ** 2 - 1) * 100, 5)));
});

it('PE-10 · a return in euro is that in the currency times that of the exchange rate', async () => {
  const { userId, token } = await aUser(app);
  const [dollars, euros] = [aNewIsin(), aNewIsin()];
  const bought = { ...share(dollars), currency: 'USD', buy_price: '20', buy_date: '2025-01-01' } as const;
  await anEtfOrShare(app, userId, bought);
  await anEtfOrShare(app, userId, {
    ...bought,
    ...{ direction: 'Ask', buy_price: '22', buy_date: '2025-07-01' },
  });
  await anEtfOrShare(app, userId, { ...share(euros), buy_price: '20', buy_date: '2025-01-01' });
  const { contributions } = await app.answer(findMyReturn, { token });
  // 16 euro became 20: 22/20 by the price, 1.25/1.1 by the dollar.
  expect(contributions).toMatchObject([
    { key: dollars, timeWeighted: 25, inCurrency: { local: 10, exchangeRate: 13.63636364 } },
    { key: euros, inCurrency: null },
  ]);
});
