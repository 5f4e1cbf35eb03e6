import {
  calendarDate,
  dateFromDayNumber,
  dayNumber,
  EARLIEST_DATE,
  LATEST_DATE,
  type CalendarDate,
} from '#domain/calendar-date';
import { addMonths, toDayNumber, daysInMonth, yearMonthDay } from '#domain/day-number';

const DAYS_A_WEEK = 7;
/** No month spans more weeks, so the calendar keeps its height. */
const WEEKS = 6;

/** 1970-01-01, day number 0, was a Thursday; Monday is 0. */
const toWeekday = (day: number) => (((day + 3) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;

/** Six weeks from Monday to Sunday; null before the first and after the last day of the month. */
export function weeksOfMonth(day: CalendarDate): readonly (readonly (CalendarDate | null)[])[] {
  const { year, month } = yearMonthDay(dayNumber(day));
  const first = toDayNumber(year, month, 1);
  const last = first + daysInMonth(year, month) - 1;
  const monday = first - toWeekday(first);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (__, weekday) => {
      const number = monday + week * DAYS_A_WEEK + weekday;
      return number < first || number > last ? null : dateFromDayNumber(number);
    }),
  );
}

/** The day that a key moves to; null if the key has no function in a calendar. */
export function dayByKey(day: CalendarDate, key: string, shift: boolean): CalendarDate | null {
  const number = dayNumber(day);
  switch (key) {
    case 'ArrowLeft':
      return withinLimits(number - 1);
    case 'ArrowRight':
      return withinLimits(number + 1);
    case 'ArrowUp':
      return withinLimits(number - DAYS_A_WEEK);
    case 'ArrowDown':
      return withinLimits(number + DAYS_A_WEEK);
    case 'Home':
      return withinLimits(number - toWeekday(number));
    case 'End':
      return withinLimits(number - toWeekday(number) + DAYS_A_WEEK - 1);
    case 'PageUp':
      return monthsAway(day, shift ? -12 : -1);
    case 'PageDown':
      return monthsAway(day, shift ? 12 : 1);
    default:
      return null;
  }
}

/** The same day in another month, or the last day of a shorter month. */
export function monthsAway(day: CalendarDate, months: number): CalendarDate {
  return withinLimits(addMonths(yearMonthDay(dayNumber(day)), months));
}

export function withinLimits(day: number): CalendarDate {
  const [first, last] = [dayNumber(calendarDate(EARLIEST_DATE)), dayNumber(calendarDate(LATEST_DATE))];
  return dateFromDayNumber(Math.min(Math.max(day, first), last));
}
