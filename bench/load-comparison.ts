import { figureRow, median, type BenchRow } from './bench-row.ts';
import type { LoadFigures } from './load.ts';
import { quantile, type Loader } from './loader.ts';

/** How long and how often a figure is measured. */
export interface Size {
  readonly rounds: number;
  readonly seconds: number;
}

export const SIZES = { full: { rounds: 3, seconds: 1 }, small: { rounds: 1, seconds: 0.3 } } as const;

const WARM_UP_ROUNDS = 3;
/** Turns per round for judged figures, because the machine's speed varies. */
const TURNS_PER_ROUND = 3;

export interface RequestTarget {
  readonly url: string;
  readonly paths?: readonly string[];
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status?: number;
}

export interface LoadComparison {
  readonly name: string;
  readonly baseline: string;
  readonly connections: number;
  readonly ours: RequestTarget;
  readonly theirs: RequestTarget;
  /** Minimum requests per second, relative to the baseline; undefined: reported, not judged. */
  readonly atLeast?: number;
  /** Maximum 99th percentile, as a multiple of the baseline's. */
  readonly p99AtMost?: number;
}

interface Round {
  readonly ours: LoadFigures;
  readonly theirs: LoadFigures;
}

/** Alternates both sides in each round, and which goes first, so that other work on the machine affects both. */
export async function runRounds(
  loader: Loader,
  { ours, theirs, connections, atLeast }: Pick<LoadComparison, 'ours' | 'theirs' | 'connections' | 'atLeast'>,
  size: Size,
): Promise<Round[]> {
  const turns = atLeast === undefined ? 1 : TURNS_PER_ROUND;
  const run = (side: RequestTarget, seconds = size.seconds / turns) =>
    loader.run({ method: 'GET', headers: {}, status: 200, ...side, connections, seconds });
  // A new process spends longer than a round compiling its hot code.
  await run(ours, size.seconds * WARM_UP_ROUNDS);
  await run(theirs, size.seconds * WARM_UP_ROUNDS);
  const measured: Round[] = [];
  for (let round = 0; round < size.rounds * turns; round += 1) {
    if (round % 2 === 0) measured.push({ ours: await run(ours), theirs: await run(theirs) });
    else {
      const first = await run(theirs);
      measured.push({ theirs: first, ours: await run(ours) });
    }
  }
  return measured;
}

/** Milliseconds of a request to either side, median of a round. */
export interface Times {
  readonly ours: number;
  readonly theirs: number;
}

/** The times of one request after the other, in each round: for requests so slow that few fit into a round. */
export async function measureTimes(
  loader: Loader,
  sides: { readonly ours: RequestTarget; readonly theirs: RequestTarget },
  size: Size,
): Promise<Times[]> {
  const measured = await runRounds(loader, { ...sides, connections: 1 }, size);
  return measured.map(({ ours, theirs }) => ({ ours: median(ours.times), theirs: median(theirs.times) }));
}

/** Requests per second and, if asked for, the 99th percentile. */
export async function compareLoad(
  loader: Loader,
  comparison: LoadComparison,
  size: Size,
): Promise<BenchRow[]> {
  const measured = await runRounds(loader, comparison, size);
  const { name, baseline, atLeast, p99AtMost } = comparison;
  const perSecond = figureRow({
    name,
    baseline,
    unit: 'requests a second',
    values: measured.map(({ ours }) => ours.perSecond),
    ratios: measured.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond),
    limit: atLeast === undefined ? undefined : { atLeast },
  });
  if (p99AtMost === undefined) return [perSecond];
  const slowest = (side: LoadFigures) => quantile(side.times, 0.99);
  const p99 = figureRow({
    name: `${name}, p99`,
    baseline,
    unit: 'ms',
    values: measured.map(({ ours }) => slowest(ours)),
    ratios: measured.map(({ ours, theirs }) => slowest(ours) / slowest(theirs)),
    limit: { atMost: p99AtMost },
  });
  return [perSecond, p99];
}
