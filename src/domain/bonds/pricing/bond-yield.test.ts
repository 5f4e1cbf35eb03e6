import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../../calendar-date.ts';
import { bondFlows, type BondFlows } from './bond-flows.ts';
import type { YieldQuote } from '../terms/yield-quote.ts';
import { BOND_PRESETS } from '../terms/bond-presets.ts';
import type { BondTerms } from '../terms/bond-terms.ts';
import { effectiveYield, yieldFromCleanPrice, yieldFromDirtyPrice } from './bond-yield.ts';
import { billSimpleYieldFromPrice } from './treasury-bill.ts';

function listFlows(terms: BondTerms, settlement: string): BondFlows {
  const flows = bondFlows(terms, date(settlement));
  return flows.ok ? flows.value : expect.fail(flows.reason);
}

function solveYield(flows: BondFlows, quote: YieldQuote, cleanPrice: number): number {
  const y = yieldFromCleanPrice(flows, quote, cleanPrice);
  return y.ok ? y.value : expect.fail(y.reason);
}

const percent = (rate: number) => Number((100 * rate).toFixed(2));

describe('yields published by the Bulgarian National Bank after its auctions', () => {
  const { quote, ...government } = BOND_PRESETS['bg-government'];
  test.each([
    ['2015-01-14', '2025-07-14', 3.1, 100.12, 3.11],
    ['2015-01-14', '2025-07-14', 3.1, 100.54, 3.06],
    ['2015-01-28', '2018-01-28', 1.1, 101.07, 0.74],
    ['2015-01-28', '2018-01-28', 1.1, 101.33, 0.65],
    ['2015-02-04', '2020-02-04', 1.85, 103.75, 1.08],
    ['2015-02-04', '2020-02-04', 1.85, 105.2, 0.79],
    ['2021-09-23', '2031-08-17', 0.1, 98.49, 0.25],
    ['2021-09-23', '2031-08-17', 0.1, 100, 0.1],
    ['2021-09-23', '2031-08-17', 0.1, 99.02, 0.2],
  ])(
    'settled %s, due %s, coupon %d at %d: %d per cent',
    (...[settlement, maturity, coupon, price, published]) => {
      const terms = { ...government, maturity: date(maturity), couponRate: coupon / 100 };
      expect(percent(solveYield(listFlows(terms, settlement), quote, price))).toBe(published);
    },
  );

  const zero = BOND_PRESETS['bg-government-zero'];
  test.each([
    [100.53, -0.12],
    [101.21, -0.27],
    [100.66, -0.15],
  ])('notes without a coupon settled 2021-09-09, due 2026-02-24, at %d: %d per cent', (price, published) => {
    const terms = { ...zero, maturity: date('2026-02-24'), couponRate: 0 };
    expect(percent(solveYield(listFlows(terms, '2021-09-09'), zero.quote, price))).toBe(published);
  });

  test.each([
    [99.82, 0.36],
    [99.86, 0.28],
  ])('a bill of 181 days at %d: %d per cent', (price, published) => {
    const y = billSimpleYieldFromPrice(price, 181, 365);
    expect(y.ok && percent(y.value)).toBe(published);
  });
});

describe('2.25 % of 2028-01-21, settled on 2026-03-16 at 99.80', () => {
  const flows = listFlows(
    { couponRate: 0.0225, frequency: 2, maturity: date('2028-01-21'), dayCount: 'ACT/ACT-ICMA' },
    '2026-03-16',
  );

  test('yields 2.3603 % compounded twice a year, which is 2.3742 % effective', () => {
    const nominal = solveYield(flows, { compounding: 2 }, 99.8);
    expect(nominal).toBeCloseTo(0.023603068469382, 12);
    expect(solveYield(flows, { compounding: 1 }, 99.8)).toBeCloseTo(0.0237423446796746, 12);
    expect(effectiveYield(nominal, 2)).toBeCloseTo(0.0237423446796746, 12);
  });

  test('is compounded as often as it pays by default', () => {
    expect(solveYield(flows, {}, 99.8)).toBe(solveYield(flows, { compounding: 2 }, 99.8));
  });
});

describe('in the last coupon period', () => {
  const bund: BondTerms = {
    couponRate: 0.02,
    frequency: 1,
    maturity: date('2023-08-15'),
    dayCount: 'ACT/ACT-ICMA',
  };
  test('interest is compound or simple, as the market quotes it', () => {
    const flows = listFlows(bund, '2023-07-24');
    expect(solveYield(flows, { lastPeriod: 'compound' }, 99.5)).toBeCloseTo(0.1065, 4);
    expect(solveYield(flows, { lastPeriod: 'simple' }, 99.5)).toBeCloseTo(0.1016, 4);
  });
  test('the choice has no effect before it', () => {
    const flows = listFlows(bund, '2022-07-24');
    expect(solveYield(flows, { lastPeriod: 'simple' }, 99.5)).toBe(
      solveYield(flows, { lastPeriod: 'compound' }, 99.5),
    );
  });
});

describe('an impossible yield is refused by name', () => {
  const flows = listFlows(
    { couponRate: 0, frequency: 0, maturity: date('2027-01-01'), dayCount: 'ACT/365F' },
    '2026-12-31',
  );
  test('price not positive', () => {
    expect(yieldFromDirtyPrice(flows, {}, 0)).toEqual({ ok: false, reason: 'price-not-positive' });
    expect(yieldFromDirtyPrice(flows, {}, -1)).toEqual({ ok: false, reason: 'price-not-positive' });
    expect(yieldFromDirtyPrice(flows, {}, NaN)).toEqual({ ok: false, reason: 'price-not-positive' });
  });
  test('a tenfold rise in a day exceeds every number', () => {
    expect(yieldFromDirtyPrice(flows, {}, 10)).toEqual({ ok: false, reason: 'yield-out-of-range' });
  });
  test('nothing remains to be paid', () => {
    expect(yieldFromDirtyPrice({ flows: [], periodsPerYear: 1, accrued: 0 }, {}, 99)).toEqual({
      ok: false,
      reason: 'yield-does-not-exist',
    });
  });
});
