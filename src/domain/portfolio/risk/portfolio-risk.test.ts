import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bondFlows } from '../../bonds/pricing/bond-flows.ts';
import { yieldFromCleanPrice } from '../../bonds/pricing/bond-yield.ts';
import type { BondTerms } from '../../bonds/terms/bond-terms.ts';
import { calendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import { bondExposure, type BondExposure } from './bond-exposure.ts';
import { KEY_RATE_YEARS, keyRateDurations } from './key-rates.ts';
import { portfolioRisk } from './portfolio-risk.ts';
import { createYieldSum } from './portfolio-yield.ts';
import { keyRateShift, parallelShift, steepener } from './scenarios.ts';

interface Held {
  readonly coupon: number;
  readonly frequency: BondTerms['frequency'];
  readonly maturity: string;
  readonly clean: number;
  readonly nominal: number;
  readonly currency?: Currency;
}

function exposure({ coupon, frequency, maturity, clean, nominal, currency = 'EUR' }: Held): BondExposure {
  const maturityDay = calendarDate(maturity);
  const terms: BondTerms = {
    couponRate: coupon,
    frequency,
    maturity: maturityDay,
    dayCount: 'ACT/ACT-ICMA',
  };
  const flows = bondFlows(terms, calendarDate('2026-11-20'));
  if (!flows.ok) throw new Error(flows.reason);
  const found = yieldFromCleanPrice(flows.value, {}, clean);
  if (!found.ok) throw new Error(found.reason);
  const unitsPerEuro = currency === 'USD' ? 1.16 : 1;
  const holding = { isin: 'BG2030026111', currency, nominal, unitsPerEuro, quote: {}, yield: found.value };
  const result = bondExposure({ ...holding, flows: flows.value });
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

// Three bonds settled on 2026-11-20, ACT/ACT-ICMA, 1 EUR = 1.16 USD.
const A = exposure({ coupon: 0.03, frequency: 1, maturity: '2031-11-20', clean: 98, nominal: 100_000 });
const B = exposure({ coupon: 0.05, frequency: 1, maturity: '2028-05-20', clean: 103.2, nominal: 50_000 });
const C = exposure({
  coupon: 0.04,
  frequency: 2,
  maturity: '2036-11-15',
  clean: 95.5,
  nominal: 100_000,
  currency: 'USD',
});
const ALL = [A, B, C];

describe('three bonds in two currencies', () => {
  const risk = portfolioRisk(ALL)!;

  it('RI-1 · weigh by their value in euro', () => {
    expect(risk.value.toFixed(2)).toBe('233235.49');
    expect(risk.weights.map((weight) => (weight * 100).toFixed(2))).toEqual(['42.02', '22.66', '35.32']);
    expect(risk.modifiedDuration).toBeCloseTo(5.092842, 6);
    expect(risk.convexity).toBeCloseTo(39.084956, 6);
  });

  it('RI-2 · lose per basis point what each currency loses, and in euro both together', () => {
    expect(risk.dv01.toFixed(4)).toBe('118.7831');
    const byCurrency = risk.dv01ByCurrency.map(({ currency, amount }) => `${amount.toFixed(4)} ${currency}`);
    expect(byCurrency).toEqual(['77.3392 USD', '52.1114 EUR']);
  });

  it.each([
    [-0.01, '12348.50'],
    [-0.005, '6054.88'],
    [0, '0.00'],
    [0.005, '-5826.94'],
    [0.01, '-11436.17'],
    [0.02, '-22040.01'],
  ])('RI-3 · are repriced in full where yields move by %d', (shift, change) => {
    const scenario = parallelShift(ALL, shift);
    expect(scenario.ok && scenario.value.change.toFixed(2)).toBe(change);
  });

  const changeBy = (bonds: readonly BondExposure[], shifts: ReadonlyMap<number, number>) => {
    const scenario = keyRateShift(bonds, shifts);
    return scenario.ok ? scenario.value.change.toNumber() : NaN;
  };
  const allBy = (shift: number) => new Map(KEY_RATE_YEARS.map((years) => [years, shift]));

  it('RI-4 · are repriced in full where rates move by maturity: all keys alike are a parallel shift', () => {
    expect(changeBy(ALL, allBy(0.01)).toFixed(2)).toBe('-11436.17');
    expect(changeBy(ALL, allBy(-0.01)).toFixed(2)).toBe('12348.50');
    expect(changeBy(ALL, allBy(0))).toBeCloseTo(0, 8);
    expect(Math.abs(changeBy(ALL, steepener(0.01)))).toBeLessThan(11_436);
    expect(changeBy([B], steepener(0.01))).toBeGreaterThan(0);
  });

  it('RI-4 · lose what the key-rate duration predicts for a small shift', () => {
    for (const { years, duration } of risk.keyRates) {
      const change = changeBy(ALL, new Map([[years, 1e-7]]));
      expect(change).toBeCloseTo(-duration * risk.value.toNumber() * 1e-7, 5);
    }
  });

  it('RI-5 · yield by value, by duration, and from all payments of one currency together', () => {
    const euro = portfolioRisk([A, B])!;
    expect(euro.yieldByValue * 100).toBeCloseTo(3.20835, 6);
    expect(euro.yieldByValueAndDuration * 100).toBeCloseTo(3.34676, 6);
    const sum = createYieldSum();
    for (const bond of [A, B]) sum.add(bond);
    const summed = sum.total();
    expect(summed.ok && summed.value).toBeCloseTo(0.03347542, 8);
    expect(50 * (A.effectiveYield + B.effectiveYield)).toBeCloseTo(3.108485, 6);
  });
});

describe('key-rate durations', () => {
  it.each([
    ['A', A, { 1: 0.0286, 2: 0.0553, 3: 0.1319, 5: 4.3411 }],
    ['B', B, { 0.25: 0.0151, 1: 0.7069, 2: 0.6881 }],
    ['C', C, { 0.25: 0.007, 1: 0.0371, 2: 0.0746, 3: 0.1753, 5: 0.3249, 7: 0.566, 10: 6.9088 }],
  ])('RI-4 · of bond %s lie around its payments', (_, bond, expected) => {
    const keys = keyRateDurations(bond).filter(({ duration }) => duration !== 0);
    const found = Object.fromEntries(keys.map(({ years, duration }) => [years, Number(duration.toFixed(4))]));
    expect(found).toEqual(expected);
  });

  it('RI-4 · add up to the modified duration', () => {
    const held = fc.record({
      coupon: fc.integer({ min: 0, max: 120 }).map((value) => value / 1000),
      frequency: fc.constantFrom<BondTerms['frequency']>(1, 2, 4),
      maturity: fc.integer({ min: 2027, max: 2070 }).map((year) => `${year}-03-31`),
      clean: fc.integer({ min: 60, max: 150 }),
      nominal: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(held, (some) => {
        const bond = exposure(some);
        const sum = keyRateDurations(bond).reduce((total, { duration }) => total + duration, 0);
        expect(sum).toBeCloseTo(bond.risk.modifiedDuration, 10);
      }),
    );
  });
});

it('a portfolio of one bond is that bond, and nothing has no risk', () => {
  const risk = portfolioRisk([A])!;
  expect(risk.modifiedDuration).toBe(A.risk.modifiedDuration);
  expect(risk.convexity).toBe(A.risk.convexity);
  expect(risk.yieldByValue).toBeCloseTo(A.effectiveYield, 12);
  expect(portfolioRisk([])).toBeUndefined();
});
