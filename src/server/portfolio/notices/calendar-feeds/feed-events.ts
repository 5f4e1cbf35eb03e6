import type { CalendarDate } from '#domain/calendar-date';
import type { CalendarEvent } from '#domain/calendar-feed/icalendar';
import { incomeEntries } from '#domain/calendar-feed/income-calendar';
import { publishEntries } from '#domain/calendar-feed/published-events';
import type { IncomeEvent } from '#domain/portfolio/income/income-event';
import { monthsLater } from '#domain/portfolio/income/twelve-months';
import { isIn, type Period } from '#domain/portfolio/period';
import { calendarRows } from '../../../people/access/scope.ts';
import { findDatabaseId } from '../../../platform/backup/erased-users.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { runTogether } from '../../../platform/database/transaction.ts';
import { loadIncome } from '../../figures/income/load-income.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { listPublishedEvents, savePublishedEvents, type ReadFeed } from './calendar-feeds.store.ts';

const MONTHS_BACK = 3;
const MONTHS_AHEAD = 24;

/** The days of a calendar. */
export function feedPeriod(today: CalendarDate): Period {
  return { from: monthsLater(today, -MONTHS_BACK), to: monthsLater(today, MONTHS_AHEAD) };
}

async function collectEvents(source: PortfolioSource, today: CalendarDate) {
  const period = feedPeriod(today);
  const events: (IncomeEvent & { readonly name: string | null })[] = [];
  for await (const { name, events: eventsOfSecurity } of loadIncome(source, { today, until: period.to })) {
    for (const event of eventsOfSecurity) if (isIn(event.day, period)) events.push({ name, ...event });
  }
  return events;
}

/**
 * The events of a user's calendar: those of their income page, three months back and two years ahead. Stores them if they differ from
 * those that the calendar had before. The transaction should see one snapshot, so that concurrent reads do not both change an event.
 */
export async function publishFeedEvents(
  tx: DatabaseTransaction,
  feed: ReadFeed,
  { now, today }: { readonly now: Date; readonly today: CalendarDate },
): Promise<CalendarEvent[]> {
  const events = await collectEvents({ db: tx, scope: calendarRows(feed) }, today);
  const entries = incomeEntries(events, { withAmounts: feed.with_amounts, language: feed.language });
  const [stored, installationId] = await runTogether([listPublishedEvents(tx, feed.id), findDatabaseId(tx)]);
  // Past days leave the calendar; their events have not moved.
  const { from } = feedPeriod(today);
  const published = publishEntries(
    entries,
    stored.filter(({ day }) => day >= from),
    now,
  );
  const isUnchanged =
    published.length === stored.length && published.every((event, i) => event === stored[i]);
  if (!isUnchanged) await savePublishedEvents(tx, feed.id, published);
  return published.map(({ id, day, summary, sequence, changedAt }) => {
    return { uid: `${id}@${installationId}`, day, summary, sequence, changedAt };
  });
}
