import { afterAll, beforeAll, expect, it } from 'vitest';
import { displayedYield } from '#domain/bonds/holding/displayed-yield';
import { calendarDate } from '#domain/calendar-date';
import { listMyBonds } from '#api/portfolio/bonds';
import { findMyBondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { findMyReturn } from '#api/portfolio/figures/returns';
import { findMyRisk } from '#api/portfolio/figures/risk';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { askBuiltIn } from '../../../../testing/assistant-questions/ask.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { recomputeYields } from '../bonds/computed-yields.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.db
    .insertInto('fixings')
    .values([
      { index: 'EURIBOR 6M', day: '2025-02-27', rate: '2.5' },
      { index: 'EURIBOR 6M', day: '2026-02-26', rate: '2.25' },
    ])
    .execute();
});
afterAll(() => app.stop());

/** Nominal 10,000 at 4 % a year, bought at issue at 98. A coupon was paid yesterday. */
const ROW = {
  ...{ isin: 'XS0000000009', buy_price: '98', market_price: '98', coupon_percent: '4' },
  ...{ buy_date: '2024-03-01', issue_date: '2024-03-01', maturity_date: '2028-03-01' },
  coupon_frequency: 1,
  day_count: 'ACT/ACT-ICMA',
} as const;
const TODAY = calendarDate('2026-03-02');
const QUARTERS = ['2025-03-01', '2026-03-01', '2027-03-01'].map((date) => ({ date, percent: 25 }));

interface Kind {
  readonly features: object;
  readonly paid: string;
  /** The profit from the end of 2025 to today: payments plus the change of price and accrued interest. */
  readonly profit: number;
  readonly nominal: number;
  readonly says: readonly string[];
}

const KINDS: readonly (readonly [string, Kind])[] = [
  [
    'an amortising bond',
    {
      features: { amortization: JSON.stringify(QUARTERS) },
      // 7,500 at 101.342466, of which 2,500 came back at 100, to 5,000 at 98.010959; between the values as they are shown.
      ...{ paid: '300', profit: 99.87, nominal: 5_000 },
      says: ['Of its nominal 5,000.00 EUR is outstanding', 'Next coupon: 1 Mar 2027, 200.00 EUR'],
    },
  ],
  [
    'a stepping bond',
    {
      features: { coupon_steps: JSON.stringify([{ from: '2026-03-01', rate: 6 }]) },
      // From 101.342466 to 98.016438, as they are shown: 10,134.25 and 9,801.64.
      ...{ paid: '400', profit: 67.39, nominal: 10_000 },
      says: ['Next coupon: 1 Mar 2027, 600.00 EUR'],
    },
  ],
  [
    'a floating bond',
    {
      features: {
        coupon_percent: null,
        floating: JSON.stringify({ index: 'EURIBOR 6M', margin: 3.5, floor: 5, cap: null }),
      },
      // From 103.013699 to 98.015753.
      ...{ paid: '600', profit: 100.21, nominal: 10_000 },
      says: ['from 1 Mar 2027 it is counted at the last known rate, 5.75%', '575.00 EUR'],
    },
  ],
  [
    'a callable bond',
    {
      features: { market_price: '104', calls: JSON.stringify([{ date: '2026-09-01', price: 101 }]) },
      // From 101.342466 to 104.010959.
      ...{ paid: '400', profit: 666.85, nominal: 10_000 },
      says: ['if it is called on 1 Sept 2026', 'Durations and convexity are to that day'],
    },
  ],
];

it.each(KINDS)(
  '%s is the same in returns, risk, the list and the assistant as on its page',
  async (_name, { features, paid, profit, nominal, says }) => {
    const holder = await aUser(app);
    const { userId, token } = holder;
    const id = await aBond(app, userId, { ...ROW, ...features });
    await aPayment(app, id, { payment_date: '2026-03-01', profit: paid, taxes_paid: null });
    await app.db.transaction().execute((tx) => recomputeYields(tx, [ROW.isin], TODAY));
    const { market } = await app.answer(findMyBondAnalytics, { token, params: { id } });
    if (!market.known) expect.fail(market.reason);
    expect(market).toMatchObject({ nominal });

    const query = { from: '2025-12-31', to: TODAY };
    expect((await app.answer(findMyReturn, { token, query })).profit).toMatchObject({ total: profit });
    const risk = await app.answer(findMyRisk, { token });
    expect(risk).toMatchObject({ bonds: 1, eur: market.value, left: [] });
    expect(risk.modifiedDuration).toBeCloseTo(market.modifiedDuration, 3);
    // The list, from which the web client also makes the spreadsheet.
    const { data } = await app.answer(listMyBonds, { token });
    expect(data.map(displayedYield)).toEqual([market.yieldPercent]);
    const answer = await askBuiltIn(app, holder, `What is the duration of ${ROW.isin}?`);
    for (const part of says) expect(answer.replaceAll('\u00a0', ' ')).toContain(part);
  },
);
