import type { CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, type DecimalLike } from '../../money/decimal.ts';
import type { CostMove } from '../corporate-actions/spin-off.ts';
import type { Direction, HoldingKind } from '../holding.ts';

/** What a position is: all that one owner dealt in one security and one currency (docs/decisions/0024-positions.md, 1). */
export interface PositionKey {
  readonly kind: HoldingKind;
  readonly isin: string;
  readonly currency: Currency;
}

/** A purchase or a sale. Buy and Bid acquire, Sell and Ask dispose. */
export interface Deal extends PositionKey {
  /** The number of its row. Deals of one day count in the order of their numbers. */
  readonly id: number;
  readonly direction: Direction;
  /** The trade date. A purchase without one is the earliest, a sale without one the last. */
  readonly day: CalendarDate | null;
  /** The day to which a bond's interest accrues; the trade date without it. */
  readonly settlementDay: CalendarDate | null;
  /** Units; for a bond, the nominal outstanding on the day of the deal. */
  readonly quantity: DecimalLike;
  /** Per unit; for a bond in percent of nominal, clean. 0 if it was given away or written off. */
  readonly price: DecimalLike;
  /** In the deal's currency. */
  readonly fees: DecimalLike;
  /** Accrued interest paid or received, in the deal's currency; null to have it computed from the bond's terms. */
  readonly accrued: DecimalLike | null;
  /** Withheld from a sale, in the deal's currency; nothing without it. */
  readonly tax?: DecimalLike | undefined;
  /** A sale that records what the issuer repaid: of every bond, not of the oldest. */
  readonly isByIssuer?: boolean | undefined;
  /** Of what a spin-off brought: its cost with FIFO. By the average it is quantity × price. */
  readonly fifoCost?: DecimalLike | null | undefined;
  /** Parts of its cost that spin-offs moved to other securities, in the order of their days. The price is the one before. */
  readonly costMoves?: readonly CostMove[] | undefined;
  /** For a purchase that its owner has marked as no longer held: the day, or null if it is not known. */
  readonly closed: { readonly on: CalendarDate | null } | null;
}

const PER_CENT = new Decimal('0.01');

/** What a quantity costs at a price, unrounded. The price is in percent of nominal for a bond, else per unit. */
export function atPrice(kind: HoldingKind, quantity: Decimal, price: Decimal): Decimal {
  const product = price.times(quantity);
  return kind === 'bond' ? product.times(PER_CENT) : product;
}

/** The same as money paid: rounded once, to 2 places. */
export function amountAtPrice(kind: HoldingKind, quantity: Decimal, price: Decimal): Decimal {
  return atPrice(kind, quantity, price).toDecimalPlaces(AMOUNT_PLACES);
}
