import { daysBetween, type CalendarDate } from '../calendar-date.ts';
import { lastOnOrBefore } from '../last-on-or-before.ts';
import type { Decimal } from '../money/decimal.ts';
import { failure, success, type Result } from '../result.ts';
import { annualise } from './annualise.ts';
import { benchmarkGaps, MAX_DAYS_AFTER_LAST_VALUE, type BenchmarkGap } from './benchmark-gaps.ts';
import { valueInBenchmark, type BenchmarkPoint, type Growth } from './benchmark.ts';
import { periodProfit, returnTime, type HeldPeriod } from './held-period.ts';

export interface Benchmark {
  readonly growth: Growth;
  /** The days with values, ascending; null if every day is known. */
  readonly points: readonly Pick<BenchmarkPoint, 'day'>[] | null;
}

/** The return of a benchmark over the same days, and what the holder's own money would have become in it. */
export interface BenchmarkComparison {
  /** Fractions; `annual` is null under 365 days. */
  readonly total: number;
  readonly annual: number | null;
  /** In the currency of the holding. Negative if more was taken out than would have been there. */
  readonly endValue: Decimal;
  readonly profit: Decimal;
  /** How far the holder's own value at the end exceeds `endValue`. */
  readonly ahead: Decimal;
  /** The day of the last value used; null if every day is known. */
  readonly lastDay: CalendarDate | null;
  /** Where the benchmark has no value for more than two months of the period. */
  readonly gaps: readonly BenchmarkGap[];
}

export type ComparisonProblem = 'nothing-held' | 'starts-later' | 'ends-earlier';

/** Applies the same flows on the same days to a benchmark. */
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
    gaps: benchmarkGaps(points ?? []).filter((gap) => gap.to > from && gap.from < held.end),
  });
}
