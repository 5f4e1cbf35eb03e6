import { daysBetween, type CalendarDate } from '../calendar-date.ts';

/** A monthly price index is published about three weeks after its month, and counts until the next one: at most two months. */
export const MAX_DAYS_AFTER_LAST_VALUE = 62;

/** Two values that follow each other more than two months apart. */
export interface BenchmarkGap {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The gaps of more than two months between values. `points` are in order of their days. */
export function benchmarkGaps(points: readonly { readonly day: CalendarDate }[]): BenchmarkGap[] {
  const gaps: BenchmarkGap[] = [];
  for (const [i, { day: to }] of points.entries()) {
    const from = points[i - 1]?.day;
    if (from !== undefined && daysBetween(from, to) > MAX_DAYS_AFTER_LAST_VALUE) gaps.push({ from, to });
  }
  return gaps;
}
