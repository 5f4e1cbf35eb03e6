import { Decimal } from '../../money/decimal.ts';
import type { HoldingAnalytics, PriceFigures } from './holding-analytics.ts';
import type { BondHolding } from '../terms/holding-terms.ts';

/** An entered yield is marked as different if it is further than this from the computed one. */
const TOLERANCE_BASIS_POINTS = 5;

/** An entered yield, compared with the computed ones. */
export type EnteredYield = {
  /** Percent. */
  readonly percent: Decimal;
  /**
   * Entered yield less the one computed at the market price, in whichever of its two forms is nearer; null if none is computed.
   */
  readonly basisPointsOff: number | null;
  /** True if it differs from the yield at the market price by more than 5 basis points. */
  readonly differs: boolean;
  /** True if it is the yield at the purchase price. */
  readonly isOfPurchase: boolean;
};

/** An entered yield does not say how it is compounded, so it is compared with both the quoted and the effective yield. */
function basisPointsFrom(percent: Decimal, { yield: quoted, effectiveYield }: PriceFigures): number {
  const from = (computed: number) => percent.minus(new Decimal(computed).times(100)).times(100).toNumber();
  const [fromQuoted, fromEffective] = [from(quoted), from(effectiveYield)];
  return Math.abs(fromQuoted) <= Math.abs(fromEffective) ? fromQuoted : fromEffective;
}

/** Compares the entered yield with the computed ones; null if none was entered. */
export function enteredYield(
  { yieldPercent }: BondHolding,
  { market, purchase }: HoldingAnalytics,
): EnteredYield | null {
  if (yieldPercent === null) return null;
  const percent = new Decimal(yieldPercent);
  const off = market.ok ? basisPointsFrom(percent, market.value) : null;
  const ofPurchase = purchase.ok ? basisPointsFrom(percent, purchase.value) : null;
  return {
    percent,
    basisPointsOff: off,
    differs: off !== null && Math.abs(off) > TOLERANCE_BASIS_POINTS,
    isOfPurchase: ofPurchase !== null && Math.abs(ofPurchase) <= TOLERANCE_BASIS_POINTS,
  };
}
