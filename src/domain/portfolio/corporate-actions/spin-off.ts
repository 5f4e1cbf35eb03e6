import type { CalendarDate } from '../../calendar-date.ts';
import { AMOUNT_PLACES, UNIT_PRICE_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import type { Ratio } from './corporate-action.ts';

/** A part of the cost that moved to another security at the beginning of a day. */
export interface CostMove {
  readonly day: CalendarDate;
  readonly percent: DecimalLike;
}

const share = (percent: DecimalLike) => new Decimal(percent).div(100);

/** The part of a cost that moves, 2 places. */
export function movedCost(cost: Decimal, percent: DecimalLike): Decimal {
  return roundTo(cost.times(share(percent)), AMOUNT_PLACES);
}

/** The buy price per unit after a part of the cost moved to another security. */
export function priceAfterMove(price: DecimalLike, percent: DecimalLike): Decimal {
  return roundTo(new Decimal(price).times(new Decimal(1).minus(share(percent))), UNIT_PRICE_PLACES);
}

/** Fewer places than are stored, so that the entered price is recovered exactly. */
const PAID_PRICE_PLACES = UNIT_PRICE_PLACES - 2;

/** The price originally paid, from the price after the moves. */
export function priceBeforeMoves(price: DecimalLike, moves: readonly CostMove[]): Decimal {
  const left = moves.reduce(
    (product, { percent }) => product.times(new Decimal(1).minus(share(percent))),
    new Decimal(1),
  );
  return roundTo(new Decimal(price).div(left), PAID_PRICE_PLACES);
}

/** The units of the new security for a holder of `held` units, 2 places. */
export function spunOffUnits(held: Decimal, { to, from }: Ratio): Decimal {
  return roundTo(held.times(to).div(from), AMOUNT_PLACES);
}

/** The price per unit of units with this cost. */
export function unitPrice(cost: Decimal, units: Decimal): Decimal {
  return roundTo(cost.div(units), UNIT_PRICE_PLACES);
}
