// Kept for the reference cases (npm run oracle); no screen uses it.
import { dateFromDayNumber, dayNumber, type CalendarDate } from '../calendar-date.ts';
import { isEndOfMonth, yearMonthDay } from '../day-number.ts';
import { failure, success, type Result } from '../result.ts';
import { regularCouponGrid, type CouponFrequency, type CouponGrid } from '../bonds/terms/coupon-grid.ts';
import { excelDays, excelThirty360Days, type ExcelBasis } from './basis.ts';

/** Excel's coupon dates roll back from maturity, on month ends where maturity is one. */
export function excelCouponGrid(anchor: number, frequency: CouponFrequency): CouponGrid {
  return regularCouponGrid({ anchor, frequency, endOfMonth: isEndOfMonth(yearMonthDay(anchor)) });
}

export type ExcelPeriodInput = {
  readonly settlement: CalendarDate;
  readonly maturity: CalendarDate;
  readonly frequency: CouponFrequency;
  readonly basis: ExcelBasis;
};

/** The coupon period that holds the settlement day; days are day numbers. */
type ExcelCouponPeriod = {
  readonly settlement: number;
  readonly previous: number;
  readonly next: number;
  /** N: coupons still to come. */
  readonly couponsLeft: number;
  /** A: days from the previous coupon to settlement. */
  readonly daysAccrued: number;
  /** E: days of the period. */
  readonly daysOfPeriod: number;
  /** DSC = E − A. */
  readonly daysToNext: number;
};

export type ExcelDateProblem = 'maturity-not-after-settlement';

/** The nominal length of a coupon period: actual days in basis 1, else a year of 360 or 365 days shared out. */
export function excelPeriodLength(
  basis: ExcelBasis,
  frequency: CouponFrequency,
  period: { readonly start: number; readonly end: number },
): number {
  if (basis === 1) return period.end - period.start;
  return (basis === 3 ? 365 : 360) / frequency;
}

export function excelCouponPeriod(input: ExcelPeriodInput): Result<ExcelCouponPeriod, ExcelDateProblem> {
  const { frequency, basis } = input;
  const [settlement, maturity] = [dayNumber(input.settlement), dayNumber(input.maturity)];
  if (settlement >= maturity) return failure('maturity-not-after-settlement');
  const grid = excelCouponGrid(maturity, frequency);
  const index = grid.indexAt(settlement);
  const [previous, next] = [grid.dayAt(index), grid.dayAt(index + 1)];
  const daysAccrued = excelDays(basis, previous, settlement);
  const daysOfPeriod = excelPeriodLength(basis, frequency, { start: previous, end: next });
  const daysToNext = daysOfPeriod - daysAccrued;
  return success({ settlement, previous, next, couponsLeft: -index, daysAccrued, daysOfPeriod, daysToNext });
}

/** What the six COUP… functions answer. */
type ExcelCouponFigures = {
  readonly previous: CalendarDate;
  readonly next: CalendarDate;
  readonly number: number;
  readonly daysBS: number;
  readonly days: number;
  readonly daysNC: number;
};

/** COUPDAYSNC is no remainder: basis 0 takes the whole period with both dates moved to the 30th, less A. */
function daysToNextCoupon(basis: ExcelBasis, period: ExcelCouponPeriod): number {
  const { previous, settlement, next, daysAccrued } = period;
  return basis === 0
    ? excelThirty360Days(previous, next, true) - daysAccrued
    : excelDays(basis, settlement, next);
}

/** COUPPCD, COUPNCD, COUPNUM, COUPDAYBS, COUPDAYS and COUPDAYSNC. */
export function excelCoupons(input: ExcelPeriodInput): Result<ExcelCouponFigures, ExcelDateProblem> {
  const period = excelCouponPeriod(input);
  if (!period.ok) return period;
  const { previous, next, couponsLeft, daysAccrued, daysOfPeriod } = period.value;
  return success({
    previous: dateFromDayNumber(previous),
    next: dateFromDayNumber(next),
    number: couponsLeft,
    daysBS: daysAccrued,
    days: daysOfPeriod,
    daysNC: daysToNextCoupon(input.basis, period.value),
  });
}
