/** One line of the benchmark: the ratio of two figures measured in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly yardstick: string;
  /** Median over the rounds; `value` is ours. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
  readonly limit: string;
  readonly ok: boolean;
}

interface Comparison {
  readonly name: string;
  readonly yardstick: string;
  /** Units of work that one call of `ours` or `theirs` does; `value` is in units per second. */
  readonly pieces: number;
  readonly unit: string;
  readonly ours: () => number;
  readonly theirs: () => number;
}

const ROUNDS = 9;
const MIN_MS = 60;

/** Processor time of this process only, so other work on the machine does not count. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds of one call, averaged over enough calls to be reliable. The results are
 * used, so that no call is optimised away.
 */
export function measureCall(work: () => number): number {
  for (let calls = 1; ; calls *= 2) {
    let used = 0;
    const started = processorMilliseconds();
    for (let call = 0; call < calls; call += 1) used += work();
    const elapsed = processorMilliseconds() - started;
    if (Number.isNaN(used)) throw new Error('the work answered no figure');
    if (elapsed >= MIN_MS) return elapsed / calls;
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('no values');
  return middle;
}

function rounds({ ours, theirs }: Comparison): { readonly ours: number; readonly theirs: number }[] {
  measureCall(ours);
  measureCall(theirs);
  return Array.from({ length: ROUNDS }, () => ({
    ours: measureCall(ours),
    theirs: measureCall(theirs),
  }));
}

function comparisonRow(
  comparison: Comparison,
  measured: { readonly ours: readonly number[]; readonly ratios: readonly number[] },
) {
  const { name, yardstick, unit, pieces } = comparison;
  return {
    name,
    value: (pieces / median(measured.ours)) * 1000,
    unit,
    yardstick,
    ratio: median(measured.ratios),
    lowest: Math.min(...measured.ratios),
    highest: Math.max(...measured.ratios),
  };
}

/** Ours does at least `times` as many per second as the baseline. */
export function atLeastTimes(comparison: Comparison, times: number): BenchRow {
  const measured = rounds(comparison);
  const ratios = measured.map(({ ours, theirs }) => theirs / ours);
  const row = comparisonRow(comparison, { ours: measured.map(({ ours }) => ours), ratios });
  return { ...row, limit: `at least ${times}`, ok: row.ratio >= times };
}

/** Ours takes at most `times` as long as the baseline. */
export function atMostTimes(comparison: Comparison, times: number): BenchRow {
  const measured = rounds(comparison);
  const ratios = measured.map(({ ours, theirs }) => ours / theirs);
  const row = comparisonRow(comparison, { ours: measured.map(({ ours }) => ours), ratios });
  return { ...row, limit: `at most ${times}`, ok: row.ratio <= times };
}
