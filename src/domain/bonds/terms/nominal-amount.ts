import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';

/**
 * The reliable decimal places of an amount per 100 nominal in doubles. Further digits are noise that must not change the rounding
 * of half a cent.
 */
const DOUBLE_PLACES = 12;
const PER_CENT = new Decimal('0.01');
const ZERO = new Decimal(0);

/** Converts an amount per 100 nominal from bond mathematics to money for the nominal: 2 places, rounded once. */
export function nominalAmount(perHundred: number, nominal: DecimalLike): Decimal {
  const exact = roundTo(perHundred, DOUBLE_PLACES);
  return roundTo(exact.times(nominal).times(PER_CENT), AMOUNT_PLACES);
}

/** `nominalAmount` for the payments of one holding in order. Most coupons equal the previous one, and most repay no principal. */
export function nominalScaler(nominal: DecimalLike): (perHundred: number) => Decimal {
  let [previous, amount] = [0, ZERO];
  return (perHundred) => {
    if (perHundred === 0) return ZERO;
    if (perHundred !== previous) {
      amount = nominalAmount(perHundred, nominal);
      previous = perHundred;
    }
    return amount;
  };
}

/** The negative of an amount; the negative of 0 is 0, not −0. */
export function negated(amount: Decimal): Decimal {
  return new Decimal(0).minus(amount);
}
