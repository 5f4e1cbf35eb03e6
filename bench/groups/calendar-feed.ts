import { z } from 'zod';
import { dayIn } from '../../src/domain/calendar-date.ts';
import { feedPeriod } from '../../src/server/portfolio/notices/calendar-feeds/feed-events.ts';
import { compareLoad, type Size } from '../load-comparison.ts';
import type { Bench, Rows } from '../stage.ts';

/** A calendar can be read at most thirty times an hour. */
const FEEDS = 20;
/** The server's default. */
const TIME_ZONE = 'Europe/Sofia';
const Added = z.object({ url: z.url() });

/** The calendar of the longest list of up to 1,000 bonds takes at most twice as long as the API answer with the events of the same days. */
export async function* calendarFeed({ kupon, loader, lists }: Bench, size: Size): Rows {
  await kupon.start();
  const [count, holder] = [...lists].findLast(([bonds]) => bonds <= 1_000) ?? [];
  if (count === undefined || holder === undefined) throw new Error('nobody has bonds');
  const headers = { Authorization: `Bearer ${holder.token}` };
  const paths: string[] = [];
  for (let feed = 0; feed < FEEDS; feed += 1) {
    const added = await fetch(`${kupon.url()}/api/calendar-feeds`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: `Phone ${feed}`, withAmounts: true }),
    });
    paths.push(new URL(Added.parse(await added.json()).url).pathname);
  }
  const { from, to } = feedPeriod(dayIn(TIME_ZONE, new Date()));
  const contest = {
    name: `calendar of ${count.toLocaleString('en')} bonds`,
    baseline: 'their income as JSON',
    connections: 1,
    atLeast: 0.5,
    ours: { url: kupon.url(), paths },
    theirs: { url: `${kupon.url()}/api/income?from=${from}&to=${to}`, headers },
  };
  yield* await compareLoad(loader, contest, size);
}
