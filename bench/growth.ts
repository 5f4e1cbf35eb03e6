import { figureRow, type Size } from './contest.ts';
import { insertBonds } from './kupon.ts';
import { median, type BenchRow } from './compare.ts';
import type { Bench, Rows } from './stage.ts';

const COUNTS = { full: { long: 100_000, others: 1_000_000 }, small: { long: 2_000, others: 5_000 } } as const;
const MEASURED = 1_000;
/** Of the others' bonds, how many one of them has. */
const BONDS_OF_ONE = 1_000;

const named = (count: number) => `${count.toLocaleString('en')} bonds`;

/** A list takes the time of its own rows, however long it is and however many rows others have. */
export async function* growth(bench: Bench, size: Size): Rows {
  const { kupon, lists } = bench;
  const { long, others } = size.rounds === 1 ? COUNTS.small : COUNTS.full;
  await kupon.start({ ANSWERS_IN_MEMORY_MIB: '0' });
  const holder = lists.get(MEASURED) ?? (await kupon.holder(MEASURED));
  const longest = await kupon.holder(long);
  const before = await timesOf(bench, holder.token, size);
  const ofLongest = await timesOf(bench, longest.token, size);
  yield grown({
    name: `time of a bond, list of ${named(long)}`,
    yardstick: `the same, list of ${named(MEASURED)}`,
    ours: ofLongest.map((time) => time / long),
    theirs: before.map((time) => time / MEASURED),
  });

  // Nobody registers them: who they are does not matter here.
  await insertBonds(kupon.query, { userId: 1_000_000, count: others, ofEach: BONDS_OF_ONE });
  yield grown({
    name: `list of ${named(MEASURED)}, ${named(others)} of others beside`,
    yardstick: 'the same without them',
    ours: await timesOf(bench, holder.token, size),
    theirs: before,
  });
}

/** Rounds of milliseconds of one list after the other. */
async function timesOf({ kupon, loader }: Bench, token: string, size: Size): Promise<number[]> {
  const job = {
    url: `${kupon.url()}/api/ClientData/my-bonds`,
    method: 'GET',
    headers: { Authorization: `Bearer ${token}` },
    connections: 1,
    status: 200,
  } as const;
  await loader.run({ ...job, seconds: size.seconds });
  const rounds: number[] = [];
  for (let round = 0; round < size.rounds; round += 1)
    rounds.push(median((await loader.run({ ...job, seconds: size.seconds })).times));
  return rounds;
}

interface Grown {
  readonly name: string;
  readonly yardstick: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

function grown({ name, yardstick, ours, theirs }: Grown): BenchRow {
  const usual = median(theirs);
  const ratios = ours.map((time) => time / usual);
  return figureRow({ name, yardstick, unit: 'ms', values: ours, ratios, limit: { atMost: 1.15 } });
}
