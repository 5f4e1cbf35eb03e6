import { addDays, dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { success, type Result } from '../../result.ts';
import {
  accrualFraction,
  accruedAmount,
  settleBond,
  type SettledBond,
  type SettlementProblem,
} from './accrued-interest.ts';
import type { BondTerms, ResolvedTerms } from '../terms/bond-terms.ts';
import type { CouponFrequency } from '../terms/coupon-grid.ts';
import type { PeriodBoundary } from '../terms/coupon-schedule.ts';
import { fractionOfPeriod } from '../terms/day-count.ts';
import { isThirty360 } from '../terms/thirty-360.ts';

/** One payment still to come, per 100 nominal. */
export type BondFlow = {
  /** Day number; `dateFromDayNumber` gives the date. */
  readonly day: number;
  readonly coupon: number;
  readonly principal: number;
  /** Coupon and principal. */
  readonly amount: number;
  /** Coupon periods from the payment before (from settlement for the first), fractional: coupon time, not calendar time. */
  readonly step: number;
};

/** What a bond still pays after settlement: all that prices, yields and risk are made of. Computed once per bond and day. */
export type BondFlows = {
  readonly flows: readonly BondFlow[];
  /** Coupon periods a year; 1 for a bond without coupon dates. */
  readonly periodsPerYear: CouponFrequency;
  /** Accrued interest per 100 nominal at settlement: dirty price = clean price + accrued. */
  readonly accrued: number;
};

/** A regular coupon is rate / frequency for ACT/ACT ICMA and 30/360; elsewhere each one depends on its days. */
function fullCoupon({ couponRate, dayCount, frequency }: ResolvedTerms): number | undefined {
  const equalCoupons = frequency !== 0 && (dayCount === 'ACT/ACT-ICMA' || isThirty360(dayCount));
  return equalCoupons ? (100 * couponRate) / frequency : undefined;
}

/** One whole period of the grid, not a broken one. */
function isRegular(start: PeriodBoundary, end: PeriodBoundary): boolean {
  return end.position - start.position === 1 && Number.isInteger(start.position);
}

/** Periods between two places; without coupon dates ACT/365 and ACT/360 count calendar time instead. */
function periodsBetween(bond: SettledBond, start: PeriodBoundary, end: PeriodBoundary): number {
  const { dayCount, frequency } = bond.terms;
  const countsDays = frequency === 0 && (dayCount === 'ACT/365F' || dayCount === 'ACT/360');
  return countsDays
    ? fractionOfPeriod(dayCount, { start: start.day, end: end.day })
    : end.position - start.position;
}

/** The payments strictly after settlement; ex-dividend without the next coupon. */
function listFlows(bond: SettledBond, exDividend: boolean): BondFlow[] {
  const { terms, settlement, periodEnd, periodEnds } = bond;
  const regularCoupon = fullCoupon(terms);
  const couponAmount = (from: PeriodBoundary, to: PeriodBoundary) =>
    regularCoupon !== undefined && isRegular(from, to)
      ? regularCoupon
      : 100 * terms.couponRate * accrualFraction(bond, from, to);
  const flows: BondFlow[] = [];
  let start = bond.periodStart;
  let previous = settlement;
  for (const end of periodEnds) {
    const belongsToSeller = exDividend && end === periodEnd;
    const principal = end.day === terms.maturity ? terms.redemption : 0;
    const coupon = belongsToSeller ? 0 : couponAmount(start, end);
    if (!belongsToSeller || principal > 0) {
      flows.push({
        day: end.day,
        coupon,
        principal,
        amount: coupon + principal,
        step: periodsBetween(bond, previous, end),
      });
      previous = end;
    }
    start = end;
  }
  return flows;
}

/** What a settled bond still pays. */
export function settledBondFlows(bond: SettledBond, exDividend = false): BondFlows {
  return {
    flows: listFlows(bond, exDividend),
    periodsPerYear: bond.schedule.periodsPerYear,
    accrued: accruedAmount(bond, exDividend),
  };
}

/**
 * The payments of a bond strictly after settlement, per 100 nominal, and its accrued interest.
 * Fails with the reason where the terms or the settlement date make no sense.
 */
export function bondFlows(
  terms: BondTerms,
  settlement: CalendarDate,
  exDividend = false,
): Result<BondFlows, SettlementProblem> {
  const bond = settleBond(terms, settlement);
  return bond.ok ? success(settledBondFlows(bond.value, exDividend)) : bond;
}

/** The coupons with from ≤ date < to, per 100 nominal: those of a holder from one day to another. */
export function couponsBetween(
  terms: BondTerms,
  from: CalendarDate,
  to: CalendarDate,
): Result<readonly { readonly date: CalendarDate; readonly amount: number }[], SettlementProblem> {
  const dayBefore = terms.issue !== undefined && from <= terms.issue ? terms.issue : addDays(from, -1);
  const flows = bondFlows(terms, dayBefore);
  if (!flows.ok) return flows;
  const last = dayNumber(to);
  return success(
    flows.value.flows
      .filter(({ day, coupon }) => day < last && coupon !== 0)
      .map(({ day, coupon }) => ({ date: dateFromDayNumber(day), amount: coupon })),
  );
}
