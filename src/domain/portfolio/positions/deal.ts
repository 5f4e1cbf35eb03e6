import type { CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import type { CostMove } from '../corporate-actions/spin-off.ts';
import type { Direction, HoldingKind } from '../holding.ts';

/** Identifies a position: all deals of one owner in one security and currency (docs/decisions/0024-positions.md, 1). */
export interface PositionKey {
  readonly kind: HoldingKind;
  readonly isin: string;
  readonly currency: Currency;
}

export const positionKey = ({ kind, isin, currency }: PositionKey): PositionKey => ({ kind, isin, currency });

/** The key of a map. Sorts by kind, ISIN and currency. */
export const positionKeyText = ({ kind, isin, currency }: PositionKey) => `${kind} ${isin} ${currency}`;

/** A purchase or a sale. Buy and Bid acquire, Sell and Ask dispose. */
export interface Deal extends PositionKey {
  /** The row id. Deals of one day are processed in the order of their ids. */
  readonly id: number;
  readonly direction: Direction;
  /** The trade date. Without one, a purchase comes first and a sale last. */
  readonly day: CalendarDate | null;
  /** The day up to which a bond's interest accrues; null means the trade date. */
  readonly settlementDay: CalendarDate | null;
  /** Units; for a bond, the nominal outstanding on the day of the deal. */
  readonly quantity: DecimalLike;
  /** Per unit; for a bond, clean percent of nominal. 0 for a gift or a write-off. */
  readonly price: DecimalLike;
  /** In the deal's currency. */
  readonly fees: DecimalLike;
  /** Accrued interest paid or received, in the deal's currency; null to compute it from the bond's terms. */
  readonly accrued: DecimalLike | null;
  /** Tax withheld from a sale, in the deal's currency; 0 if missing. */
  readonly tax?: DecimalLike | undefined;
  /** True for a sale that records a repayment by the issuer: it reduces every lot, not the oldest first. */
  readonly isByIssuer?: boolean | undefined;
  /** The FIFO cost of units from a spin-off. With the average method the cost is quantity × price. */
  readonly fifoCost?: DecimalLike | null | undefined;
  /** Parts of the cost that spin-offs moved to other securities, in order of day. `price` is the price before them. */
  readonly costMoves?: readonly CostMove[] | undefined;
  /** Set for a purchase that the owner marked as no longer held: the day, or null if unknown. */
  readonly closed: { readonly on: CalendarDate | null } | null;
}

const PER_CENT = new Decimal('0.01');

/** Quantity × price, unrounded. The price is in percent of nominal for a bond, else per unit. */
export function atPrice(kind: HoldingKind, quantity: Decimal, price: Decimal): Decimal {
  const product = price.times(quantity);
  return kind === 'bond' ? product.times(PER_CENT) : product;
}

/** Quantity × price as an amount of money, rounded to 2 decimal places. */
export function amountAtPrice(kind: HoldingKind, quantity: Decimal, price: Decimal): Decimal {
  return roundTo(atPrice(kind, quantity, price), AMOUNT_PLACES);
}
