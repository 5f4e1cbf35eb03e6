// Kept for the reference cases (npm run oracle); no screen uses it.
import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import { addMonths, yearMonthDay } from '../day-number.ts';
import { failure, finite, success, type Result } from '../result.ts';
import {
  billPriceFromDiscountRate,
  billSimpleYieldFromPrice,
  type BillProblem,
} from '../bonds/pricing/treasury-bill.ts';

type ExcelBillInput = { readonly settlement: CalendarDate; readonly maturity: CalendarDate };

type ExcelBillProblem = BillProblem | 'maturity-not-after-settlement' | 'maturity-beyond-a-year';

/** Actual days to maturity: at least one, at most a calendar year. */
function daysToMaturity(input: ExcelBillInput): Result<number, ExcelBillProblem> {
  const [settlement, maturity] = [dayNumber(input.settlement), dayNumber(input.maturity)];
  if (settlement >= maturity) return failure('maturity-not-after-settlement');
  const isWithinAYear = maturity <= addMonths(yearMonthDay(settlement), 12);
  return isWithinAYear ? success(maturity - settlement) : failure('maturity-beyond-a-year');
}

/** TBILLPRICE: 100·(1 − discount·days/360). */
export function excelBillPrice(input: ExcelBillInput, discount: number): Result<number, ExcelBillProblem> {
  const days = daysToMaturity(input);
  return days.ok ? billPriceFromDiscountRate(discount, days.value) : days;
}

/** TBILLYIELD: (100 − price)/price·360/days. */
export function excelBillYield(input: ExcelBillInput, price: number): Result<number, ExcelBillProblem> {
  const days = daysToMaturity(input);
  return days.ok ? billSimpleYieldFromPrice(price, days.value, 360) : days;
}

/** The semi-annually compounded yield over more than half a year; a year of 366 days for a bill of 366 days. */
function longBillYield(price: number, days: number): number {
  const years = days / (days === 366 ? 366 : 365);
  const root = Math.sqrt(years * years - (2 * years - 1) * (1 - 100 / price));
  return (2 * (root - years)) / (2 * years - 1);
}

/** TBILLEQ: the bond-equivalent yield; up to 182 days 365·d/(360 − d·days), beyond them the quadratic. */
export function excelBillEquivalent(
  input: ExcelBillInput,
  discount: number,
): Result<number, ExcelBillProblem> {
  const days = daysToMaturity(input);
  if (!days.ok) return days;
  const price = billPriceFromDiscountRate(discount, days.value);
  if (!price.ok) return price;
  if (days.value <= 182) return success((365 * discount) / (360 - discount * days.value));
  return finite(longBillYield(price.value, days.value), 'price-not-positive');
}
