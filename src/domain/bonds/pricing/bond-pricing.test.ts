import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '../../calendar-date.ts';
import type { Result } from '../../result.ts';
import { bondFlows } from './bond-flows.ts';
import {
  cleanPriceFromDirty,
  dirtyPriceFromClean,
  dirtyPriceFromYield,
  discountedFlows,
} from './bond-pricing.ts';
import type { YieldQuote } from '../terms/yield-quote.ts';
import { riskFromYield } from './bond-risk.ts';
import type { BondTerms } from '../terms/bond-terms.ts';
import { yieldFromDirtyPrice } from './bond-yield.ts';
import { COUPON_FREQUENCIES } from '../terms/coupon-grid.ts';
import { DAY_COUNTS } from '../terms/day-count.ts';

const issue = calendarDate('2020-02-29');

function expectValue<Value>(result: Result<Value, string>): Value {
  return result.ok ? result.value : expect.fail(result.reason);
}

const anyTerms: fc.Arbitrary<BondTerms> = fc.record({
  couponRate: fc.integer({ min: 0, max: 1500 }).map((n) => n / 10_000),
  frequency: fc.constantFrom(...COUPON_FREQUENCIES),
  maturity: fc.integer({ min: 1000, max: 18_000 }).map((days) => addDays(issue, days)),
  dayCount: fc.constantFrom(...DAY_COUNTS),
  issue: fc.constant(issue),
  endOfMonth: fc.boolean(),
});
const anySettlement = fc.integer({ min: 0, max: 900 }).map((days) => addDays(issue, days));
const anyQuote: fc.Arbitrary<YieldQuote> = fc.record({
  compounding: fc.constantFrom(1, 2, 4, 12),
  convention: fc.constantFrom('ICMA', 'US_TREASURY'),
  lastPeriod: fc.constantFrom('compound', 'simple'),
});
const anyYield = fc.integer({ min: -400, max: 4000 }).map((n) => n / 10_000);
const anyPricing = fc.record({ terms: anyTerms, settlement: anySettlement, quote: anyQuote, y: anyYield });

test('yield to price and back gives the same yield', () => {
  fc.assert(
    fc.property(anyPricing, ({ terms, settlement, quote, y }) => {
      const flows = expectValue(bondFlows(terms, settlement));
      const price = expectValue(dirtyPriceFromYield(flows, quote, y));
      expect(expectValue(yieldFromDirtyPrice(flows, quote, price))).toBeCloseTo(y, 12);
    }),
    { numRuns: 500 },
  );
});

test('the price falls as the yield rises', () => {
  fc.assert(
    fc.property(anyPricing, ({ terms, settlement, quote, y }) => {
      const flows = expectValue(bondFlows(terms, settlement));
      expect(expectValue(dirtyPriceFromYield(flows, quote, y + 0.0001))).toBeLessThan(
        expectValue(dirtyPriceFromYield(flows, quote, y)),
      );
    }),
  );
});

test('the dirty price is the clean price plus accrued interest, and the sum of the present values', () => {
  fc.assert(
    fc.property(anyPricing, ({ terms, settlement, quote, y }) => {
      const flows = expectValue(bondFlows(terms, settlement));
      const dirty = expectValue(dirtyPriceFromYield(flows, quote, y));
      const working = expectValue(discountedFlows(flows, quote, y));
      const clean = cleanPriceFromDirty(flows, dirty);
      expect(clean).toBeCloseTo(dirty - flows.accrued, 10);
      expect(dirtyPriceFromClean(flows, clean)).toBeCloseTo(dirty, 10);
      const total = working.reduce((sum, { presentValue }) => sum + presentValue, 0);
      expect(total / dirty).toBeCloseTo(1, 12);
    }),
  );
});

test('a bond with a yield equal to its coupon is at par on every coupon date', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COUPON_FREQUENCIES),
      fc.integer({ min: 1, max: 1500 }),
      fc.integer({ min: 1, max: 40 }),
      (frequency, basisPoints, years) => {
        const couponRate = basisPoints / 10_000;
        const maturity = calendarDate(`${2020 + years}-06-15`);
        const terms: BondTerms = { couponRate, frequency, maturity, dayCount: 'ACT/ACT-ICMA' };
        const flows = expectValue(bondFlows(terms, calendarDate('2020-06-15')));
        const dirty = expectValue(dirtyPriceFromYield(flows, {}, couponRate));
        expect(cleanPriceFromDirty(flows, dirty)).toBeCloseTo(100, 10);
      },
    ),
  );
});

describe('durations and convexity are the derivatives of the price', () => {
  test('modified duration and convexity match the central differences', () => {
    fc.assert(
      fc.property(anyPricing, ({ terms, settlement, quote, y }) => {
        const flows = expectValue(bondFlows(terms, settlement));
        const priceAt = (rate: number) => expectValue(dirtyPriceFromYield(flows, quote, rate));
        const risk = expectValue(riskFromYield(flows, quote, y));
        const h = 1e-4;
        const [down, here, up] = [priceAt(y - h), priceAt(y), priceAt(y + h)];
        expect((down - up) / (2 * h * here) / risk.modifiedDuration).toBeCloseTo(1, 3);
        expect((down - 2 * here + up) / (h * h * here) / risk.convexity).toBeCloseTo(1, 2);
        expect(risk.dv01).toBeCloseTo((risk.modifiedDuration * here) / 10_000, 12);
      }),
    );
  });
});

test('a yield at or below minus the compounding has no price', () => {
  const terms: BondTerms = {
    couponRate: 0.05,
    frequency: 2,
    maturity: calendarDate('2030-06-15'),
    dayCount: '30E/360',
  };
  const flows = expectValue(bondFlows(terms, calendarDate('2026-03-16')));
  expect(dirtyPriceFromYield(flows, { compounding: 2 }, -2)).toEqual({
    ok: false,
    reason: 'yield-out-of-range',
  });
  expect(dirtyPriceFromYield(flows, { compounding: 2 }, NaN)).toEqual({
    ok: false,
    reason: 'yield-out-of-range',
  });
  expect(dirtyPriceFromYield(flows, { compounding: 2 }, -1.9).ok).toBe(true);
});
