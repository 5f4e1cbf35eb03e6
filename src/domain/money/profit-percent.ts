import { Decimal, roundTo, type DecimalLike } from './decimal.ts';

const PERCENT_PLACES = 2;

/** A profit in percent of the amount paid, 2 places; null if nothing was paid. Both are in one currency. */
export function profitPercent(profit: DecimalLike, amountPaid: DecimalLike): Decimal | null {
  const paid = new Decimal(amountPaid);
  if (paid.isZero()) return null;
  return roundTo(new Decimal(profit).div(paid).times(100), PERCENT_PLACES);
}
