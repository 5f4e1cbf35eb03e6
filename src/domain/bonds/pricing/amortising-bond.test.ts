import { describe, expect, it } from 'vitest';
import { calendarDate, dateFromDayNumber } from '../../calendar-date.ts';
import type { BondTerms } from '../terms/bond-terms.ts';
import { accruedInterest } from './accrued-interest.ts';
import { bondFlows } from './bond-flows.ts';
import { yieldFromCleanPrice } from './bond-yield.ts';

const TERMS: BondTerms = {
  couponRate: 0.06,
  frequency: 2,
  issue: calendarDate('2024-03-01'),
  maturity: calendarDate('2029-03-01'),
  dayCount: 'ACT/ACT-ICMA',
};
const WITH_INSTALMENT = { ...TERMS, instalments: [{ day: calendarDate('2026-05-20'), percent: 40 }] };

function accruedOn(day: string, terms: BondTerms = WITH_INSTALMENT): number | string {
  const accrued = accruedInterest(terms, calendarDate(day));
  return accrued.ok ? accrued.value.amount : accrued.reason;
}

function paidAfter(day: string, terms: BondTerms): (readonly [string, number, number])[] {
  const found = bondFlows(terms, calendarDate(day));
  if (!found.ok) throw new Error(found.reason);
  return found.value.flows.map(
    ({ day: paid, coupon, principal }) => [dateFromDayNumber(paid), coupon, principal] as const,
  );
}

describe('an instalment between coupons', () => {
  // 40 % on 2026-05-20, nine days after it.
  it('gives the buyer of the rest the interest on the repaid part', () => {
    expect(accruedOn('2026-05-29')).toBeCloseTo(2.320652, 6);
  });

  it('is paid on its day, and its interest with the coupon of the period', () => {
    const [instalment, coupon, next] = paidAfter('2026-04-25', WITH_INSTALMENT);
    expect(instalment).toEqual(['2026-05-20', 0, 40]);
    expect(coupon?.[1]).toBeCloseTo(2.321739, 6);
    expect(next?.[1]).toBeCloseTo(1.8, 12);
  });

  it('changes neither earlier interest nor that of later periods per 100 outstanding', () => {
    for (const day of ['2026-05-19', '2026-10-15']) {
      expect(accruedOn(day)).toBeCloseTo(Number(accruedOn(day, TERMS)), 12);
    }
  });
});

describe('a bond that repays a quarter each year', () => {
  const terms: BondTerms = {
    couponRate: 0.04,
    frequency: 1,
    issue: calendarDate('2026-01-15'),
    maturity: calendarDate('2030-01-15'),
    dayCount: 'ACT/ACT-ICMA',
    instalments: ['2027-01-15', '2028-01-15', '2029-01-15'].map((day) => {
      return { day: calendarDate(day), percent: 25 };
    }),
  };

  it('pays 29, 28, 27 and 26', () => {
    const amounts = paidAfter('2026-01-15', terms).map(([, coupon, principal]) => coupon + principal);
    expect(amounts.map((amount) => amount.toFixed(10))).toEqual(
      [29, 28, 27, 26].map((amount) => amount.toFixed(10)),
    );
  });

  it('yields its coupon at par, and below par more than a bullet', () => {
    const flows = bondFlows(terms, calendarDate('2026-01-15'));
    const yieldAt = (price: number) => {
      const found = flows.ok ? yieldFromCleanPrice(flows.value, {}, price) : flows;
      return found.ok ? found.value : NaN;
    };
    expect(yieldAt(100)).toBeCloseTo(0.04, 10);
    expect(yieldAt(98)).toBeCloseTo(0.04879, 5);
  });
});

it('a fully repaid bond has no price, and instalments above the nominal are refused', () => {
  const instalment = (percent: number) => [{ day: calendarDate('2026-05-20'), percent }];
  expect(accruedOn('2026-05-20', { ...TERMS, instalments: instalment(100) })).toBe('nothing-outstanding');
  expect(accruedOn('2026-05-20', { ...TERMS, instalments: instalment(101) })).toBe('instalments-not-valid');
});

it('a new rate applies from the first period that begins on or after the change', () => {
  const rateSteps = [{ from: calendarDate('2026-04-01'), rate: 0.08 }];
  const coupons = paidAfter('2026-03-15', { ...TERMS, rateSteps }).map(([, coupon]) => coupon);
  expect(coupons.slice(0, 3)).toEqual([3, 4, 4]);
});
