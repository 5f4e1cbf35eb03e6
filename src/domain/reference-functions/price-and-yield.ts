// Kept for the reference cases (npm run oracle); no screen uses it.
import { failure, success, type Result } from '../result.ts';
import { streamRisk } from '../bonds/pricing/bond-risk.ts';
import {
  compoundStream,
  priceAt,
  simpleStream,
  yieldAt,
  type PaymentStream,
  type PriceProblem,
  type YieldProblem,
} from '../bonds/pricing/payment-stream.ts';
import { excelCouponPeriod, type ExcelDateProblem, type ExcelPeriodInput } from './coupons.ts';

export type ExcelBondInput = ExcelPeriodInput & {
  /** Coupon rate, a fraction a year. */
  readonly rate: number;
  /** Paid back per 100; 100 without it. */
  readonly redemption?: number | undefined;
};

type ExcelBond = { readonly stream: PaymentStream; readonly accrued: number };

/** The payments of PRICE and YIELD; `simpleAtEnd`: one payment left earns simple interest (not so in DURATION). */
function excelBond(input: ExcelBondInput, simpleAtEnd: boolean): Result<ExcelBond, ExcelDateProblem> {
  const period = excelCouponPeriod(input);
  if (!period.ok) return period;
  const { rate, frequency, redemption = 100 } = input;
  const { couponsLeft, daysAccrued, daysOfPeriod, daysToNext } = period.value;
  const coupon = (100 * rate) / frequency;
  const toNext = daysToNext / daysOfPeriod;
  const accrued = (coupon * daysAccrued) / daysOfPeriod;
  if (couponsLeft === 1 && simpleAtEnd) {
    return success({ stream: simpleStream(coupon + redemption, toNext / frequency, frequency), accrued });
  }
  const payments = Array.from({ length: couponsLeft }, (_, i) => ({
    amount: i === couponsLeft - 1 ? coupon + redemption : coupon,
    step: i === 0 ? toNext : 1,
  }));
  return success({ stream: compoundStream(payments, frequency), accrued });
}

/** PRICE: the clean price per 100 at a yield compounded `frequency` times. */
export function excelPrice(
  input: ExcelBondInput,
  y: number,
): Result<number, ExcelDateProblem | YieldProblem> {
  const bond = excelBond(input, true);
  if (!bond.ok) return bond;
  const dirty = priceAt(bond.value.stream, y);
  return dirty.ok ? success(dirty.value - bond.value.accrued) : dirty;
}

/** YIELD: the inverse of PRICE; in closed form where one payment is left. */
export function excelYield(
  input: ExcelBondInput,
  price: number,
): Result<number, ExcelDateProblem | PriceProblem> {
  if (!(price > 0)) return failure('price-not-positive');
  const bond = excelBond(input, true);
  return bond.ok ? yieldAt(bond.value.stream, price + bond.value.accrued) : bond;
}

/** DURATION (`macaulay`) and MDURATION (`modified`), in years; compound interest for any number of coupons. */
export function excelDuration(
  input: ExcelPeriodInput & { readonly rate: number },
  y: number,
): Result<{ readonly macaulay: number; readonly modified: number }, ExcelDateProblem | YieldProblem> {
  const bond = excelBond(input, false);
  if (!bond.ok) return bond;
  const risk = streamRisk(bond.value.stream, y);
  if (!risk.ok) return risk;
  return success({ macaulay: risk.value.macaulayDuration, modified: risk.value.modifiedDuration });
}
