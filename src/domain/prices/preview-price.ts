import { AMOUNT_PLACES } from '../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../money/decimal.ts';
import type { RateOnDay } from '../money/rate-history.ts';
import type { PriceBasis } from './price-basis.ts';

const PERCENT_PLACES = 2;

/** What a price would change, over all holders of the security. */
export interface PricePreview {
  /** Null if no price was known. */
  readonly before: Decimal | null;
  readonly after: Decimal;
  /** 2 places; null if no price was known. */
  readonly changePercent: Decimal | null;
  /** The change in value of everything held, in euro, 2 places; null if no price or no rate is known. */
  readonly eur: Decimal | null;
}

/**
 * The effect of a price before it is saved. `quantity` is the nominal or the units of all holdings that would take it, in the
 * currency of the rate. Both prices are clean, or per unit.
 */
export function previewPrice(change: {
  readonly before: DecimalLike | null;
  readonly after: DecimalLike;
  readonly basis: PriceBasis;
  readonly quantity: DecimalLike;
  readonly rate: RateOnDay | undefined;
}): PricePreview {
  const { basis, quantity, rate } = change;
  const after = new Decimal(change.after);
  const before =
    change.before === null || new Decimal(change.before).lte(0) ? null : new Decimal(change.before);
  if (before === null) return { before, after, changePercent: null, eur: null };
  const difference = after.minus(before);
  const amount = difference.times(quantity).div(basis === 'percent' ? 100 : 1);
  return {
    before,
    after,
    changePercent: roundTo(difference.div(before).times(100), PERCENT_PLACES),
    eur: rate === undefined ? null : roundTo(amount.div(rate.unitsPerEuro), AMOUNT_PLACES),
  };
}
