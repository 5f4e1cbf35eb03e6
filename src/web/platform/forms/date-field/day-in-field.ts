import { isCalendarDate } from '#domain/calendar-date';
import { formatDay } from '../../ui/format.ts';

/**
 * What a date field shows of what the form holds: the day in the page's language, 16 Nov 2026 or 16.11.2026; any other
 * text as it was typed.
 */
export function dayInField(held: string, locale: string): string {
  if (!isCalendarDate(held)) return held;
  return locale.startsWith('bg') ? held.split('-').reverse().join('.') : formatDay(held, locale);
}
