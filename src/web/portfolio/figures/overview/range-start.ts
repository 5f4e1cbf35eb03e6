import { dateFromDayNumber, dayNumber, type CalendarDate } from '#domain/calendar-date';
import { addMonths, yearMonthDay } from '#domain/day-number';
import type { HistoryRange } from './overview-choices.ts';

const MONTHS = { '1m': 1, '6m': 6, '1y': 12 } as const;

/** The first day of a period that ends today; undefined for the whole history. */
export function rangeStart(range: HistoryRange, today: CalendarDate): CalendarDate | undefined {
  if (range === 'all') return undefined;
  return dateFromDayNumber(addMonths(yearMonthDay(dayNumber(today)), -MONTHS[range]));
}
