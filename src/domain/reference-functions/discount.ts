// Kept for the reference cases (npm run oracle); no screen uses it.
import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import { failure, finite, success, type Result } from '../result.ts';
import { excelYearFraction, type ExcelBasis } from './basis.ts';

/** A security sold at a discount that pays `redemption` per 100 at maturity and no interest. */
type DiscountInput = {
  readonly settlement: CalendarDate;
  readonly maturity: CalendarDate;
  readonly redemption: number;
  readonly basis: ExcelBasis;
};

type ExcelDiscountProblem = 'maturity-not-after-settlement' | 'price-not-positive' | 'yield-out-of-range';

function excelYears({ settlement, maturity, basis }: DiscountInput): Result<number, ExcelDiscountProblem> {
  const [start, end] = [dayNumber(settlement), dayNumber(maturity)];
  if (start >= end) return failure('maturity-not-after-settlement');
  return success(excelYearFraction(basis, start, end));
}

function annualRate(input: DiscountInput, price: number, gain: number): Result<number, ExcelDiscountProblem> {
  const years = excelYears(input);
  if (!years.ok) return years;
  if (!(price > 0)) return failure('price-not-positive');
  return finite(gain / years.value, 'yield-out-of-range');
}

/** PRICEDISC: redemption·(1 − d·years). */
export function excelPriceFromDiscount(
  input: DiscountInput,
  discount: number,
): Result<number, ExcelDiscountProblem> {
  const years = excelYears(input);
  return years.ok ? success(input.redemption * (1 - discount * years.value)) : years;
}

/** DISC: the discount rate, (1 − price/redemption) / years. */
export function excelDiscount(input: DiscountInput, price: number): Result<number, ExcelDiscountProblem> {
  return annualRate(input, price, 1 - price / input.redemption);
}

/** YIELDDISC: the annual yield, (redemption/price − 1) / years. */
export function excelDiscountYield(
  input: DiscountInput,
  price: number,
): Result<number, ExcelDiscountProblem> {
  return annualRate(input, price, input.redemption / price - 1);
}
