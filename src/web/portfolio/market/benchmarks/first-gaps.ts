import type { BenchmarkGap } from '#api/portfolio/figures/benchmarks';

const MAX_GAPS = 3;

/** A sentence for each of the first gaps in a benchmark, and one for the number of the others. */
export function firstGaps(
  gaps: readonly BenchmarkGap[],
  sentence: (gap: BenchmarkGap) => string,
  more: (count: number) => string,
): string[] {
  const others = gaps.length - MAX_GAPS;
  return [...gaps.slice(0, MAX_GAPS).map(sentence), ...(others > 0 ? [more(others)] : [])];
}
