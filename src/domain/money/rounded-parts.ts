import { Decimal, roundTo, sumDecimals } from './decimal.ts';

/**
 * Amounts rounded to this many places, adding up to exactly their rounded sum: each is rounded down, and what that leaves over
 * goes to the largest remainders.
 */
export function roundedParts(amounts: readonly Decimal[], places: number): Decimal[] {
  const parts = amounts.map((amount) => amount.toDecimalPlaces(places, Decimal.ROUND_FLOOR));
  const step = new Decimal(10).pow(-places);
  const steps = roundTo(sumDecimals(amounts), places).minus(sumDecimals(parts)).div(step).toNumber();
  const byRemainder = amounts
    .map((amount, index) => ({ index, remainder: amount.minus(parts[index] ?? 0).toNumber() }))
    .sort((one, other) => other.remainder - one.remainder)
    .slice(0, steps);
  for (const { index } of byRemainder) parts[index] = (parts[index] ?? new Decimal(0)).plus(step);
  return parts;
}
