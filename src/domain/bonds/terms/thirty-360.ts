import { isEndOfFebruary, isEndOfMonth, yearMonthDay, type YearMonthDay } from '../../day-number.ts';

/** The four day counts that take every month as 30 days and a year as 360. */
export const THIRTY_360_DAY_COUNTS = ['30/360-BOND', '30/360-US', '30E/360', '30E/360-ISDA'] as const;
export type Thirty360DayCount = (typeof THIRTY_360_DAY_COUNTS)[number];

export function isThirty360(dayCount: string): dayCount is Thirty360DayCount {
  return THIRTY_360_DAY_COUNTS.some((name) => name === dayCount);
}

/** Days as day numbers, start not after end. `maturity` matters only to 30E/360 ISDA. */
export type Period = { readonly start: number; readonly end: number; readonly maturity?: number | undefined };

/** 360·ΔY + 30·ΔM + ΔD, with unadjusted days of the month. */
export function thirty360Days(start: YearMonthDay, end: YearMonthDay): number {
  return 360 * (end.year - start.year) + 30 * (end.month - start.month) + (end.day - start.day);
}

const capAt30 = (date: YearMonthDay): YearMonthDay => (date.day === 31 ? { ...date, day: 30 } : date);
const moveTo30 = (date: YearMonthDay, move: boolean): YearMonthDay => (move ? { ...date, day: 30 } : date);

/** ISDA 2006, 4.16(f) "Bond Basis". */
function bondBasis(start: YearMonthDay, end: YearMonthDay): number {
  const from = capAt30(start);
  return thirty360Days(from, from.day === 30 ? capAt30(end) : end);
}

/** The US rule with the end of February (SIA, Standard Securities Calculation Methods). */
function unitedStates(start: YearMonthDay, end: YearMonthDay): number {
  const startsInFebruary = isEndOfFebruary(start);
  const to = moveTo30(end, startsInFebruary && isEndOfFebruary(end));
  return bondBasis(moveTo30(start, startsInFebruary), to);
}

/** ISDA 2006, 4.16(h): the last day of any month counts as the 30th, except the maturity in February. */
function eurobondIsda(start: YearMonthDay, end: YearMonthDay, endIsMaturity: boolean): number {
  const moveEnd = isEndOfMonth(end) && !(end.month === 2 && endIsMaturity);
  return thirty360Days(moveTo30(start, isEndOfMonth(start)), moveTo30(end, moveEnd));
}

/** The 30/360 days of a period. */
export function thirty360PeriodDays(dayCount: Thirty360DayCount, period: Period): number {
  const [start, end] = [yearMonthDay(period.start), yearMonthDay(period.end)];
  switch (dayCount) {
    case '30/360-BOND':
      return bondBasis(start, end);
    case '30/360-US':
      return unitedStates(start, end);
    case '30E/360':
      return thirty360Days(capAt30(start), capAt30(end));
    case '30E/360-ISDA':
      return eurobondIsda(start, end, period.end === period.maturity);
  }
}
