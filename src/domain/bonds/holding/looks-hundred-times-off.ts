import { Decimal, type DecimalLike } from '../../money/decimal.ts';

const SUSPICIOUS_RATIO = 5;

/**
 * True if price × nominal / 100 is more than 5 times the amount, or less than a fifth of it: most likely a price was entered as a
 * fraction of nominal (0.98) or in money (980) instead of in percent (98). With the nominal itself as the amount, it finds prices
 * that are far from par. False if either side is 0.
 */
export function looksHundredTimesOff(entry: {
  /** Percent of nominal. */
  readonly price: DecimalLike;
  readonly nominal: DecimalLike;
  /** The amount paid, in the same currency. */
  readonly amount: DecimalLike;
}): boolean {
  const reckoned = new Decimal(entry.price).times(entry.nominal).div(100).abs();
  const amount = new Decimal(entry.amount).abs();
  if (reckoned.isZero() || amount.isZero()) return false;
  return reckoned.gt(amount.times(SUSPICIOUS_RATIO)) || amount.gt(reckoned.times(SUSPICIOUS_RATIO));
}
