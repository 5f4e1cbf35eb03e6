import { compareLoad, type Size } from '../load-comparison.ts';
import type { Bench, Rows } from '../stage.ts';

/** The overview of the longest list of up to 1,000 bonds, and the list itself: at most four times as long. */
export async function* overview({ kupon, loader, lists }: Bench, size: Size): Rows {
  await kupon.start();
  const [count, holder] = [...lists].findLast(([bonds]) => bonds <= 1_000) ?? [];
  if (count === undefined || holder === undefined) throw new Error('nobody has bonds');
  const headers = { Authorization: `Bearer ${holder.token}` };
  const contest = {
    name: `overview of ${count.toLocaleString('en')} bonds`,
    yardstick: 'the list of the same bonds',
    connections: 1,
    atLeast: 0.25,
    ours: { url: `${kupon.url()}/api/overview`, headers },
    theirs: { url: `${kupon.url()}/api/ClientData/my-bonds`, headers },
  };
  yield* await compareLoad(loader, contest, size);
}
