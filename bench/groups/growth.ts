import { measureTimes, type RequestTarget, type Size, type Times } from '../load-comparison.ts';
import { figureRow, type BenchRow } from '../bench-row.ts';
import { insertBonds, newKupon, type Holder, type Kupon } from '../kupon.ts';
import type { Bench, Rows } from '../stage.ts';

const COUNTS = { full: { long: 100_000, others: 1_000_000 }, small: { long: 2_000, others: 5_000 } } as const;
const MEASURED = 1_000;
/** The number of bonds of each other user. */
const BONDS_PER_USER = 1_000;

const named = (count: number) => `${count.toLocaleString('en')} bonds`;

/** A list takes time in proportion to its own rows, however long it is and however many rows others have. */
export async function* growth({ kupon, loader, lists }: Bench, size: Size): Rows {
  const { long, others } = size.rounds === 1 ? COUNTS.small : COUNTS.full;
  await kupon.start();
  const holder = lists.get(MEASURED) ?? (await kupon.holder(MEASURED));
  const longest = await kupon.holder(long);
  const ofLongest = await measureTimes(
    loader,
    { ours: myBonds(kupon, longest), theirs: myBonds(kupon, holder) },
    size,
  );
  yield growthRow({
    name: `time of a bond, list of ${named(long)}`,
    baseline: `the same, list of ${named(MEASURED)}`,
    times: ofLongest.map(({ ours, theirs }) => ({ ours: ours / long, theirs: theirs / MEASURED })),
  });

  const quiet = newKupon();
  try {
    await quiet.start();
    const alone = await quiet.holder(MEASURED);
    // Inserted directly, because their owners do not matter here.
    await insertBonds(kupon.query, { userId: 1_000_000, count: others, ofEach: BONDS_PER_USER });
    yield growthRow({
      name: `list of ${named(MEASURED)}, with ${named(others)} of others`,
      baseline: 'the same on a server without them',
      times: await measureTimes(
        loader,
        { ours: myBonds(kupon, holder), theirs: myBonds(quiet, alone) },
        size,
      ),
    });
  } finally {
    await quiet.remove();
  }
}

const myBonds = (kupon: Kupon, { token }: Holder): RequestTarget => ({
  url: `${kupon.url()}/api/ClientData/my-bonds`,
  headers: { Authorization: `Bearer ${token}` },
});

interface GrowthInput {
  readonly name: string;
  readonly baseline: string;
  readonly times: readonly Times[];
}

function growthRow({ name, baseline, times }: GrowthInput): BenchRow {
  return figureRow({
    name,
    baseline,
    unit: 'ms',
    values: times.map(({ ours }) => ours),
    ratios: times.map(({ ours, theirs }) => ours / theirs),
    limit: { atMost: 1.15 },
  });
}
