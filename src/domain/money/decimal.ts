import { Decimal as DecimalJs } from 'decimal.js';

/** Decimal arithmetic with 40 significant digits; rounds half away from zero (1.005 to 2 places is 1.01). */
export const Decimal = DecimalJs.clone({
  precision: 40,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -40,
  toExpPos: 40,
});
export type Decimal = DecimalJs;

/** A decimal, or its text or number as it came from outside ('98.45', 98.45); never the result of arithmetic on doubles. */
export type DecimalLike = DecimalJs.Value;

/** The same as `value.gt(0)`, which makes a decimal of the 0. */
export function isAboveZero(value: Decimal): boolean {
  return value.isPositive() && !value.isZero();
}

/** Rounded to the places, half away from zero. A value with no more places is returned as it is: a copy takes as long as rounding. */
export function roundTo(value: DecimalLike, places: number): Decimal {
  const exact = value instanceof Decimal ? value : new Decimal(value);
  return exact.decimalPlaces() <= places ? exact : exact.toDecimalPlaces(places);
}

export function sumDecimals(values: Iterable<DecimalLike>): Decimal {
  let sum = new Decimal(0);
  for (const value of values) sum = sum.plus(value);
  return sum;
}
