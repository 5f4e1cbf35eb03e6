import { Decimal, sumDecimals, type DecimalLike } from './decimal.ts';
import { roundedParts } from './rounded-parts.ts';

/**
 * The share of each amount in their sum, in percent with this many places, adding up to exactly 100: what rounding down leaves
 * over goes to the largest remainders. All 0 if the sum is not positive.
 */
export function percentShares(amounts: readonly DecimalLike[], places: number): Decimal[] {
  const sum = sumDecimals(amounts);
  if (!sum.gt(0)) return amounts.map(() => new Decimal(0));
  const percents = amounts.map((amount) => new Decimal(amount).times(100).div(sum));
  return roundedParts(percents, places);
}
