import { figureRow } from '../bench-row.ts';
import { measureTimes, type Size } from '../load-comparison.ts';
import type { Bench, Rows } from '../stage.ts';

/** The overview of the longest list of up to 1,000 bonds takes at most four times as long as the list itself. */
export async function* overview({ kupon, loader, lists }: Bench, size: Size): Rows {
  await kupon.start();
  const [count, holder] = [...lists].findLast(([bonds]) => bonds <= 1_000) ?? [];
  if (count === undefined || holder === undefined) throw new Error('nobody has bonds');
  const headers = { Authorization: `Bearer ${holder.token}` };
  const ours = { url: `${kupon.url()}/api/overview`, headers };
  const theirs = { url: `${kupon.url()}/api/ClientData/my-bonds`, headers };
  const times = await measureTimes(loader, { ours, theirs }, size);
  yield figureRow({
    name: `overview of ${count.toLocaleString('en')} bonds`,
    baseline: 'the list of the same bonds',
    unit: 'ms',
    values: times.map((round) => round.ours),
    ratios: times.map((round) => round.ours / round.theirs),
    limit: { atMost: 4 },
  });
}
