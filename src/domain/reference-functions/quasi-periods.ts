// Kept for the reference cases (npm run oracle); no screen uses it.
import type { CouponFrequency, CouponGrid } from '../bonds/terms/coupon-grid.ts';
import { excelDays, type ExcelBasis } from './basis.ts';
import { excelPeriodLength } from './coupons.ts';

type QuasiPeriodMeasure = {
  readonly grid: CouponGrid;
  readonly basis: ExcelBasis;
  readonly frequency: CouponFrequency;
};

/** The number of quasi coupon periods between two day numbers: Σ days / E over the periods touched. */
export function quasiPeriods(measure: QuasiPeriodMeasure, start: number, end: number): number {
  const { grid, basis, frequency } = measure;
  let periods = 0;
  for (let index = grid.indexAt(start); grid.dayAt(index) < end; index += 1) {
    const period = { start: grid.dayAt(index), end: grid.dayAt(index + 1) };
    const days = excelDays(basis, Math.max(start, period.start), Math.min(end, period.end));
    periods += days / excelPeriodLength(basis, frequency, period);
  }
  return periods;
}
