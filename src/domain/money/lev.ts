import type { Currency } from './currency.ts';
import { AMOUNT_PLACES, UNIT_PRICE_PLACES } from './decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from './decimal.ts';
import { LEV_PER_EURO } from './exchange-rates.ts';

/** Lev in euro at the legal rate: divided by the full rate, unrounded. */
export function levInEuro(lev: DecimalLike): Decimal {
  return new Decimal(lev).div(LEV_PER_EURO);
}

/** Lev in euro as an amount of money: 2 places, half away from zero. */
export function levAmountInEuro(lev: DecimalLike): Decimal {
  return roundTo(levInEuro(lev), AMOUNT_PLACES);
}

/** The price of one unit, converted from lev to euro, with as many places as are stored. */
export function levUnitPriceInEuro(lev: DecimalLike): Decimal {
  return roundTo(levInEuro(lev), UNIT_PRICE_PLACES);
}

/** Converts an amount between lev and euro, unrounded; amounts in other currencies stay as they are. */
export function convertLevAndEuro(amount: DecimalLike, from: Currency, to: Currency): DecimalLike {
  if (from === 'BGN' && to === 'EUR') return levInEuro(amount);
  if (from === 'EUR' && to === 'BGN') return new Decimal(amount).times(LEV_PER_EURO);
  return amount;
}
