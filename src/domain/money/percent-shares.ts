import { Decimal, sumDecimals, type DecimalLike } from './decimal.ts';

/**
 * What part of their sum each amount is, in percent with this many places, adding up to exactly 100: what rounding down leaves over
 * goes to the largest remainders. All 0 where the sum is not positive.
 */
export function percentShares(amounts: readonly DecimalLike[], places: number): Decimal[] {
  const sum = sumDecimals(amounts);
  if (!sum.gt(0)) return amounts.map(() => new Decimal(0));
  const exact = amounts.map((amount) => new Decimal(amount).times(100).div(sum));
  const shares = exact.map((percent) => percent.toDecimalPlaces(places, Decimal.ROUND_FLOOR));
  const step = new Decimal(10).pow(-places);
  const steps = new Decimal(100).minus(sumDecimals(shares)).div(step).toNumber();
  const byRemainder = exact
    .map((percent, index) => ({ index, remainder: percent.minus(shares[index] ?? 0) }))
    .sort((one, other) => other.remainder.comparedTo(one.remainder))
    .slice(0, steps);
  for (const { index } of byRemainder) shares[index] = (shares[index] ?? new Decimal(0)).plus(step);
  return shares;
}
