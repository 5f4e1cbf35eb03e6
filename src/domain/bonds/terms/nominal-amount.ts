import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';

/** What doubles keep of an amount per 100 nominal; the digits behind are noise that must not tip a half cent. */
const DOUBLE_PLACES = 12;
const PER_CENT = new Decimal('0.01');

/** An amount per 100 nominal, as bond mathematics gives it, as money for the nominal: 2 places, rounded once. */
export function nominalAmount(perHundred: number, nominal: DecimalLike): Decimal {
  const exact = roundTo(perHundred, DOUBLE_PLACES);
  return roundTo(exact.times(nominal).times(PER_CENT), AMOUNT_PLACES);
}

/** The same for many amounts of one holding: most coupons are equal, so each amount is computed once. */
export function nominalScaler(nominal: DecimalLike): (perHundred: number) => Decimal {
  const known = new Map<number, Decimal>();
  return (perHundred) => {
    const amount = known.get(perHundred) ?? nominalAmount(perHundred, nominal);
    known.set(perHundred, amount);
    return amount;
  };
}

/** Minus an amount; minus nothing is nothing, not −0. */
export function negated(amount: Decimal): Decimal {
  return new Decimal(0).minus(amount);
}
