import type { BondFlows } from '../../bonds/pricing/bond-flows.ts';
import { toPaymentStream } from '../../bonds/pricing/bond-pricing.ts';
import { streamRisk, type BondRisk } from '../../bonds/pricing/bond-risk.ts';
import { effectiveYield } from '../../bonds/pricing/bond-yield.ts';
import { isSimpleInterest, type YieldProblem } from '../../bonds/pricing/payment-stream.ts';
import type { YieldQuote } from '../../bonds/terms/yield-quote.ts';
import type { Currency } from '../../money/currency.ts';
import { Decimal, type DecimalLike } from '../../money/decimal.ts';
import { success, type Result } from '../../result.ts';

/** A held bond on the day of the risk figures. */
export interface RiskHolding {
  readonly isin: string;
  readonly currency: Currency;
  /** The outstanding nominal. */
  readonly nominal: DecimalLike;
  /** Units of the currency per euro. */
  readonly unitsPerEuro: DecimalLike;
  /** All remaining payments per 100 outstanding. */
  readonly flows: BondFlows;
  readonly quote: YieldQuote;
  /** The quoted yield, a fraction. */
  readonly yield: number;
}

/** The holding with its risk figures at its quoted yield. */
export interface BondExposure extends RiskHolding {
  readonly risk: BondRisk;
  /** Compounded annually, so that yields of bonds can be compared; a simple yield is not converted. */
  readonly effectiveYield: number;
  /** With accrued interest, in the bond's currency, unrounded. */
  readonly value: Decimal;
  /** The same in euro. */
  readonly eur: Decimal;
}

/** The value of a holding at a dirty price per 100, in its currency, unrounded. */
export function valueAtPrice({ nominal }: Pick<RiskHolding, 'nominal'>, dirtyPrice: number): Decimal {
  return new Decimal(dirtyPrice).times(nominal).div(100);
}

/** The risk figures of a holding. Fails if the yield is outside the range that has a price. */
export function bondExposure(holding: RiskHolding): Result<BondExposure, YieldProblem> {
  const stream = toPaymentStream(holding.flows, holding.quote);
  const risk = streamRisk(stream, holding.yield);
  if (!risk.ok) return risk;
  const value = valueAtPrice(holding, risk.value.dirtyPrice);
  return success({
    ...holding,
    risk: risk.value,
    effectiveYield: isSimpleInterest(stream)
      ? holding.yield
      : effectiveYield(holding.yield, stream.compounding),
    value,
    eur: value.div(holding.unitsPerEuro),
  });
}
