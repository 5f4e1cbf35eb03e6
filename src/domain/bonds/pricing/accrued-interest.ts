import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import {
  isDateInRange,
  resolveTerms,
  type BondTerms,
  type ResolvedTerms,
  type TermsProblem,
} from '../terms/bond-terms.ts';
import { makeSchedule, type PeriodBoundary } from '../terms/coupon-schedule.ts';
import { daysOfPeriod } from '../terms/day-count.ts';
import {
  accrualFraction,
  firstRepaymentAfter,
  interestBetween,
  outstandingAt,
  perOutstanding,
  periodRate,
  type ScheduledBond,
} from './period-interest.ts';

export type SettlementProblem =
  | TermsProblem
  | 'settlement-before-issue'
  | 'maturity-not-after-settlement'
  /** All principal has been repaid. */
  | 'nothing-outstanding'
  /** No fixing of the floating rate is known for the current period. */
  | 'coupon-rate-not-known';

/** A bond on its settlement date, with the current coupon period and the later ones. */
export type SettledBond = ScheduledBond & {
  readonly settlement: PeriodBoundary;
  /** The rate of the current period, a fraction per year. */
  readonly couponRate: number;
  /** The outstanding nominal at the end of the settlement date, in percent of the original one. */
  readonly outstanding: number;
  readonly periodStart: PeriodBoundary;
  /** The end of the current period: the next coupon date. */
  readonly periodEnd: PeriodBoundary;
  /** The ends of the current and the later periods, ascending: up to maturity, unless the bond was settled for a shorter time. */
  readonly periodEnds: readonly PeriodBoundary[];
};

/**
 * Prepares the bond for its settlement date. A coupon due on the settlement date itself belongs to the seller. With `until`, a day
 * number, later coupon periods may be left out.
 */
export function settleBond(
  terms: BondTerms,
  settlement: CalendarDate,
  until?: number,
): Result<SettledBond, SettlementProblem> {
  const resolved = resolveTerms(terms);
  return resolved.ok ? settleResolved(resolved.value, settlement, until) : resolved;
}

/** The coupon period of a day and the later ones; the rate is null if it is not known. */
type CurrentPeriod = Pick<SettledBond, 'periodStart' | 'periodEnd' | 'periodEnds'> & {
  readonly couponRate: number | null;
};

/** Undefined for a day outside the schedule. */
function currentPeriod({ terms, schedule }: ScheduledBond, day: number): CurrentPeriod | undefined {
  const { boundaries } = schedule;
  const next = boundaries.findIndex((boundary) => boundary.day > day);
  const periodStart = boundaries[next - 1];
  const periodEnd = boundaries[next];
  if (periodStart === undefined || periodEnd === undefined) return undefined;
  const couponRate = periodRate(terms, periodStart.day);
  return { periodStart, periodEnd, periodEnds: boundaries.slice(next), couponRate };
}

function settleInPeriod(
  { terms, schedule }: ScheduledBond,
  { periodStart, periodEnd, periodEnds, couponRate }: CurrentPeriod,
  day: number,
): Result<SettledBond, SettlementProblem> {
  if (couponRate === null) return failure('coupon-rate-not-known');
  const outstanding = outstandingAt(terms, day);
  if (outstanding <= 0) return failure('nothing-outstanding');
  const settlement = { day, position: schedule.grid.positionAt(day) };
  // Field by field: a spread takes as long as everything else here.
  return success({
    terms,
    schedule,
    settlement,
    couponRate,
    outstanding,
    periodStart,
    periodEnd,
    periodEnds,
  });
}

/** The same of terms that are already checked. */
export function settleResolved(
  terms: ResolvedTerms,
  settlement: CalendarDate,
  until = Infinity,
): Result<SettledBond, SettlementProblem> {
  if (!isDateInRange(settlement)) return failure('date-out-of-range');
  const day = dayNumber(settlement);
  if (day >= terms.maturity) return failure('maturity-not-after-settlement');
  const schedule = makeSchedule(terms, day, Math.max(day, until));
  if (!schedule.ok) return schedule;
  const bond = { terms, schedule: schedule.value };
  const period = currentPeriod(bond, day);
  return period === undefined ? failure('settlement-before-issue') : settleInPeriod(bond, period, day);
}

/**
 * The bond on another day, without computing its schedule again. Undefined if the schedule does not cover the days from there to
 * `until`, a day number.
 */
export function moveSettlement(
  bond: SettledBond,
  settlement: CalendarDate,
  until: number,
): Result<SettledBond, SettlementProblem> | undefined {
  const { terms, periodStart, periodEnd, periodEnds } = bond;
  const day = dayNumber(settlement);
  const last = periodEnds.at(-1) ?? periodEnd;
  if (last.day < until && last.day !== terms.maturity) return undefined;
  const isSamePeriod = day >= periodStart.day && day < periodEnd.day;
  const period = isSamePeriod ? bond : currentPeriod(bond, day);
  return period && settleInPeriod(bond, period, day);
}

/** Accrued interest and the figures that it is computed from. */
export type AccruedInterest = {
  /** Per 100 nominal; negative while the bond trades ex-dividend. */
  readonly amount: number;
  /** The period of the interest: from the last coupon to settlement, or ex-dividend from settlement to the next coupon. */
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  /** Days in the day-count convention. */
  readonly days: number;
  /** Years in the day count. */
  readonly fraction: number;
  /** The rate of the period, a fraction per year: amount = 100 · couponRate · fraction if no instalment lies in between. */
  readonly couponRate: number;
  /** True if an instalment lies in between, so that interest accrued on more than is outstanding. */
  readonly spansInstalment: boolean;
};

/** Only the amount, per 100 of the nominal outstanding. */
export function accruedAmount(bond: SettledBond, exDividend: boolean): number {
  const { terms, settlement, periodStart, periodEnd, outstanding } = bond;
  if (terms.repayments.length === 0) {
    const rate = 100 * bond.couponRate;
    return exDividend
      ? -rate * accrualFraction(bond, settlement, periodEnd)
      : rate * accrualFraction(bond, periodStart, settlement);
  }
  const period = { start: periodStart, end: periodEnd };
  const interest = exDividend
    ? -interestBetween(bond, period, { start: settlement, end: periodEnd })
    : interestBetween(bond, period, { start: periodStart, end: settlement });
  return perOutstanding(interest, outstanding);
}

/** The accrued interest of a settled bond, with its working. */
export function settledAccruedInterest(bond: SettledBond, exDividend: boolean): AccruedInterest {
  const { terms, settlement, periodStart, periodEnd } = bond;
  const [start, end] = exDividend ? [settlement, periodEnd] : [periodStart, settlement];
  return {
    amount: accruedAmount(bond, exDividend),
    start: dateFromDayNumber(start.day),
    end: dateFromDayNumber(end.day),
    days: daysOfPeriod(terms.dayCount, { start: start.day, end: end.day, maturity: terms.maturity }),
    fraction: accrualFraction(bond, start, end),
    couponRate: bond.couponRate,
    spansInstalment: (terms.repayments[firstRepaymentAfter(terms, start.day)]?.day ?? Infinity) <= end.day,
  };
}

/**
 * Accrued interest per 100 nominal at settlement: 100 · rate · fraction(start of period, settlement), or with `exDividend` minus
 * the interest from settlement to the next coupon. The caller decides whether a day is ex-dividend.
 */
export function accruedInterest(
  terms: BondTerms,
  settlement: CalendarDate,
  exDividend = false,
): Result<AccruedInterest, SettlementProblem> {
  const bond = settleBond(terms, settlement);
  return bond.ok ? success(settledAccruedInterest(bond.value, exDividend)) : bond;
}
