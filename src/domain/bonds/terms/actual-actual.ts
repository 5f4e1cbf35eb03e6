import { addMonths, toDayNumber, isLeapYear, yearMonthDay } from '../../day-number.ts';

/** ISDA 2006, 4.16(b): days in leap years / 366 + days in other years / 365. Day numbers, start not after end. */
export function actualActualIsda(start: number, end: number): number {
  const [firstYear, lastYear] = [yearMonthDay(start).year, yearMonthDay(end).year];
  const intoYear = (day: number, year: number) =>
    (day - toDayNumber(year, 1, 1)) / (isLeapYear(year) ? 366 : 365);
  return lastYear - firstYear + intoYear(end, lastYear) - intoYear(start, firstYear);
}

/** True if [start, end) includes a 29 February. */
function includesLeapDay(start: number, end: number): boolean {
  for (let { year } = yearMonthDay(start); toDayNumber(year, 1, 1) < end; year += 1) {
    const leapDay = toDayNumber(year, 2, 29);
    if (isLeapYear(year) && leapDay >= start && leapDay < end) return true;
  }
  return false;
}

/**
 * ACT/ACT AFB (French master agreement, 1994): whole years counted back from the end, the remainder over 366 if it includes a 29
 * February, else over 365. Counting back from the end of February leads to the end of February.
 */
export function actualActualAfb(start: number, end: number): number {
  const anchor = yearMonthDay(end);
  const yearsBack = (years: number) => addMonths(anchor, -12 * years, anchor.month === 2);
  let years = Math.max(0, anchor.year - yearMonthDay(start).year - 1);
  while (yearsBack(years + 1) >= start) years += 1;
  const remainderEnd = yearsBack(years);
  return years + (remainderEnd - start) / (includesLeapDay(start, remainderEnd) ? 366 : 365);
}
