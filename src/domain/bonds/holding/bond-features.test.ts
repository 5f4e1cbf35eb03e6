import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../../calendar-date.ts';
import { expectedCashFlows } from '../cash-flows/expected-cash-flows.ts';
import { profitSplit } from '../cash-flows/profit-split.ts';
import { matchPayments } from '../cash-flows/received-payments.ts';
import { bondFlows } from '../pricing/bond-flows.ts';
import { cleanPriceFromDirty, dirtyPriceFromYield } from '../pricing/bond-pricing.ts';
import type { BondFeatures } from '../terms/bond-features.ts';
import { holdingTerms, type BondHolding } from '../terms/holding-terms.ts';
import { holdingAnalytics } from './holding-analytics.ts';
import type { HoldingResult } from './holding-on-day.ts';

const NONE: BondFeatures = { amortization: [], couponSteps: [], floating: null, calls: [] };

/** Nominal 10,000 at 4 % a year for four years, bought at issue at 98.00. */
const HOLDING: BondHolding = {
  isin: 'XS0000000009',
  currency: 'EUR',
  direction: 'Buy',
  expired: false,
  nominal: '10000',
  buyPrice: '98',
  marketPrice: '98',
  buyDate: date('2024-03-01'),
  settlementDate: null,
  couponPercent: '4',
  yieldPercent: null,
  taxesPaid: null,
  maturityDate: date('2028-03-01'),
  couponFrequency: 1,
  dayCount: 'ACT/ACT-ICMA',
  issueDate: date('2024-03-01'),
  firstCouponDate: null,
  redemption: '100',
  features: null,
};
const QUARTERS: BondFeatures = {
  ...NONE,
  amortization: ['2025-03-01', '2026-03-01', '2027-03-01'].map((day) => ({ date: date(day), percent: 25 })),
};

const withFeatures = (features: Partial<BondFeatures>, some: Partial<BondHolding> = {}): BondHolding => ({
  ...HOLDING,
  ...some,
  features: { ...NONE, ...features },
});

function value<T>(found: HoldingResult<T>): T {
  return found.ok ? found.value : expect.fail(found.reason);
}
const analyse = (holding: BondHolding, day: string) => holdingAnalytics(holding, date(day));

describe('a bond repaid in four equal instalments', () => {
  const amortising = withFeatures(QUARTERS);

  test('IN · yields 4.8790 % at 98.00 and has an average life of two and a half years', () => {
    const market = value(analyse(amortising, '2024-03-01').market);
    expect(market.yield * 100).toBeCloseTo(4.879, 4);
    expect(market.averageLife).toBeCloseTo(2.5, 12);
  });

  test('has the outstanding nominal, and is priced for it', () => {
    const { running, market } = analyse(amortising, '2026-04-01');
    expect(value(running)).toMatchObject({ outstanding: 50 });
    expect(value(running).nominal.toFixed()).toBe('5000');
    expect(value(market).nominal.toFixed()).toBe('5000');
    expect(value(market).value.toNumber()).toBeCloseTo(
      5000 * 0.98 + value(running).earnedInterest.toNumber(),
      2,
    );
  });

  test('reads the nominal of a purchase after an instalment as the outstanding nominal', () => {
    const later = { ...amortising, buyDate: date('2025-09-01') };
    expect(value(analyse(later, '2025-10-01').running).nominal.toFixed()).toBe('10000');
    expect(value(analyse(later, '2026-04-01').running).nominal.toFixed(2)).toBe('6666.67');
    const flows = expectedCashFlows(later);
    const repaid = flows.ok ? flows.value.slice(1).map(({ principal }) => principal.toFixed(2)) : [];
    expect(repaid).toEqual(['3333.33', '3333.34', '3333.33']);
  });

  test('pays 29, 28, 27, 26 per 100 year by year', () => {
    const flows = expectedCashFlows(amortising);
    const [, ...paid] = flows.ok ? flows.value : [];
    expect(paid.map(({ total }) => total.toFixed())).toEqual(['2900', '2800', '2700', '2600']);
    expect(paid.map(({ position }) => position.toFixed())).toEqual(['7500', '5000', '2500', '0']);
  });

  test('gains the difference between each instalment and its cost', () => {
    const analytics = analyse(amortising, '2026-04-01');
    const matched = matchPayments([], [], 'EUR');
    const { price } = profitSplit({ holding: amortising, analytics, matched, payments: [] });
    // A gain of 2 points on the 5,000 that were repaid; the rest is worth what was paid for it.
    expect(price.ok && price.value.toFixed()).toBe('100');
  });

  test('has matured when its instalments have repaid everything', () => {
    const ended = withFeatures({ amortization: [{ date: date('2026-03-01'), percent: 100 }] });
    expect(analyse(ended, '2026-04-01').running).toEqual({ ok: false, reason: 'matured' });
  });
});

test('a bond with one instalment at maturity equals a bullet', () => {
  const one = withFeatures({ amortization: [{ date: date('2028-03-01'), percent: 100 }] });
  const [bullet, amortising] = [HOLDING, one].map((holding) => analyse(holding, '2025-07-13'));
  expect(value(amortising?.market ?? expect.fail()).yield).toBeCloseTo(
    value(bullet?.market ?? expect.fail()).yield,
    12,
  );
  expect(value(amortising?.running ?? expect.fail()).heldToMaturity).toEqual(
    value(bullet?.running ?? expect.fail()).heldToMaturity,
  );
});

test('a bond with equal steps equals one with a fixed coupon', () => {
  const steps = ['2025-03-01', '2026-03-01', '2027-03-01'].map((day) => ({ from: date(day), rate: 4 }));
  const [fixed, stepped] = [HOLDING, withFeatures({ couponSteps: steps })].map((holding) =>
    value(analyse(holding, '2025-07-13').market),
  );
  expect(stepped).toEqual(fixed);
});

describe('a callable bond', () => {
  const CALLS = [
    { date: date('2026-03-01'), price: 102 },
    { date: date('2027-03-01'), price: 100.5 },
  ];

  test('has the worst yield as its lowest, at any price, and its risk to that day', () => {
    fc.assert(
      fc.property(fc.double({ min: 80, max: 125, noNaN: true }), (price) => {
        const holding = withFeatures({ calls: CALLS }, { marketPrice: price });
        const { calls, yield: toMaturity } = value(analyse(holding, '2025-07-13').market);
        const worst = calls?.worst.yield ?? NaN;
        expect(worst).toBeLessThanOrEqual(toMaturity);
        for (const end of calls?.ends ?? []) expect(worst).toBeLessThanOrEqual(end.yield);
      }),
      { numRuns: 50 },
    );
    const dear = value(analyse(withFeatures({ calls: CALLS }, { marketPrice: 108 }), '2025-07-13').market);
    expect(dear.calls?.worst).toMatchObject({ kind: 'call', day: '2026-03-01' });
    expect(dear.risk.macaulayDuration).toBeLessThan(0.7);
  });

  test('is an ordinary bond after its last call', () => {
    expect(value(analyse(withFeatures({ calls: CALLS }), '2027-03-01').market).calls).toBeNull();
  });
});

describe('a floating-rate bond', () => {
  const FLOATING = { index: 'EURIBOR 6M', margin: 3.5, floor: 5, cap: null };
  const floating = (fixings: readonly { day: string; rate: number }[]) =>
    withFeatures(
      { floating: { ...FLOATING, fixings: fixings.map(({ day, rate }) => ({ day: date(day), rate })) } },
      { couponPercent: null, couponFrequency: 2 },
    );

  test('pays fixing plus margin, and uses the last known rate from the first period without a fixing', () => {
    const bond = floating([
      { day: '2024-02-28', rate: 1 },
      { day: '2025-02-27', rate: 2.25 },
    ]);
    const { floating: found, toCome } = value(analyse(bond, '2025-03-15').running);
    expect(found).toMatchObject({ index: 'EURIBOR 6M', assumed: { from: '2025-09-01' } });
    expect(found?.couponRate).toBeCloseTo(0.0575, 12);
    expect(found?.assumed?.rate).toBeCloseTo(0.0575, 12);
    expect(toCome[0]?.coupon.toFixed(2)).toBe('287.50');
  });

  test('pays at least its floor', () => {
    const bond = floating([{ day: '2024-02-28', rate: 1 }]);
    expect(value(analyse(bond, '2024-03-15').running).floating?.couponRate).toBe(0.05);
  });

  test('has no figures before its first known rate', () => {
    expect(analyse(floating([]), '2024-03-15').running).toEqual({
      ok: false,
      reason: 'coupon-rate-not-known',
    });
  });
});

test('price to yield and back gives the same price, with instalments and steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 60, max: 140, noNaN: true }), (price) => {
      const holding = withFeatures(
        { ...QUARTERS, couponSteps: [{ from: date('2026-03-01'), rate: 5.5 }] },
        { marketPrice: price },
      );
      const found = holdingTerms(holding);
      const terms = found.ok ? found.value : expect.fail(found.reason);
      const bond = bondFlows(terms.terms, date('2025-07-13'));
      const flows = bond.ok ? bond.value : expect.fail(bond.reason);
      const { yield: y } = value(analyse(holding, '2025-07-13').market);
      const dirty = dirtyPriceFromYield(flows, terms.quote, y);
      expect(dirty.ok && cleanPriceFromDirty(flows, dirty.value)).toBeCloseTo(price, 9);
    }),
    { numRuns: 50 },
  );
});
