// Kept for the reference cases (npm run oracle); no screen uses it.
import { addMonths, toDayNumber, isEndOfFebruary, isLeapYear, yearMonthDay } from '../day-number.ts';
import { thirty360PeriodDays, thirty360Days } from '../bonds/terms/thirty-360.ts';

/** Excel's day-count bases: 0 US 30/360, 1 actual/actual, 2 actual/360, 3 actual/365, 4 European 30/360. */
export const EXCEL_BASES = [0, 1, 2, 3, 4] as const;
export type ExcelBasis = (typeof EXCEL_BASES)[number];

/**
 * Days by Excel's US method. The end moves to the 30th where the start day, as given, is the 30th or later; a start at the end of
 * February moves to the 30th afterwards. `moveBothDates` is what COUPDAYSNC does.
 */
export function excelThirty360Days(start: number, end: number, moveBothDates = false): number {
  const [from, to] = [yearMonthDay(start), yearMonthDay(end)];
  const startsInFebruary = isEndOfFebruary(from);
  const endToThirty =
    (isEndOfFebruary(to) && (startsInFebruary || moveBothDates)) ||
    (to.day === 31 && (from.day >= 30 || moveBothDates));
  const startToThirty = from.day === 31 || startsInFebruary;
  return thirty360Days(
    { ...from, day: startToThirty ? 30 : from.day },
    { ...to, day: endToThirty ? 30 : to.day },
  );
}

/** Days between two day numbers, start not after end, as the basis counts them. */
export function excelDays(basis: ExcelBasis, start: number, end: number): number {
  if (basis === 0) return excelThirty360Days(start, end);
  if (basis === 4) return thirty360PeriodDays('30E/360', { start, end });
  return end - start;
}

function isWithinOneYear(start: number, end: number): boolean {
  return end <= addMonths(yearMonthDay(start), 12);
}

/** Basis 1 up to a year: 366 where the (one) year is a leap year or a 29 February lies in [start, end]. */
function shortYearLength(start: number, end: number): number {
  const [from, to] = [yearMonthDay(start), yearMonthDay(end)];
  if (from.year === to.year) return isLeapYear(from.year) ? 366 : 365;
  const includesLeapDay = [from.year, to.year].some((year) => {
    const leapDay = toDayNumber(year, 2, 29);
    return isLeapYear(year) && leapDay >= start && leapDay <= end;
  });
  return includesLeapDay ? 366 : 365;
}

/** Basis 1 beyond a year: the mean length of the calendar years touched. */
function meanYearLength(start: number, end: number): number {
  const [first, last] = [yearMonthDay(start).year, yearMonthDay(end).year];
  return (toDayNumber(last + 1, 1, 1) - toDayNumber(first, 1, 1)) / (last - first + 1);
}

/** The days of a year in the basis, for a period from start to end. */
export function excelYearLength(basis: ExcelBasis, start: number, end: number): number {
  if (basis === 1)
    return isWithinOneYear(start, end) ? shortYearLength(start, end) : meanYearLength(start, end);
  return basis === 3 ? 365 : 360;
}

/** YEARFRAC: the part of a year between two days, in either order. */
export function excelYearFraction(basis: ExcelBasis, start: number, end: number): number {
  const [first, last] = [Math.min(start, end), Math.max(start, end)];
  return excelDays(basis, first, last) / excelYearLength(basis, first, last);
}
