import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import {
  isDateInRange,
  resolveTerms,
  type BondTerms,
  type ResolvedTerms,
  type TermsProblem,
} from '../terms/bond-terms.ts';
import { makeSchedule, type CouponSchedule, type PeriodBoundary } from '../terms/coupon-schedule.ts';
import { daysOfPeriod, fractionOfPeriod } from '../terms/day-count.ts';

export type SettlementProblem = TermsProblem | 'settlement-before-issue' | 'maturity-not-after-settlement';

/** A bond on its settlement date: the period that runs, and those to come. */
export type SettledBond = {
  readonly terms: ResolvedTerms;
  readonly schedule: CouponSchedule;
  readonly settlement: PeriodBoundary;
  readonly periodStart: PeriodBoundary;
  /** The end of the running period: the next coupon date. */
  readonly periodEnd: PeriodBoundary;
  /** The ends of the running and of the later periods, ascending. */
  readonly periodEnds: readonly PeriodBoundary[];
};

/** Years between two places of the schedule in the bond's day count. */
export function accrualFraction(bond: SettledBond, start: PeriodBoundary, end: PeriodBoundary): number {
  const { dayCount, maturity } = bond.terms;
  if (dayCount === 'ACT/ACT-ICMA') return (end.position - start.position) / bond.schedule.periodsPerYear;
  return fractionOfPeriod(dayCount, { start: start.day, end: end.day, maturity });
}

/** Puts the bond on its settlement date. A coupon due on the settlement date itself has gone to the seller. */
export function settleBond(
  terms: BondTerms,
  settlement: CalendarDate,
): Result<SettledBond, SettlementProblem> {
  const resolved = resolveTerms(terms);
  if (!resolved.ok) return resolved;
  if (!isDateInRange(settlement)) return failure('date-out-of-range');
  const day = dayNumber(settlement);
  if (day >= resolved.value.maturity) return failure('maturity-not-after-settlement');
  const schedule = makeSchedule(resolved.value, day);
  if (!schedule.ok) return schedule;
  const { boundaries, grid } = schedule.value;
  const next = boundaries.findIndex((boundary) => boundary.day > day);
  const periodStart = boundaries[next - 1];
  const periodEnd = boundaries[next];
  if (periodStart === undefined || periodEnd === undefined) return failure('settlement-before-issue');
  return success({
    terms: resolved.value,
    schedule: schedule.value,
    settlement: { day, position: grid.positionAt(day) },
    periodStart,
    periodEnd,
    periodEnds: boundaries.slice(next),
  });
}

/** Accrued interest and the figures that it was made of. */
export type AccruedInterest = {
  /** Per 100 nominal; negative while the bond trades ex-dividend. */
  readonly amount: number;
  /** The period that was counted: from the last coupon to settlement, or ex-dividend from settlement to the next one. */
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  /** Days as the day count counts them. */
  readonly days: number;
  /** Years in the day count: amount = 100 · couponRate · fraction. */
  readonly fraction: number;
};

/** Only the amount, per 100 nominal. */
export function accruedAmount(bond: SettledBond, exDividend: boolean): number {
  const { terms, settlement, periodStart, periodEnd } = bond;
  const rate = 100 * terms.couponRate;
  return exDividend
    ? -rate * accrualFraction(bond, settlement, periodEnd)
    : rate * accrualFraction(bond, periodStart, settlement);
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
  };
}

/**
 * Accrued interest per 100 nominal at settlement: 100 · rate · fraction(start of period, settlement), or with `exDividend`
 * minus the interest from settlement to the next coupon. Whether a day is ex-dividend is the caller's to say.
 */
export function accruedInterest(
  terms: BondTerms,
  settlement: CalendarDate,
  exDividend = false,
): Result<AccruedInterest, SettlementProblem> {
  const bond = settleBond(terms, settlement);
  return bond.ok ? success(settledAccruedInterest(bond.value, exDividend)) : bond;
}
