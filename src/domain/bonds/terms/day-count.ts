import { dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import { actualActualAfb, actualActualIsda } from './actual-actual.ts';
import { regularCouponGrid, type CouponFrequency } from './coupon-grid.ts';
import { thirty360PeriodDays, isThirty360, THIRTY_360_DAY_COUNTS, type Period } from './thirty-360.ts';

/** The day-count conventions; `docs/bond-mathematics.md` states each rule and its source. */
export const DAY_COUNTS = [
  ...THIRTY_360_DAY_COUNTS,
  'ACT/360',
  'ACT/365F',
  'ACT/ACT-ISDA',
  'ACT/ACT-ICMA',
  'ACT/ACT-AFB',
] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** The conventions that need nothing but the two dates; ACT/ACT ICMA also needs the coupon grid. */
type DateDayCount = Exclude<DayCount, 'ACT/ACT-ICMA'>;

/** Years of a period given in day numbers, start not after end. */
export function fractionOfPeriod(dayCount: DateDayCount, period: Period): number {
  const { start, end } = period;
  switch (dayCount) {
    case 'ACT/360':
      return (end - start) / 360;
    case 'ACT/365F':
      return (end - start) / 365;
    case 'ACT/ACT-ISDA':
      return actualActualIsda(start, end);
    case 'ACT/ACT-AFB':
      return actualActualAfb(start, end);
    case '30/360-BOND':
    case '30/360-US':
    case '30E/360':
    case '30E/360-ISDA':
      return thirty360PeriodDays(dayCount, period) / 360;
  }
}

/** Days of a period in the convention: 30 per month, or actual days. Day numbers, start not after end. */
export function daysOfPeriod(dayCount: DayCount, period: Period): number {
  return isThirty360(dayCount) ? thirty360PeriodDays(dayCount, period) : period.end - period.start;
}

/** What ACT/ACT ICMA needs in addition to the dates: any coupon date, the coupons per year, the end-of-month rule. */
export type IcmaGrid = {
  readonly anchor: CalendarDate;
  readonly frequency: CouponFrequency;
  readonly endOfMonth?: boolean | undefined;
};

type DayCountInput = {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  /** The maturity, which 30E/360 ISDA treats differently if it is the end of February. */
  readonly terminationDate?: CalendarDate | undefined;
  readonly couponGrid?: IcmaGrid | undefined;
};

function inOrder(input: DayCountInput): { period: Period; sign: 1 | -1 } {
  const [start, end] = [dayNumber(input.start), dayNumber(input.end)];
  const maturity = input.terminationDate === undefined ? undefined : dayNumber(input.terminationDate);
  return start <= end
    ? { period: { start, end, maturity }, sign: 1 }
    : { period: { start: end, end: start, maturity }, sign: -1 };
}

/**
 * Years from start to end in the convention; negative if end is earlier. Fails with `coupon-grid-needed` for ACT/ACT ICMA without
 * a coupon grid.
 */
export function yearFraction(dayCount: DayCount, input: DayCountInput): Result<number, 'coupon-grid-needed'> {
  const { period, sign } = inOrder(input);
  if (dayCount !== 'ACT/ACT-ICMA') return success(sign * fractionOfPeriod(dayCount, period));
  if (input.couponGrid === undefined) return failure('coupon-grid-needed');
  const { anchor, frequency, endOfMonth } = input.couponGrid;
  const grid = regularCouponGrid({ anchor: dayNumber(anchor), frequency, endOfMonth });
  return success((sign * (grid.positionAt(period.end) - grid.positionAt(period.start))) / frequency);
}

/** Days from start to end in the convention; negative if end is earlier. */
export function dayCountDays(dayCount: DayCount, input: DayCountInput): number {
  const { period, sign } = inOrder(input);
  return sign * daysOfPeriod(dayCount, period);
}
