// Kept for the reference cases (npm run oracle); no screen uses it.
import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import { failure, success, type Result } from '../result.ts';
import {
  priceAt,
  simpleStream,
  yieldAt,
  type PaymentStream,
  type PriceProblem,
  type YieldProblem,
} from '../bonds/pricing/payment-stream.ts';
import type { ExcelBondInput } from './price-and-yield.ts';
import { excelCouponGrid } from './coupons.ts';
import { quasiPeriods } from './quasi-periods.ts';

/** A bond in a broken last period: the last coupon before maturity has been paid. */
type OddLastInput = ExcelBondInput & { readonly lastInterest: CalendarDate };

type OddLastProblem = 'maturity-not-after-settlement' | 'settlement-before-last-interest';

/** One payment under simple interest; DC, A and DSC = DC − A in quasi-periods rolled forward from the last interest date. */
function oddLastBond(
  input: OddLastInput,
): Result<{ readonly stream: PaymentStream; readonly accrued: number }, OddLastProblem> {
  const { rate, frequency, basis, redemption = 100 } = input;
  const [last, settlement, maturity] = [
    dayNumber(input.lastInterest),
    dayNumber(input.settlement),
    dayNumber(input.maturity),
  ];
  if (settlement >= maturity) return failure('maturity-not-after-settlement');
  if (settlement < last) return failure('settlement-before-last-interest');
  const measure = { grid: excelCouponGrid(last, frequency), basis, frequency };
  const [whole, elapsed] = [quasiPeriods(measure, last, maturity), quasiPeriods(measure, last, settlement)];
  const coupon = (100 * rate) / frequency;
  const stream = simpleStream(redemption + whole * coupon, (whole - elapsed) / frequency, frequency);
  return success({ stream, accrued: elapsed * coupon });
}

/** ODDLPRICE: the clean price per 100. */
export function excelOddLastPrice(
  input: OddLastInput,
  y: number,
): Result<number, OddLastProblem | YieldProblem> {
  const bond = oddLastBond(input);
  if (!bond.ok) return bond;
  const dirty = priceAt(bond.value.stream, y);
  return dirty.ok ? success(dirty.value - bond.value.accrued) : dirty;
}

/** ODDLYIELD: the inverse of ODDLPRICE. */
export function excelOddLastYield(
  input: OddLastInput,
  price: number,
): Result<number, OddLastProblem | PriceProblem> {
  if (!(price > 0)) return failure('price-not-positive');
  const bond = oddLastBond(input);
  return bond.ok ? yieldAt(bond.value.stream, price + bond.value.accrued) : bond;
}
