import { dayNumberOf, daysInMonth } from './day-number.ts';

/** A calendar date: a day without a time or a zone, as text 'YYYY-MM-DD'. Texts of this form compare as days do. */
declare const calendarDateMark: unique symbol;
export type CalendarDate = string & { readonly [calendarDateMark]: true };

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

export const EARLIEST_DATE = '1900-01-01';
export const LATEST_DATE = '2200-12-31';

/** True where the text names a day that exists ('2025-02-29' does not). */
export function isCalendarDate(text: string): text is CalendarDate {
  const parts = FORM.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The text as a calendar date. Throws RangeError where no such day exists. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`${text} is not a day of the form YYYY-MM-DD`);
  return text;
}

/** Days since 1970-01-01. The digits are read one by one: this stands in the inner loop of every rate. */
export function dayNumber(date: CalendarDate): number {
  const digit = (place: number) => date.charCodeAt(place) - 48;
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3);
  return dayNumberOf(year, digit(5) * 10 + digit(6), digit(8) * 10 + digit(9));
}

export function dateOfDayNumber(days: number): CalendarDate {
  return calendarDate(new Date(days * MS_PER_DAY).toISOString().slice(0, 10));
}

/** Actual days from one date to another; negative where `to` is the earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** The day that a clock in this time zone (IANA name) shows at this instant. */
export function dayIn(timeZone: string, instant: Date): CalendarDate {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return calendarDate(format.format(instant));
}
