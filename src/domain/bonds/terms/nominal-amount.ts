import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';

/** What doubles keep of an amount per 100 nominal; the digits behind are noise that must not tip a half cent. */
const PLACES_OF_DOUBLES = 12;

/** An amount per 100 nominal, as bond mathematics gives it, as money for the nominal: 2 places, rounded once. */
export function amountOfNominal(perHundred: number, nominal: DecimalLike): Decimal {
  const exact = roundTo(perHundred, PLACES_OF_DOUBLES);
  return roundTo(exact.times(nominal).div(100), AMOUNT_PLACES);
}

/** The same for many amounts of one holding: its coupons are mostly alike, and each amount is worked out once. */
export function amountsOfNominal(nominal: DecimalLike): (perHundred: number) => Decimal {
  const known = new Map<number, Decimal>();
  return (perHundred) => {
    const amount = known.get(perHundred) ?? amountOfNominal(perHundred, nominal);
    known.set(perHundred, amount);
    return amount;
  };
}

/** Minus an amount; minus nothing is nothing, not −0. */
export function negated(amount: Decimal): Decimal {
  return new Decimal(0).minus(amount);
}
