import type { Result } from '../../result.ts';
import type { BondFlows } from './bond-flows.ts';
import { dirtyPriceFromClean, toPaymentStream } from './bond-pricing.ts';
import type { YieldQuote } from '../terms/yield-quote.ts';
import { yieldAt, type PriceProblem } from './payment-stream.ts';

/** The yield to maturity, a fraction in the quotation given, at a price with accrued interest. */
export function yieldFromDirtyPrice(
  flows: BondFlows,
  quote: YieldQuote,
  dirtyPrice: number,
): Result<number, PriceProblem> {
  return yieldAt(toPaymentStream(flows, quote), dirtyPrice);
}

/** The yield to maturity at a clean price. The dirty price must be positive. */
export function yieldFromCleanPrice(
  flows: BondFlows,
  quote: YieldQuote,
  cleanPrice: number,
): Result<number, PriceProblem> {
  return yieldFromDirtyPrice(flows, quote, dirtyPriceFromClean(flows, cleanPrice));
}

/** The effective annual rate of a yield compounded m times a year: (1 + y/m)^m − 1. Yields are only comparable in this form. */
export function effectiveYield(y: number, compounding: number): number {
  return Math.expm1(compounding * Math.log1p(y / compounding));
}
