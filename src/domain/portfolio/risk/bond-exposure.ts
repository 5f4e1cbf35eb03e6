import type { BondFlows } from '../../bonds/pricing/bond-flows.ts';
import { toPaymentStream } from '../../bonds/pricing/bond-pricing.ts';
import { streamRisk, type BondRisk } from '../../bonds/pricing/bond-risk.ts';
import { effectiveYield } from '../../bonds/pricing/bond-yield.ts';
import { isSimpleInterest, type YieldProblem } from '../../bonds/pricing/payment-stream.ts';
import type { YieldQuote } from '../../bonds/terms/yield-quote.ts';
import type { Currency } from '../../money/currency.ts';
import { Decimal, type DecimalLike } from '../../money/decimal.ts';
import { success, type Result } from '../../result.ts';

/** A bond that is held, on the day of the risk figures. */
export interface RiskHolding {
  readonly isin: string;
  readonly currency: Currency;
  /** What is outstanding. */
  readonly nominal: DecimalLike;
  /** Units of the currency for one euro. */
  readonly unitsPerEuro: DecimalLike;
  /** All that it still pays, per 100 outstanding. */
  readonly flows: BondFlows;
  readonly quote: YieldQuote;
  /** As quoted, a fraction. */
  readonly yield: number;
}

/** The holding with its own risk figures, by its own quoted yield. */
export interface BondExposure extends RiskHolding {
  readonly risk: BondRisk;
  /** Compounded once a year, in which form yields of several bonds compare; a simple yield stays as it is. */
  readonly effectiveYield: number;
  /** With accrued interest, in the bond's currency, unrounded. */
  readonly value: Decimal;
  /** The same in euro. */
  readonly eur: Decimal;
}

/** What a holding is worth at a price with accrued interest per 100, in its own currency, unrounded. */
export function valueAtPrice({ nominal }: Pick<RiskHolding, 'nominal'>, dirtyPrice: number): Decimal {
  return new Decimal(dirtyPrice).times(nominal).div(100);
}

/** Fails where the yield is out of the range in which there is a price. */
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
