/**
 * Calendar arithmetic on integers: a day is its number of days since 1970-01-01, as `dayNumber` of calendar-date.ts gives it.
 * The two conversions follow H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (eras of 400 years that begin in March).
 */
const DAYS_PER_ERA = 146_097;
const DAYS_FROM_ERA_ZERO_TO_1970 = 719_468;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days in the month (1…12) of the year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The number of the day with this year, month (1…12) and day of the month. */
export function toDayNumber(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const leapDays = ((marchYear / 4) | 0) - ((marchYear / 100) | 0) + ((marchYear / 400) | 0);
  const daysFromMarch = ((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) | 0;
  return marchYear * 365 + leapDays + daysFromMarch + day - 1 - DAYS_FROM_ERA_ZERO_TO_1970;
}

export type YearMonthDay = { readonly year: number; readonly month: number; readonly day: number };

/** Year, month (1…12) and day of the month of a day number. */
export function yearMonthDay(dayNumber: number): YearMonthDay {
  const shifted = dayNumber + DAYS_FROM_ERA_ZERO_TO_1970;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

export function isEndOfMonth(date: YearMonthDay): boolean {
  return date.day === daysInMonth(date.year, date.month);
}

export function isEndOfFebruary(date: YearMonthDay): boolean {
  return date.month === 2 && isEndOfMonth(date);
}

/**
 * The day that many months from the anchor. The day of the month is the anchor's, clipped to the length of the month reached;
 * with `endOfMonth` an anchor on the last day of its month leads only to last days.
 */
export function addMonths(anchor: YearMonthDay, months: number, endOfMonth = false): number {
  const monthsFromZero = anchor.year * 12 + anchor.month - 1 + months;
  const year = Math.floor(monthsFromZero / 12);
  const month = monthsFromZero - year * 12 + 1;
  const length = daysInMonth(year, month);
  const day = endOfMonth && isEndOfMonth(anchor) ? length : Math.min(anchor.day, length);
  return toDayNumber(year, month, day);
}
