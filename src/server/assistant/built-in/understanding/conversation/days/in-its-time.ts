import type { CalendarDate } from '#domain/calendar-date';
import type { Query } from '../../query.ts';

/** 'And last year?', after what is to come this year: what came then. */
export function inItsTime<Found extends { readonly query?: Query }>(
  found: Found,
  today: CalendarDate,
): Found {
  const { query } = found;
  const { isAnyYear = true, period } = query?.period ?? {};
  const isOver = !isAnyYear && period !== undefined && period.to < today;
  if (query?.intent !== 'coming-payments' || !isOver) return found;
  return { ...found, query: { ...query, intent: 'payments-received' } };
}
