import { figureRow, type BenchRow } from './bench-row.ts';
import { inRounds, measureCall } from './measure.ts';

interface Comparison {
  readonly name: string;
  readonly baseline: string;
  /** Units of work that one call of `ours` or `theirs` does; the row's value is in units per second. */
  readonly pieces: number;
  readonly unit: string;
  readonly ours: () => number;
  readonly theirs: () => number;
}

function measure({ ours, theirs }: Comparison) {
  return inRounds(() => ({ ours: measureCall(ours), theirs: measureCall(theirs) }));
}

/** Ours does at least `times` as many per second as the baseline. */
export function atLeastTimes(comparison: Comparison, times: number): BenchRow {
  const rounds = measure(comparison);
  return figureRow({
    ...comparison,
    values: rounds.map(({ ours }) => (comparison.pieces / ours) * 1000),
    ratios: rounds.map(({ ours, theirs }) => theirs / ours),
    limit: { atLeast: times },
  });
}

/** Ours takes at most `times` as long as the baseline. */
export function atMostTimes(comparison: Comparison, times: number): BenchRow {
  const rounds = measure(comparison);
  return figureRow({
    ...comparison,
    values: rounds.map(({ ours }) => (comparison.pieces / ours) * 1000),
    ratios: rounds.map(({ ours, theirs }) => ours / theirs),
    limit: { atMost: times },
  });
}
