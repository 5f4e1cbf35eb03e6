// Kept for the reference cases (npm run oracle); no screen uses it.
import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import { failure, success, type Result } from '../result.ts';
import type { CouponFrequency } from '../bonds/terms/coupon-grid.ts';
import { excelYearFraction, type ExcelBasis } from './basis.ts';
import { excelCouponGrid } from './coupons.ts';
import { quasiPeriods } from './quasi-periods.ts';

type AccruedAtMaturityInput = {
  readonly issue: CalendarDate;
  readonly settlement: CalendarDate;
  readonly rate: number;
  readonly par: number;
  readonly basis: ExcelBasis;
};

type ExcelAccruedProblem = 'settlement-before-issue';

/** ACCRINTM: interest of a security that pays it at maturity, par·rate·YEARFRAC. In the currency of `par`. */
export function excelAccruedAtMaturity(input: AccruedAtMaturityInput): Result<number, ExcelAccruedProblem> {
  const [issue, settlement] = [dayNumber(input.issue), dayNumber(input.settlement)];
  if (settlement < issue) return failure('settlement-before-issue');
  return success(input.par * input.rate * excelYearFraction(input.basis, issue, settlement));
}

type AccruedInput = AccruedAtMaturityInput & {
  readonly firstInterest: CalendarDate;
  readonly frequency: CouponFrequency;
};

/** ACCRINT: interest from issue to settlement, par·rate/f·Σ days/E over the quasi-periods through the first interest date. */
export function excelAccrued(input: AccruedInput): Result<number, ExcelAccruedProblem> {
  const { rate, par, frequency, basis } = input;
  const [issue, settlement] = [dayNumber(input.issue), dayNumber(input.settlement)];
  if (settlement < issue) return failure('settlement-before-issue');
  const grid = excelCouponGrid(dayNumber(input.firstInterest), frequency);
  const periods = quasiPeriods({ grid, basis, frequency }, issue, settlement);
  return success(((par * rate) / frequency) * periods);
}
