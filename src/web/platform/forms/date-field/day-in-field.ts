import { isCalendarDate } from '#domain/calendar-date';
import { formatDay } from '../../ui/format.ts';

/**
 * The text in a date field for a form value: a date in the page's language, 16 Nov 2026 or 16.11.2026; any other text as
 * typed.
 */
export function dayInField(held: string, locale: string): string {
  if (!isCalendarDate(held)) return held;
  return locale.startsWith('bg') ? held.split('-').reverse().join('.') : formatDay(held, locale);
}
