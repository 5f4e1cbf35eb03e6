import { Decimal } from '../../money/decimal.ts';
import type { HoldingAnalytics, PriceFigures } from './holding-analytics.ts';
import type { BondHolding } from '../terms/holding-terms.ts';

/** From more than this on, an entered yield is marked as another one than the computed. */
const TOLERANCE_BASIS_POINTS = 5;

/** An entered yield, compared with the computed ones. */
export type EnteredYield = {
  /** Percent. */
  readonly percent: Decimal;
  /** Entered less computed at the market price, in the nearer of its two forms; null where none is computed. */
  readonly basisPointsOff: number | null;
  /** More than 5 basis points away from the one at the market price. */
  readonly differs: boolean;
  /** It is the yield of the purchase price. */
  readonly isOfPurchase: boolean;
};

/** An entered yield does not say how it is compounded: compared with the quoted and with the effective form. */
function basisPointsFrom(percent: Decimal, { yield: quoted, effectiveYield }: PriceFigures): number {
  const [nearer] = [quoted, effectiveYield]
    .map((computed) => percent.minus(new Decimal(computed).times(100)).times(100).toNumber())
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  return nearer ?? 0;
}

/** The entered yield stays the bond's; null where none was entered, and the computed one serves. */
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
