import { figureRow, type BenchRow } from '../bench-row.ts';
import { compareLoad, type Size } from '../load-comparison.ts';
import type { Bench, Rows } from '../stage.ts';

const FRESH = 'node:http passing through the text of json_agg';
const UNCHANGED = 'node:http and one indexed query';
const CONNECTIONS = [1, 10, 50] as const;

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const named = (count: number) => `${count.toLocaleString('en')} bonds`;

/** The list, read in full. */
export async function* freshMyBonds({ kupon, bare, loader, lists }: Bench, size: Size): Rows {
  await kupon.start();
  const rows: BenchRow[] = [];
  for (const [count, { userId, token }] of lists) {
    const ours = { url: `${kupon.url()}/api/ClientData/my-bonds`, headers: bearer(token) };
    const theirs = { url: `${bare()}/list/${userId}` };
    for (const connections of size.rounds === 1 ? [10] : CONNECTIONS) {
      const judged = connections === 10 ? { atLeast: count === 10 ? 0.5 : 0.8, p99AtMost: 1.5 } : {};
      const name = `my-bonds fresh, ${named(count)}, ${connections} connections`;
      const contest = { name, baseline: FRESH, connections, ours, theirs, ...judged };
      const measured = await compareLoad(loader, contest, size);
      rows.push(...measured);
      yield* measured;
    }
  }
  yield* linearity(rows);
}

/**
 * From the smallest list of 1,000 or more to the longest, the time per bond grows no more than the baseline's. Data that no
 * longer fits into the processor's caches slows both of them down.
 */
function linearity(rows: readonly BenchRow[]): BenchRow[] {
  const lists = rows.flatMap(({ name, value, ratio }) => {
    const count = Number(/ ([\d,]+) bonds, 10 connections$/.exec(name)?.[1]?.replaceAll(',', ''));
    return count >= 1_000 ? [{ count, microseconds: 1e6 / (value * count), ratio }] : [];
  });
  const [first, last] = [lists[0], lists.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  return [
    figureRow({
      name: `growth of the time of a bond, list of ${named(last.count)} against ${named(first.count)}`,
      baseline: `the growth of ${FRESH}`,
      unit: '× ours',
      values: [last.microseconds / first.microseconds],
      ratios: [first.ratio / last.ratio],
      limit: { atMost: 1.2 },
    }),
  ];
}

async function fetchTag(url: string, token: string): Promise<string> {
  const response = await fetch(url, { headers: bearer(token) });
  await response.arrayBuffer();
  return response.headers.get('ETag') ?? '';
}

/** Nothing changed since the last read: the answer is 304. */
export async function* unchangedMyBonds({ kupon, bare, loader, lists }: Bench, size: Size): Rows {
  await kupon.start();
  const url = `${kupon.url()}/api/ClientData/my-bonds`;
  for (const [count, { token }] of lists) {
    const request = {
      headers: { ...bearer(token), 'If-None-Match': await fetchTag(url, token) },
      status: 304,
    };
    const contest = {
      name: `my-bonds unchanged, ${named(count)}, 304`,
      baseline: UNCHANGED,
      connections: 10,
      atLeast: 0.35,
      ours: { url, ...request },
      theirs: { url: `${bare()}/unchanged`, ...request },
    };
    yield* await compareLoad(loader, contest, size);
  }
}
