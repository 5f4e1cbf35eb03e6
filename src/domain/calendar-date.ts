import { daysInMonth, toDayNumber, yearMonthDay } from './day-number.ts';

declare const calendarDateMark: unique symbol;
/** A calendar date: a day without a time or a zone, as text 'YYYY-MM-DD'. Texts of this form compare as days do. */
export type CalendarDate = string & { readonly [calendarDateMark]: true };

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

export const EARLIEST_DATE = '1900-01-01';
export const LATEST_DATE = '2200-12-31';

const twoDigitsAt = (text: string, at: number) =>
  text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 48 * 11;
const yearIn = (text: string) => twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2);

/** True if the text names a day that exists ('2025-02-29' does not). */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!DATE_PATTERN.test(text)) return false;
  const month = twoDigitsAt(text, 5);
  const day = twoDigitsAt(text, 8);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(yearIn(text), month);
}

/** The text as a calendar date. Throws RangeError if there is no such day. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`${text} is not a day of the form YYYY-MM-DD`);
  return text;
}

const FIRST_YEAR = 1900;
const YEARS = 301;
/** The day number before the first of each month from 1900 to 2200. */
const daysBeforeMonth = Int32Array.from({ length: 12 * YEARS }, (_, i) =>
  toDayNumber(FIRST_YEAR + Math.floor(i / 12), (i % 12) + 1, 0),
);

/** Days since 1970-01-01. Parsed by hand and with a table of months: this is in the inner loop of every rate. */
export function dayNumber(date: CalendarDate): number {
  const year = yearIn(date);
  const month = twoDigitsAt(date, 5);
  const day = twoDigitsAt(date, 8);
  const before = daysBeforeMonth[(year - FIRST_YEAR) * 12 + month - 1];
  return before === undefined ? toDayNumber(year, month, day) : before + day;
}

/** '00' to '99'. */
const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** By day number. Memoised, because joining the text is the slowest step; only days of the table of months. */
const dateTexts = new Map<number, CalendarDate>();

export function dateFromDayNumber(days: number): CalendarDate {
  const known = dateTexts.get(days);
  if (known !== undefined) return known;
  const { year, month, day } = yearMonthDay(days);
  const text = `${twoDigits[Math.floor(year / 100)]}${twoDigits[year % 100]}-${twoDigits[month]}-${twoDigits[day]}`;
  const date = calendarDate(text);
  if (year >= FIRST_YEAR && year < FIRST_YEAR + YEARS) dateTexts.set(days, date);
  return date;
}

/** Orders days, the earliest first: for `sort`. */
export function compareDays(one: CalendarDate, other: CalendarDate): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Actual days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateFromDayNumber(dayNumber(date) + days);
}

/** By time zone. Memoised, because creating a format takes 0.2 ms, forty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The day that a clock in this time zone (IANA name) shows at this instant. */
export function dayIn(timeZone: string, instant: Date): CalendarDate {
  return calendarDate(formatIn(timeZone).format(instant));
}

/** The hour, 0 to 23, that a clock in this time zone (IANA name) shows at this instant. */
export function hourIn(timeZone: string, instant: Date): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(format.format(instant));
}
