import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { roundTo, type Decimal } from '../../money/decimal.ts';

/**
 * A value in euro after its prices, or its currency against the euro, moved by some percent. If the euro moves, the value of what is in
 * other currencies is divided. Rounded to cents.
 */
export function shiftedValue(value: Decimal, percent: Decimal, euroMoves: boolean): Decimal {
  const factor = percent.div(100).plus(1);
  return roundTo(euroMoves ? value.div(factor) : value.times(factor), AMOUNT_PLACES);
}
