import { Decimal, type DecimalLike } from '../money/decimal.ts';

/** √100: above this ratio, two prices are closer to a factor of 100 than to being equal. */
const SUSPICIOUS_RATIO = 10;

/**
 * True if one of the two prices is more than 10 times the other: most likely one was entered as a percentage (80.5) and the other
 * as a fraction (0.805) or in cents (8050). False if either price is missing (0).
 */
export function pricesLookHundredTimesOff(entry: {
  /** Per unit, both in the same currency. */
  readonly buyPrice: DecimalLike;
  readonly marketPrice: DecimalLike;
}): boolean {
  const buyPrice = new Decimal(entry.buyPrice);
  const marketPrice = new Decimal(entry.marketPrice);
  if (buyPrice.isZero() || marketPrice.isZero()) return false;
  return buyPrice.gt(marketPrice.times(SUSPICIOUS_RATIO)) || marketPrice.gt(buyPrice.times(SUSPICIOUS_RATIO));
}
