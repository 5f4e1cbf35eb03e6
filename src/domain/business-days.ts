import { calendarDate, dateFromDayNumber, dayNumber, type CalendarDate } from './calendar-date.ts';
import { toDayNumber, yearMonthDay } from './day-number.ts';

/** England and Wales; Sweden; the euro's settlement system, on whose days the European Central Bank sets its rates. */
export type BusinessCalendar = 'GB' | 'SE' | 'TARGET';

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];

/** 0 is Sunday; 1970-01-01 was a Thursday. */
const toWeekday = (day: number) => (((day + 4) % 7) + 7) % 7;
const isWeekend = (day: number) => toWeekday(day) === SUNDAY || toWeekday(day) === SATURDAY;
/** The first such weekday on the day or after it. */
const firstWeekdayFrom = (day: number, weekday: number) => day + ((weekday - toWeekday(day) + 7) % 7);
const toDayNumbers = (...dates: readonly string[]) => dates.map((date) => dayNumber(calendarDate(date)));

/** The day number of Easter Sunday by the Gregorian rule, after J. Meeus, Astronomical Algorithms, chapter 8. */
export function easterSunday(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return toDayNumber(year, 3, 22) + h + l - 7 * m;
}

/** Bank holidays since 1978 that a proclamation added, and those that it moved. */
const PROCLAIMED = toDayNumbers(
  ...['1981-07-29', '1995-05-08', '1999-12-31', '2002-06-03', '2002-06-04', '2011-04-29', '2012-06-04'],
  ...['2012-06-05', '2020-05-08', '2022-06-02', '2022-06-03', '2022-09-19', '2023-05-08'],
);
const MOVED = new Set(toDayNumbers('1995-05-01', '2002-05-27', '2012-05-28', '2020-05-04', '2022-05-30'));

/** A bank holiday at a weekend is kept on the next day that is free for it. */
function moveToWeekdays(holidays: readonly number[]): number[] {
  const kept = new Set(holidays.filter((day) => !isWeekend(day)));
  for (const day of holidays.filter(isWeekend)) {
    let instead = day;
    while (isWeekend(instead) || kept.has(instead)) instead += 1;
    kept.add(instead);
  }
  return [...kept];
}

/** Banking and Financial Dealings Act 1971, in the form in force since 1978. */
function britishHolidays(year: number): number[] {
  const easter = easterSunday(year);
  const fixed = [toDayNumber(year, 1, 1), toDayNumber(year, 12, 25), toDayNumber(year, 12, 26)];
  const mondays = [
    firstWeekdayFrom(toDayNumber(year, 5, 1), MONDAY),
    firstWeekdayFrom(toDayNumber(year, 5, 25), MONDAY),
    firstWeekdayFrom(toDayNumber(year, 8, 25), MONDAY),
  ];
  const regular = [...moveToWeekdays(fixed), easter - 2, easter + 1, ...mondays];
  return [...regular.filter((day) => !MOVED.has(day)), ...PROCLAIMED];
}

/** The days without banking in Sweden: public holidays, and the eves of midsummer, Christmas and the new year. */
function swedishHolidays(year: number): number[] {
  const easter = easterSunday(year);
  const fixed = [[1, 1], [1, 6], [5, 1], [12, 24], [12, 25], [12, 26], [12, 31]] as const; // prettier-ignore
  return [
    ...fixed.map(([month, day]) => toDayNumber(year, month, day)),
    // The national day took the place of Whit Monday.
    year < 2005 ? easter + 50 : toDayNumber(year, 6, 6),
    ...[easter - 2, easter + 1, easter + 39],
    firstWeekdayFrom(toDayNumber(year, 6, 19), FRIDAY),
  ];
}

/** Decision of the Governing Council of 14 December 2000, for all years since 2002. */
function targetHolidays(year: number): number[] {
  const easter = easterSunday(year);
  const fixed = [[1, 1], [5, 1], [12, 25], [12, 26]] as const; // prettier-ignore
  return [...fixed.map(([month, day]) => toDayNumber(year, month, day)), easter - 2, easter + 1];
}

const HOLIDAYS = { GB: britishHolidays, SE: swedishHolidays, TARGET: targetHolidays } satisfies Record<
  BusinessCalendar,
  unknown
>;
/** By calendar and year. Memoised, because the holidays of a year are computed by rules. */
const holidaysByYear = new Map<string, ReadonlySet<number>>();

function holidaysIn(year: number, calendar: BusinessCalendar): ReadonlySet<number> {
  const key = `${calendar}${year}`;
  const holidays = holidaysByYear.get(key) ?? new Set(HOLIDAYS[calendar](year));
  holidaysByYear.set(key, holidays);
  return holidays;
}

/** Whether banks are open on the day (a day number). */
export function isBusinessDay(day: number, calendar: BusinessCalendar): boolean {
  return !isWeekend(day) && !holidaysIn(yearMonthDay(day).year, calendar).has(day);
}

/** Weekdays up to the day, from a fixed origin. */
const weekdaysTo = (day: number) => {
  const sinceMonday = day + 3;
  return Math.floor(sinceMonday / 7) * 5 + Math.min(toWeekday(day + 6) + 1, 5);
};

/** Business days after the first day up to the second one; 0 if that is not later. Day numbers. */
export function businessDaysBetween(from: number, to: number, calendar: BusinessCalendar): number {
  if (to <= from) return 0;
  let count = weekdaysTo(to) - weekdaysTo(from);
  for (let { year } = yearMonthDay(from); year <= yearMonthDay(to).year; year += 1) {
    for (const day of holidaysIn(year, calendar)) {
      if (day > from && day <= to && !isWeekend(day)) count -= 1;
    }
  }
  return count;
}

/** The day that many business days before a day, which need not be a business day itself. */
export function businessDaysBefore(day: number, count: number, calendar: BusinessCalendar): number {
  let [before, left] = [day, count];
  while (left > 0) {
    before -= 1;
    if (isBusinessDay(before, calendar)) left -= 1;
  }
  return before;
}

/** The day itself if banks are open on it, else the next one on which they are. */
export function businessDayFrom(day: CalendarDate, calendar: BusinessCalendar): CalendarDate {
  let open = dayNumber(day);
  while (!isBusinessDay(open, calendar)) open += 1;
  return dateFromDayNumber(open);
}
