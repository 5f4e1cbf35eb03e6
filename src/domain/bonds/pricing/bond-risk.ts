import { failure, success, type Result } from '../../result.ts';
import type { BondFlows } from './bond-flows.ts';
import { toPaymentStream } from './bond-pricing.ts';
import type { YieldQuote } from '../terms/yield-quote.ts';
import { isSimpleInterest, priceCurveAt, type PaymentStream, type YieldProblem } from './payment-stream.ts';

/** How the dirty price reacts to the quoted yield. All figures depend on the compounding of the yield. */
export type BondRisk = {
  readonly dirtyPrice: number;
  /** Years: the mean time of the payments, weighted by present value. */
  readonly macaulayDuration: number;
  /** Years: −(dP/dy)/P. */
  readonly modifiedDuration: number;
  /** Years²: (d²P/dy²)/P, not divided by 2 or 100. */
  readonly convexity: number;
  /** Change of price per 100 nominal for one basis point; positive. */
  readonly dv01: number;
};

/** The risk figures of any stream of payments at a yield. */
export function streamRisk(stream: PaymentStream, y: number): Result<BondRisk, YieldProblem> {
  const curve = priceCurveAt(stream, y);
  if (!curve.ok) return curve;
  const { price, slope, curvature } = curve.value;
  if (price === 0) return failure('yield-out-of-range');
  const modifiedDuration = -slope / price;
  const growth = isSimpleInterest(stream) ? 1 + stream.simpleYears * y : 1 + y / stream.compounding;
  return success({
    dirtyPrice: price,
    macaulayDuration: modifiedDuration * growth,
    modifiedDuration,
    convexity: curvature / price,
    dv01: (modifiedDuration * price) / 10_000,
  });
}

/** Durations, convexity and the value of a basis point at a yield in the quotation given. */
export function riskFromYield(
  flows: BondFlows,
  quote: YieldQuote,
  y: number,
): Result<BondRisk, YieldProblem> {
  return streamRisk(toPaymentStream(flows, quote), y);
}
