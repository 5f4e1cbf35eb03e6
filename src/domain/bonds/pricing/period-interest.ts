import type { ResolvedTerms } from '../terms/bond-terms.ts';
import type { CouponSchedule, PeriodBoundary } from '../terms/coupon-schedule.ts';
import { fractionOfPeriod } from '../terms/day-count.ts';
import { isThirty360 } from '../terms/thirty-360.ts';

/** A bond's terms and its coupon periods. */
export type ScheduledBond = {
  readonly terms: ResolvedTerms;
  readonly schedule: CouponSchedule;
};

/** The part of the schedule between two boundaries. */
type Span = { readonly start: PeriodBoundary; readonly end: PeriodBoundary };

/** Years between two boundaries of the schedule in the bond's day count. */
export function accrualFraction(
  { terms: { dayCount, maturity }, schedule }: ScheduledBond,
  start: PeriodBoundary,
  end: PeriodBoundary,
): number {
  if (dayCount === 'ACT/ACT-ICMA') return (end.position - start.position) / schedule.periodsPerYear;
  return fractionOfPeriod(dayCount, { start: start.day, end: end.day, maturity });
}

/**
 * The rate of the coupon period that begins on the day, a fraction per year. A change within a period applies from the next
 * period.
 */
export function periodRate({ couponRate, rateSteps }: ResolvedTerms, start: number): number | null {
  if (rateSteps.length === 0) return couponRate;
  const step = rateSteps.findLast(({ day }) => day <= start);
  return step === undefined ? couponRate : step.rate;
}

/**
 * The index of the first repayment after the day; if there is none, the number of repayments. A binary search, because it is
 * called often.
 */
export function firstRepaymentAfter({ repayments }: ResolvedTerms, day: number): number {
  let [low, high] = [0, repayments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((repayments[middle]?.day ?? Infinity) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Percent of the original nominal that is outstanding at the end of the day. */
export function outstandingAt(terms: ResolvedTerms, day: number): number {
  const { repayments } = terms;
  if (repayments.length === 0) return 100;
  return repayments[firstRepaymentAfter(terms, day)]?.outstanding ?? 0;
}

/** Converts an amount per 100 of the original nominal to one per 100 of the outstanding nominal. */
export function perOutstanding(amount: number, outstanding: number): number {
  return outstanding === 100 ? amount : (amount / outstanding) * 100;
}

/**
 * With ACT/ACT ICMA and 30/360 a regular coupon is rate / frequency; with other day counts it depends on the days of its period.
 */
function paysEqualCoupons({ dayCount, frequency }: ResolvedTerms): boolean {
  return frequency !== 0 && (dayCount === 'ACT/ACT-ICMA' || isThirty360(dayCount));
}

/** One whole period of the grid, not a broken one. */
function isRegular({ start, end }: Span): boolean {
  return end.position - start.position === 1 && Number.isInteger(start.position);
}

/** Years from the start of a period to a boundary in it. A whole regular period has 1 / frequency. */
function fractionWithinPeriod(bond: ScheduledBond, period: Span, boundary: PeriodBoundary): number {
  const { terms, schedule } = bond;
  const isWhole = boundary.day === period.end.day && paysEqualCoupons(terms) && isRegular(period);
  return isWhole ? 1 / schedule.periodsPerYear : accrualFraction(bond, period.start, boundary);
}

/** The ends of the parts of a span within which the outstanding nominal does not change. */
function partEnds({ terms, schedule }: ScheduledBond, { start, end }: Span): PeriodBoundary[] {
  const ends: PeriodBoundary[] = [];
  for (let next = firstRepaymentAfter(terms, start.day); ; next += 1) {
    const day = terms.repayments[next]?.day ?? Infinity;
    if (day >= end.day) return [...ends, end];
    ends.push({ day, position: schedule.grid.positionAt(day) });
  }
}

/**
 * The interest of a span within a coupon period, per 100 of the original nominal. It accrues daily on the outstanding nominal
 * (docs/bond-mathematics.md, 'Instalments') at the rate of the period; 0 if that rate is not known, which `settleBond` refuses.
 */
export function interestBetween(bond: ScheduledBond, period: Span, span: Span): number {
  const { terms } = bond;
  const rate = periodRate(terms, period.start.day) ?? 0;
  if (terms.repayments.length === 0) return 100 * rate * accrualFraction(bond, span.start, span.end);
  let interest = 0;
  let { start } = span;
  let before = start === period.start ? 0 : fractionWithinPeriod(bond, period, start);
  for (const end of partEnds(bond, span)) {
    const after = fractionWithinPeriod(bond, period, end);
    interest += outstandingAt(terms, start.day) * (after - before);
    [start, before] = [end, after];
  }
  return rate * interest;
}

/**
 * The interest of a whole coupon period, per 100 of the original nominal. `nextRepayment` is the index of the first
 * repayment after its start.
 */
export function couponAmount(
  bond: ScheduledBond,
  period: Span,
  nextRepayment = firstRepaymentAfter(bond.terms, period.start.day),
): number {
  const { terms } = bond;
  const { start, end } = period;
  const next = terms.repayments[nextRepayment];
  if ((next?.day ?? Infinity) >= end.day && paysEqualCoupons(terms) && isRegular(period)) {
    const outstanding = terms.repayments.length === 0 ? 100 : (next?.outstanding ?? 0);
    return (outstanding * (periodRate(terms, start.day) ?? 0)) / bond.schedule.periodsPerYear;
  }
  return interestBetween(bond, period, period);
}
