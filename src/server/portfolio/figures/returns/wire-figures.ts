import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo, type DecimalLike } from '#domain/money/decimal';

export const PERCENT_PLACES = 8;

export const euro = (amount: DecimalLike) => roundTo(amount, AMOUNT_PLACES).toNumber();
export const percent = (fraction: DecimalLike) =>
  roundTo(new Decimal(fraction).times(100), PERCENT_PLACES).toNumber();
export const percentOrNull = (fraction: number | null) => (fraction === null ? null : percent(fraction));
