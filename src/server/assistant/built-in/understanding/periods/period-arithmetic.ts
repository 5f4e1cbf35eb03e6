import {
  addDays,
  type CalendarDate,
  dateFromDayNumber,
  dayNumber,
  EARLIEST_DATE,
  LATEST_DATE,
} from '#domain/calendar-date';
import { addMonths, daysInMonth, toDayNumber, yearMonthDay } from '#domain/day-number';
import type { Period } from '#domain/portfolio/period';
import type { Unit } from './period-piece.ts';

export const MONTHS: Record<Exclude<Unit, 'week' | 'day'>, number> = {
  year: 12,
  half: 6,
  quarter: 3,
  month: 1,
};

export const dayOf = (year: number, month: number, day: number) =>
  dateFromDayNumber(toDayNumber(year, month, day));
export const monthsLater = (day: CalendarDate, months: number) =>
  dateFromDayNumber(addMonths(yearMonthDay(dayNumber(day)), months));
export const yearOf = (day: CalendarDate) => yearMonthDay(dayNumber(day)).year;

export function monthsFrom(year: number, month: number, count: number): Period {
  const last = yearMonthDay(addMonths({ year, month, day: 1 }, count - 1));
  return {
    from: dayOf(year, month, 1),
    to: dayOf(last.year, last.month, daysInMonth(last.year, last.month)),
  };
}

export const calendarYear = (year: number): Period => monthsFrom(year, 1, 12);

/** The unit that holds today, moved by so many units. */
export function unitAround(unit: Unit, by: number, today: CalendarDate): Period {
  if (unit === 'day') return { from: addDays(today, by), to: addDays(today, by) };
  if (unit === 'week') {
    const monday = addDays(today, -((dayNumber(today) + 3) % 7) + by * 7);
    return { from: monday, to: addDays(monday, 6) };
  }
  const length = MONTHS[unit];
  const { year, month } = yearMonthDay(dayNumber(today));
  const first = dayOf(year, Math.floor((month - 1) / length) * length + 1, 1);
  const start = yearMonthDay(dayNumber(monthsLater(first, by * length)));
  return monthsFrom(start.year, start.month, length);
}

/** So many units that end or begin today. */
export function unitsFrom(today: CalendarDate, count: number, unit: Unit): Period {
  const end =
    unit === 'week' || unit === 'day'
      ? addDays(today, count * (unit === 'week' ? 7 : 1))
      : monthsLater(today, count * MONTHS[unit]);
  return count < 0 ? { from: addDays(end, 1), to: today } : { from: addDays(today, 1), to: end };
}

/** The days moved; what is open stays open. */
function moved({ from, to }: Period, move: (day: CalendarDate) => CalendarDate): Period {
  const orOpen = (day: CalendarDate) => (day === EARLIEST_DATE || day === LATEST_DATE ? day : move(day));
  return { from: orOpen(from), to: orOpen(to) };
}

/** The same days so many years later. */
const yearsLater = (period: Period, years: number) => moved(period, (day) => monthsLater(day, 12 * years));

export const weekBefore = (period: Period) => moved(period, (day) => addDays(day, -7));

export const weekAfter = (period: Period) => moved(period, (day) => addDays(day, 7));

/** The same days a year before: 'last year against the year before'. */
export const yearBefore = (period: Period) => yearsLater(period, -1);

export const yearAfter = (period: Period) => yearsLater(period, 1);

/** The same days of another year. */
export const ofYear = (period: Period, year: number) => yearsLater(period, year - yearOf(period.from));

/** How many months it is: from 1 January to 31 March, or from the 3rd to the 2nd of another; undefined for other periods. */
export function wholeMonths({ from, to }: Period): number | undefined {
  if (to === LATEST_DATE) return undefined;
  const [first, next] = [from, addDays(to, 1)].map((day) => yearMonthDay(dayNumber(day)));
  if (first === undefined || next === undefined || first.day !== next.day) return undefined;
  return 12 * (next.year - first.year) + next.month - first.month;
}

export const isWholeYear = ({ from, to }: Period) =>
  from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;

/** 'From June on', 'until 2030'. */
export const isOpen = ({ from, to }: Period) => from === EARLIEST_DATE || to === LATEST_DATE;

/** The days of both: 'from June on, this year only'. */
export function overlap(one: Period, other: Period): Period | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from > to ? undefined : { from, to };
}

/** The period in the last year in which it begins before the other one ends. */
export function inYear(period: Period, other: Period): Period {
  const { from, to } = period;
  const own = yearsLater(period, yearOf(other.to) - yearOf(from === EARLIEST_DATE ? to : from));
  return own.from > other.to ? yearBefore(own) : own;
}
