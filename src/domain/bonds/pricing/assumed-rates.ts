import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import type { Fixing } from '../terms/floating-rate.ts';
import type { SettledBond } from './accrued-interest.ts';
import { periodRate } from './period-interest.ts';

/** The start of the period before the current one; undefined if the current one is the first. */
function previousStart({ terms, schedule, periodStart }: SettledBond): number | undefined {
  if (periodStart.day === terms.issue) return undefined;
  const { grid } = schedule;
  return Math.max(grid.dayAt(grid.indexAt(periodStart.day - 1)), terms.issue ?? -Infinity);
}

/**
 * The ends of the coupon periods whose rate is only assumed, as day numbers. Such a period has no fixing dated after the start of
 * the previous period and up to its own start, so it uses the last known rate (docs/bond-mathematics.md, 'Changing rates'). For
 * the first period, any fixing up to its start counts.
 */
export function assumedPeriodEnds(bond: SettledBond, fixings: readonly Fixing[]): ReadonlySet<number> {
  const fixed = fixings.map(({ day }) => dayNumber(day));
  const assumed = new Set<number>();
  let before = previousStart(bond) ?? -Infinity;
  let start = bond.periodStart.day;
  for (const end of bond.periodEnds) {
    const [after, until] = [before, start];
    if (!fixed.some((day) => day > after && day <= until)) assumed.add(end.day);
    before = start;
    start = end.day;
  }
  return assumed;
}

/** From a day on, interest is calculated at the last known rate. */
export interface AssumedRate {
  /** The start of the first coupon period whose rate is only assumed. */
  readonly from: CalendarDate;
  /** A fraction per year. */
  readonly rate: number;
}

/** Null if all future rates are known. */
export function assumedRate(bond: SettledBond, fixings: readonly Fixing[]): AssumedRate | null {
  const assumed = assumedPeriodEnds(bond, fixings);
  const first = bond.periodEnds.findIndex(({ day }) => assumed.has(day));
  if (first === -1) return null;
  const start = (bond.periodEnds[first - 1] ?? bond.periodStart).day;
  return { from: dateFromDayNumber(start), rate: periodRate(bond.terms, start) ?? bond.couponRate };
}
