/** A calendar date: a day without a time or a zone, as text 'YYYY-MM-DD'. Texts of this form compare as days do. */
declare const calendarDateMark: unique symbol;
export type CalendarDate = string & { readonly [calendarDateMark]: true };

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

export const EARLIEST_DATE = '1900-01-01';
export const LATEST_DATE = '2200-12-31';

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days in the month (1…12) of the year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

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

/** Days since 1970-01-01; no time zone is involved. */
export function dayNumber(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
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
