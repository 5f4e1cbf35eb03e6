/** One line of the benchmark: a ratio of two figures that were measured in the same run. */
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

interface Contest {
  readonly name: string;
  readonly yardstick: string;
  /** Pieces of work that one call of `ours` or `theirs` does; the unit of `value` is pieces a second. */
  readonly pieces: number;
  readonly unit: string;
  readonly ours: () => number;
  readonly theirs: () => number;
}

const ROUNDS = 9;
const SHORTEST_MS = 60;

/** Of this process alone: what else the machine does at the time does not count. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds of one call, over as many calls between two looks at the clock as make it trustworthy. What the work answers is
 * used, so that none is left out.
 */
function millisecondsOf(work: () => number): number {
  for (let calls = 1; ; calls *= 2) {
    let used = 0;
    const started = processorMilliseconds();
    for (let call = 0; call < calls; call += 1) used += work();
    const elapsed = processorMilliseconds() - started;
    if (Number.isNaN(used)) throw new Error('the work answered no figure');
    if (elapsed >= SHORTEST_MS) return elapsed / calls;
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('no values');
  return middle;
}

function rounds({ ours, theirs }: Contest): { readonly ours: number; readonly theirs: number }[] {
  millisecondsOf(ours);
  millisecondsOf(theirs);
  return Array.from({ length: ROUNDS }, () => ({
    ours: millisecondsOf(ours),
    theirs: millisecondsOf(theirs),
  }));
}

function rowOf(
  contest: Contest,
  measured: { readonly ours: readonly number[]; readonly ratios: readonly number[] },
) {
  const { name, yardstick, unit, pieces } = contest;
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

/** Ours does at least `times` as many a second as the yardstick. */
export function atLeastTimes(contest: Contest, times: number): BenchRow {
  const measured = rounds(contest);
  const ratios = measured.map(({ ours, theirs }) => theirs / ours);
  const row = rowOf(contest, { ours: measured.map(({ ours }) => ours), ratios });
  return { ...row, limit: `at least ${times}`, ok: row.ratio >= times };
}

/** Ours takes at most `times` the time of the yardstick. */
export function atMostTimes(contest: Contest, times: number): BenchRow {
  const measured = rounds(contest);
  const ratios = measured.map(({ ours, theirs }) => ours / theirs);
  const row = rowOf(contest, { ours: measured.map(({ ours }) => ours), ratios });
  return { ...row, limit: `at most ${times}`, ok: row.ratio <= times };
}
