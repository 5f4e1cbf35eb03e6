import { addDays, type CalendarDate } from '#domain/calendar-date';
import type { CalendarEvent } from '#domain/calendar-feed/icalendar';
import { incomeCalendar } from '#domain/calendar-feed/income-calendar';
import type { Language } from '#domain/language';
import type { IncomeEvent } from '#domain/portfolio/income/income-event';
import { monthsLater } from '#domain/portfolio/income/twelve-months';
import { findDatabaseId } from '../../../platform/backup/erased-users.store.ts';
import { runTogether } from '../../../platform/database/transaction.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { loadIncome } from '../../figures/income/load-income.ts';
import { listBondChanges, listEtfOrShareChanges } from './feed-changes.store.ts';

const MONTHS_BACK = 3;
const MONTHS_AHEAD = 24;

export interface FeedOptions {
  readonly withAmounts: boolean;
  readonly language: Language;
}

async function collectEvents(source: PortfolioSource, today: CalendarDate) {
  const [from, to] = [monthsLater(today, -MONTHS_BACK), addDays(monthsLater(today, MONTHS_AHEAD), 1)];
  const events: (IncomeEvent & { readonly name: string | null })[] = [];
  for await (const { name, events: eventsOfSecurity } of loadIncome(source, { today, until: to })) {
    for (const event of eventsOfSecurity)
      if (event.day >= from && event.day < to) events.push({ name, ...event });
  }
  return events;
}

/**
 * The events of a user's calendar: those of their income page, three months back and two years ahead. The source should be a
 * transaction, so that all parts come from one snapshot.
 */
export async function loadFeedEvents(
  source: PortfolioSource,
  options: FeedOptions,
  today: CalendarDate,
): Promise<CalendarEvent[]> {
  const events = await collectEvents(source, today);
  const [bonds, etfsAndShares, installationId] = await runTogether([
    listBondChanges(source),
    listEtfOrShareChanges(source),
    findDatabaseId(source.db),
  ]);
  return incomeCalendar(events, {
    ...options,
    installationId,
    lastChange: ({ kind, holdingId }) => {
      const change = (kind === 'bond' ? bonds : etfsAndShares).get(holdingId);
      if (change === undefined) throw new Error('a holding with income was not found');
      return change;
    },
  });
}
