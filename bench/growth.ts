import { figureRow, type Size } from './contest.ts';
import { median, type BenchRow } from './compare.ts';
import { insertBonds, newKupon, type Holder, type Kupon } from './kupon.ts';
import type { Loader } from './loader.ts';
import type { Bench, Rows } from './stage.ts';

const COUNTS = { full: { long: 100_000, others: 1_000_000 }, small: { long: 2_000, others: 5_000 } } as const;
const MEASURED = 1_000;
/** Of the others' bonds, how many one of them has. */
const BONDS_OF_ONE = 1_000;

const named = (count: number) => `${count.toLocaleString('en')} bonds`;

/** A list takes the time of its own rows, however long it is and however many rows others have. */
export async function* growth({ kupon, loader, lists }: Bench, size: Size): Rows {
  const { long, others } = size.rounds === 1 ? COUNTS.small : COUNTS.full;
  await kupon.start({ ANSWERS_IN_MEMORY_MIB: '0' });
  const holder = lists.get(MEASURED) ?? (await kupon.holder(MEASURED));
  const longest = await kupon.holder(long);
  const measure = { loader, theirs: listOf(kupon, holder), size };
  const ofLongest = await inTurn({ ...measure, ours: listOf(kupon, longest) });
  yield grown({
    name: `time of a bond, list of ${named(long)}`,
    yardstick: `the same, list of ${named(MEASURED)}`,
    rounds: ofLongest.map(({ ours, theirs }) => ({ ours: ours / long, theirs: theirs / MEASURED })),
  });

  const quiet = newKupon();
  try {
    await quiet.start({ ANSWERS_IN_MEMORY_MIB: '0' });
    const alone = await quiet.holder(MEASURED);
    // Nobody registers them: who they are does not matter here.
    await insertBonds(kupon.query, { userId: 1_000_000, count: others, ofEach: BONDS_OF_ONE });
    yield grown({
      name: `list of ${named(MEASURED)}, ${named(others)} of others beside`,
      yardstick: 'the same on a server without them',
      rounds: await inTurn({ loader, ours: listOf(kupon, holder), theirs: listOf(quiet, alone), size }),
    });
  } finally {
    await quiet.remove();
  }
}

const listOf = (kupon: Kupon, { token }: Holder) =>
  ({
    url: `${kupon.url()}/api/ClientData/my-bonds`,
    method: 'GET',
    headers: { Authorization: `Bearer ${token}` },
    connections: 1,
    status: 200,
  }) as const;

interface Measure {
  readonly loader: Loader;
  readonly ours: ReturnType<typeof listOf>;
  readonly theirs: ReturnType<typeof listOf>;
  readonly size: Size;
}

interface Round {
  readonly ours: number;
  readonly theirs: number;
}

/** Rounds of milliseconds of one list after the other. */
async function inTurn({ loader, ours, theirs, size }: Measure): Promise<Round[]> {
  const timeOfOne = async (list: typeof ours) =>
    median((await loader.run({ ...list, seconds: size.seconds })).times);
  const rounds: Round[] = [];
  for (let round = -1; round < size.rounds; round += 1) {
    const measured = { theirs: await timeOfOne(theirs), ours: await timeOfOne(ours) };
    // A process that has just been started compiles what it does most.
    if (round >= 0) rounds.push(measured);
  }
  return rounds;
}

interface Grown {
  readonly name: string;
  readonly yardstick: string;
  readonly rounds: readonly Round[];
}

function grown({ name, yardstick, rounds }: Grown): BenchRow {
  return figureRow({
    name,
    yardstick,
    unit: 'ms',
    values: rounds.map(({ ours }) => ours),
    ratios: rounds.map(({ ours, theirs }) => ours / theirs),
    limit: { atMost: 1.15 },
  });
}
