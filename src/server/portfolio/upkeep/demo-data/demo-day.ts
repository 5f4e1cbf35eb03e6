import { addDays, calendarDate, dayNumber, type CalendarDate } from '#domain/calendar-date';

/** A day of the demo data: a date, or a number of days from today (−30 is thirty days ago). */
export type DemoDay = string | number;

export function resolveDay(day: DemoDay, today: CalendarDate): CalendarDate {
  return typeof day === 'string' ? calendarDate(day) : addDays(today, day);
}

export const DAYS_PER_MONTH = 30.4375;

/** The day itself, or the next Monday if it is on a weekend, when nobody trades. */
export function workingDay(day: CalendarDate): CalendarDate {
  const daysAfterMonday = (dayNumber(day) + 3) % 7;
  return daysAfterMonday < 5 ? day : addDays(day, 7 - daysAfterMonday);
}
