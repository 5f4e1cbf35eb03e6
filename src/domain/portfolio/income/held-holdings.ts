import { featureInstalments } from '../../bonds/terms/bond-features.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { isBond, isSale, type Holding } from '../holding.ts';
import { heldLots } from './held-lots.ts';
import { dealFromHolding, type DatedHolding } from '../positions/deals-from-holdings.ts';
import { computePositions } from '../positions/positions.ts';
import { positionKeyText } from '../positions/deal.ts';
import { termsFromHoldings } from '../positions/security-terms.ts';

/** What is left of a purchase. */
export interface Remainder {
  /** After sales, 0 to 1. What the issuer repaid is not taken off: it is part of the terms. */
  readonly share: Decimal;
  /** After sales and instalments: units or nominal. */
  readonly quantity: Decimal;
}

/** By the kind and id of a row; a row without an entry is as it was bought. */
export type Remainders = ReadonlyMap<string, Remainder>;

export const rowKey = ({ kind, id }: Pick<Holding, 'kind' | 'id'>) => `${kind} ${id}`;

const shrinks = (row: Holding) =>
  isSale(row) || (isBond(row) && row.features !== null && featureInstalments(row.features).length > 0);

/**
 * What is left today of each purchase of a security that was partly sold or repaid. Sales take the oldest purchases first. If the deals
 * contradict each other, they have no entries, and count as the lists count them.
 */
export function findRemainders(rows: readonly DatedHolding[], today: CalendarDate): Remainders {
  const shrinking = new Set(rows.filter(shrinks).map(positionKeyText));
  const some = rows.filter((row) => shrinking.has(positionKeyText(row)));
  const positions = computePositions(some.map(dealFromHolding), {
    asOf: today,
    terms: termsFromHoldings(some),
  });
  return new Map(
    positions
      .filter(({ problem }) => problem === null)
      .flatMap((position) => heldLots(position, today))
      .map(({ deal, changes, remaining }) => [
        rowKey(deal),
        { share: changes.at(-1)?.share ?? new Decimal(1), quantity: remaining },
      ]),
  );
}

function reduce<Row extends Holding>(row: Row, quantity: Decimal): Row {
  const bought = isBond(row) ? row.nominal : row.units;
  const part = quantity.div(bought);
  const amounts = { amountPaid: part.times(row.amountPaid), profit: part.times(row.profit) };
  return { ...row, ...(isBond(row) ? { nominal: quantity } : { units: quantity }), ...amounts };
}

const isMatured = (row: Holding, today: CalendarDate) =>
  isBond(row) && row.maturityDate !== null && row.maturityDate < today;

/**
 * What is held of the rows of a portfolio, which are deals: purchases, reduced by what was sold and repaid. Those that are sold or have
 * matured count as expired, at what was bought. Sales are left out, unless they contradict the purchases.
 */
export function heldHoldings(
  rows: readonly Holding[],
  remainders: Remainders,
  today: CalendarDate,
): readonly Holding[] {
  return rows.flatMap((row) => {
    const left = remainders.get(rowKey(row));
    if (isSale(row) && left !== undefined) return [];
    if (row.expired || isSale(row)) return [row];
    if (isMatured(row, today) || left?.share.isZero() === true) return [{ ...row, expired: true }];
    return [left === undefined ? row : reduce(row, left.quantity)];
  });
}
