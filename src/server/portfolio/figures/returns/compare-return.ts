import { fixedRate, indexGrowth, overnightGrowth } from '#domain/returns/benchmark';
import {
  compareWithBenchmark,
  type Benchmark,
  type BenchmarkComparison,
  type ComparisonProblem,
} from '#domain/returns/compare-with-benchmark';
import { shownTotal } from '#domain/portfolio/valuation/shown-value';
import { failure, type Result } from '#domain/result';
import type { BenchmarkSeries } from '#api/portfolio/figures/benchmarks';
import type { ReturnQuery } from '#api/portfolio/figures/returns';
import { brokenRule } from '#api/platform/field-rules';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { findSeries, listValues } from '../../market/benchmarks/benchmarks.store.ts';
import type { FoundReturn } from './find-return.ts';

const PERCENT = 100;

/** The benchmark that a return is compared with: a deposit rate in percent, or a stored series. */
export type ChosenBenchmark =
  | { readonly kind: 'deposit'; readonly rate: number }
  | { readonly kind: 'series'; readonly series: BenchmarkSeries };

/** The requested benchmark; null if none was requested. */
export async function findBenchmark(
  db: Database,
  { benchmark, depositRate }: ReturnQuery,
): Promise<ChosenBenchmark | null> {
  if (benchmark === undefined) return null;
  if (benchmark === 'deposit') {
    if (depositRate === undefined) throw invalidField('depositRate', brokenRule('required'));
    return { kind: 'deposit', rate: depositRate };
  }
  const series = await findSeries(db, benchmark);
  if (series === undefined) throw invalidField('benchmark', brokenRule('entry_id'));
  return { kind: 'series', series };
}

async function loadBenchmark(
  db: Database,
  chosen: ChosenBenchmark,
  { period }: FoundReturn,
): Promise<Benchmark> {
  if (chosen.kind === 'deposit') return { growth: fixedRate(chosen.rate / PERCENT), points: null };
  const { id, kind } = chosen.series;
  const isRate = kind === 'overnight';
  const points = (await listValues(db, id, period.end)).map(({ day, value }) => {
    return { day, value: Number(value) / (isRate ? PERCENT : 1) };
  });
  return { growth: isRate ? overnightGrowth(points) : indexGrowth(points), points };
}

/** Compares a return with the same flows on the same days invested in the benchmark. */
export async function compareReturn(
  db: Database,
  chosen: ChosenBenchmark,
  found: FoundReturn,
): Promise<Result<BenchmarkComparison, ComparisonProblem>> {
  const { period, result } = found;
  if (result.whole === null) return failure('nothing-held');
  const { startValue } = result.whole;
  const { flows, positions } = result;
  const endValue = shownTotal(positions.map((position) => position.endValue));
  return compareWithBenchmark(
    { ...period, startValue, endValue, flows },
    await loadBenchmark(db, chosen, found),
  );
}
