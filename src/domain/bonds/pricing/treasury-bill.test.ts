import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Result } from '../../result.ts';
import {
  billDiscountRateFromPrice,
  billInvestmentRateFromPrice,
  billPriceFromDiscountRate,
  billSimpleYieldFromPrice,
} from './treasury-bill.ts';

function expectValue(result: Result<number, string>): number {
  return result.ok ? result.value : expect.fail(result.reason);
}

test('discount rate to price and back gives the same rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100, max: 2000 }),
      fc.integer({ min: 1, max: 366 }),
      (basisPoints, days) => {
        const rate = basisPoints / 10_000;
        const price = expectValue(billPriceFromDiscountRate(rate, days));
        expect(expectValue(billDiscountRateFromPrice(price, days))).toBeCloseTo(rate, 12);
      },
    ),
  );
});

describe('the examples of 31 CFR 356, appendix B', () => {
  test('a bill of 182 days at 95.934567 has a discount rate of 8.0415 %', () => {
    expect(expectValue(billDiscountRateFromPrice(95.934567, 182))).toBeCloseTo(0.080415158, 9);
  });
  test('the investment rate of a short bill is simple, that of a long one compounded twice a year', () => {
    expect(expectValue(billInvestmentRateFromPrice(99.559444, 20, 365))).toBeCloseTo(0.080757, 6);
    expect(expectValue(billInvestmentRateFromPrice(92.265, 364, 365))).toBeCloseTo(0.082373244, 9);
  });
});

test('a bill without a price or remaining days has no rate', () => {
  expect(billSimpleYieldFromPrice(0, 90, 360)).toEqual({ ok: false, reason: 'price-not-positive' });
  expect(billSimpleYieldFromPrice(99, 0, 360)).toEqual({ ok: false, reason: 'days-not-positive' });
  expect(billPriceFromDiscountRate(4, 120)).toEqual({ ok: false, reason: 'price-not-positive' });
});
