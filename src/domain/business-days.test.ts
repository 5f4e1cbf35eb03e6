import { describe, expect, it } from 'vitest';
import {
  businessDayFrom,
  businessDaysBefore,
  easterSunday,
  isBusinessDay,
  type BusinessCalendar,
} from './business-days.ts';
import { calendarDate, dateFromDayNumber, dayNumber } from './calendar-date.ts';
import { toDayNumber } from './day-number.ts';

/** The weekdays of a year on which banks are closed. */
function listHolidays(year: number, calendar: BusinessCalendar): string[] {
  const from = toDayNumber(year, 1, 1);
  const length = toDayNumber(year + 1, 1, 1) - from;
  return Array.from({ length }, (_, i) => from + i)
    .filter((day) => !isBusinessDay(day, calendar))
    .map(dateFromDayNumber)
    .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()))
    .map((date) => date.slice(5));
}

describe('business days', () => {
  it.each([
    [1999, '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28 12-31'],
    [2010, '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28'],
    [2012, '01-02 04-06 04-09 05-07 06-04 06-05 08-27 12-25 12-26'],
    [2020, '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28'],
    [2022, '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27'],
    [2023, '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  ])('in England and Wales leave out the published bank holidays of %i', (year, holidays) => {
    expect(listHolidays(year, 'GB').join(' ')).toBe(holidays);
  });

  it.each([
    [2004, '01-01 01-06 04-09 04-12 05-20 05-31 06-25 12-24 12-31'],
    [2024, '01-01 03-29 04-01 05-01 05-09 06-06 06-21 12-24 12-25 12-26 12-31'],
    [2026, '01-01 01-06 04-03 04-06 05-01 05-14 06-19 12-24 12-25 12-31'],
  ])('in Sweden leave out the days of %i without banking', (year, holidays) => {
    expect(listHolidays(year, 'SE').join(' ')).toBe(holidays);
  });

  // The last settlements with the coupon in the examples of the UK DMO (8 June 1998), the days before those ex-dividend.
  it.each([
    ['1999-06-07', 7, 'GB', '1999-05-26'],
    ['1999-05-26', 7, 'GB', '1999-05-17'],
    ['1999-12-07', 7, 'GB', '1999-11-26'],
    ['2024-05-12', 5, 'SE', '2024-05-03'],
  ] as const)('before %s are counted back: %i in %s lead to %s', (...row) => {
    const [day, count, calendar, before] = row;
    expect(dateFromDayNumber(businessDaysBefore(dayNumber(calendarDate(day)), count, calendar))).toBe(before);
  });

  // European Central Bank, 'TARGET closing days' as published for these years.
  it.each([
    [2024, '01-01 03-29 04-01 05-01 12-25 12-26'],
    [2025, '01-01 04-18 04-21 05-01 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-01 12-25'],
    [2027, '01-01 03-26 03-29'],
  ])('of TARGET leave out the published closing days of %i', (year, holidays) => {
    expect(listHolidays(year, 'TARGET').join(' ')).toBe(holidays);
  });

  // The United States Naval Observatory's table of Easter; the earliest and the latest day that there are, 1818 and 1943.
  it.each([
    ...['1818-03-22', '1943-04-25', '1954-04-18', '1981-04-19', '2000-04-23', '2008-03-23', '2011-04-24'],
    ...['2019-04-21', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25'],
  ])('know Easter Sunday %s', (day) => {
    const [year, month, ofMonth] = day.split('-').map(Number);
    expect(easterSunday(year!)).toBe(toDayNumber(year!, month!, ofMonth!));
  });

  it.each([
    ['2027-01-21', '2027-01-21'],
    ['2026-11-21', '2026-11-23'],
    ['2027-01-01', '2027-01-04'],
    ['2026-04-03', '2026-04-07'],
    ['2026-12-25', '2026-12-28'],
    ['2200-12-31', '2200-12-31'],
  ])('of TARGET on or after %s begin with %s', (day, open) => {
    expect(businessDayFrom(calendarDate(day), 'TARGET')).toBe(open);
  });
});
