import type { CalendarDate } from '../../calendar-date.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import { movedCost } from '../corporate-actions/spin-off.ts';

export const COST_METHODS = ['average', 'fifo'] as const;
/** How the cost of sold securities is determined (docs/decisions/0024-positions.md, 2). */
export type CostMethod = (typeof COST_METHODS)[number];

/** The remainder of a purchase, or a part taken from it. */
export interface Lot {
  readonly dealId: number;
  readonly day: CalendarDate | null;
  readonly quantity: Decimal;
  /** In the position's currency, 2 decimal places. */
  readonly cost: Decimal;
}

/** The lots of one position, oldest first. With the average method all purchases form one lot. */
export interface Lots {
  readonly add: (lot: Lot) => void;
  /** Takes a quantity that is held, oldest lots first; returns what was taken. */
  readonly take: (quantity: Decimal) => Lot[];
  /** Takes a quantity that is held, from each lot in proportion; returns what was taken. */
  readonly takeFromEach: (quantity: Decimal, held: Decimal) => Lot[];
  /** Takes a part of each lot's cost, and no quantity; returns what was taken. */
  readonly takeCost: (percent: DecimalLike) => Lot[];
  readonly all: () => readonly Lot[];
}

/** Principal is repaid in whole cents of nominal, per lot too. */
const NOMINAL_PLACES = 2;
const ZERO = new Decimal(0);

/** Field by field: a spread takes as long as the arithmetic. */
function resize({ dealId, day }: Lot, quantity: Decimal, cost: Decimal): Lot {
  return { dealId, day, quantity, cost };
}

/** A part of a lot with its share of the cost. Taking everything takes all remaining cost, so that sums agree to the cent. */
function takePart(lot: Lot, quantity: Decimal): Lot {
  if (quantity.gte(lot.quantity)) return lot;
  return resize(lot, quantity, roundTo(lot.cost.times(quantity).div(lot.quantity), AMOUNT_PLACES));
}

function without(lot: Lot, part: Lot): Lot {
  return resize(lot, lot.quantity.minus(part.quantity), lot.cost.minus(part.cost));
}

function merged(lot: Lot, added: Lot): Lot {
  return resize(lot, lot.quantity.plus(added.quantity), lot.cost.plus(added.cost));
}

/** Takes from each lot in proportion to what remains, so that rounding errors do not accumulate and the last lot takes the remainder. */
function inProportion(lots: readonly Lot[], quantity: Decimal, held: Decimal): Lot[] {
  let [rest, heldRest] = [quantity, held];
  return lots.map((lot) => {
    const part = takePart(lot, roundTo(rest.times(lot.quantity).div(heldRest), NOMINAL_PLACES));
    rest = rest.minus(part.quantity);
    heldRest = heldRest.minus(lot.quantity);
    return part;
  });
}

/** Rounds running totals, so that the parts add up to the part of the whole cost. */
function partsOfCost(lots: readonly Lot[], percent: DecimalLike): Lot[] {
  let [cost, given] = [ZERO, ZERO];
  return lots.map((lot) => {
    cost = cost.plus(lot.cost);
    const until = movedCost(cost, percent);
    const part = { ...lot, quantity: ZERO, cost: until.minus(given) };
    given = until;
    return part;
  });
}

/** Creates the lots of a new position for a cost method. */
export function emptyLots(method: CostMethod): Lots {
  let lots: Lot[] = [];
  /** Lots before this index are used up. They stay in the array because removing them from a long one is slow. */
  let first = 0;
  const take = (quantity: Decimal) => {
    const taken: Lot[] = [];
    let rest = quantity;
    for (let lot = lots[first]; lot !== undefined && rest.gt(0); lot = lots[first]) {
      const part = takePart(lot, rest);
      taken.push(part);
      rest = rest.minus(part.quantity);
      if (part === lot) first += 1;
      else lots[first] = without(lot, part);
    }
    return taken;
  };
  return {
    add: (lot) => {
      const only = method === 'average' ? lots[first] : undefined;
      if (only === undefined) lots.push(lot);
      else lots[first] = merged(only, lot);
    },
    take,
    takeFromEach: (quantity, held) => {
      if (quantity.gte(held)) return take(held);
      const before = lots.slice(first);
      const taken = inProportion(before, quantity, held);
      lots = before.map((lot, i) => without(lot, taken[i] ?? lot));
      first = 0;
      return taken;
    },
    takeCost: (percent) => {
      const before = lots.slice(first);
      const taken = partsOfCost(before, percent);
      lots = before.map((lot, i) => without(lot, taken[i] ?? lot));
      first = 0;
      return taken;
    },
    all: () => lots.slice(first),
  };
}
