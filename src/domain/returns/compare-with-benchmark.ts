import { daysBetween, type CalendarDate } from '../calendar-date.ts';
import { lastOnOrBefore } from '../last-on-or-before.ts';
import type { Decimal } from '../money/decimal.ts';
import { failure, success, type Result } from '../result.ts';
import { annualise } from './annualise.ts';
import { valueInBenchmark, type BenchmarkPoint, type Growth } from './benchmark.ts';
import { periodProfit, returnTime, type HeldPeriod } from './held-period.ts';

/** A price index of a month is published some three weeks after it, and counts until the next one. */
export const MAX_DAYS_AFTER_LAST_VALUE = 62;

export interface Benchmark {
  readonly growth: Growth;
  /** The days that have values, ascending; null where it is known on all days. */
  readonly points: readonly Pick<BenchmarkPoint, 'day'>[] | null;
}

/** What a benchmark did over the same days, and what became of the holder's own money there. */
export interface BenchmarkComparison {
  /** Fractions; the second a year, null under 365 days. */
  readonly total: number;
  readonly annual: number | null;
  /** In the currency of what is held. Below 0 where more was taken out than would have been there. */
  readonly endValue: Decimal;
  readonly profit: Decimal;
  /** By how much the holder's own value is above that, at the end. */
  readonly ahead: Decimal;
  /** The day of the last value that counts; null where it is known on all days. */
  readonly lastDay: CalendarDate | null;
}

export type ComparisonProblem = 'nothing-held' | 'starts-later' | 'ends-earlier';

/** The same days and the same flows in a benchmark. */
export function compareWithBenchmark(
  held: HeldPeriod,
  { growth, points }: Benchmark,
): Result<BenchmarkComparison, ComparisonProblem> {
  const time = returnTime(held);
  if (time === undefined) return failure('nothing-held');
  const { from, days } = time;
  const [whole, endValue] = [growth(from, held.end), valueInBenchmark(held, growth)];
  if (whole === undefined || endValue === undefined) return failure('starts-later');
  const lastDay = points?.[lastOnOrBefore(points, held.end)]?.day ?? null;
  if (lastDay !== null && daysBetween(lastDay, held.end) > MAX_DAYS_AFTER_LAST_VALUE)
    return failure('ends-earlier');
  const total = whole - 1;
  return success({
    total,
    annual: annualise(total, days),
    endValue,
    profit: periodProfit({ ...held, endValue }),
    ahead: held.endValue.minus(endValue),
    lastDay,
  });
}
