import type { CalendarDate } from '../../calendar-date.ts';
import { sumDecimals, type DecimalLike } from '../../money/decimal.ts';
import { priceBeforeMoves, type CostMove } from '../corporate-actions/spin-off.ts';
import { isSale, type Holding } from '../holding.ts';
import type { Deal } from './deal.ts';

/** With what only its position asks for. */
export type Dated<Held extends Holding> = Held & {
  /** The day on which it was marked as no longer held; null where that day is not known. */
  readonly closedOn: CalendarDate | null;
  /** A sale that records what the issuer repaid. */
  readonly isByIssuer?: boolean | undefined;
  /** See Deal: the buy price is the one after them. */
  readonly costMoves?: readonly CostMove[] | null | undefined;
  readonly fifoCost?: DecimalLike | null | undefined;
};
export type DatedHolding = Dated<Holding>;

/**
 * A row of a portfolio as the deal that it records, at its own buy price on its own buy date.
 * A bond has no fees: its taxes are of its interest. Accrued interest is never typed, so it is left to the terms.
 */
export function dealFromHolding(holding: DatedHolding): Deal {
  const { id, kind, isin, currency, direction, buyDate, settlementDate, buyPrice } = holding;
  const isClosed = holding.expired && !isSale(holding);
  const costMoves = holding.costMoves ?? undefined;
  return {
    id,
    kind,
    isin,
    currency,
    direction,
    day: buyDate,
    settlementDay: settlementDate,
    quantity: holding.kind === 'bond' ? holding.nominal : holding.units,
    price: costMoves === undefined ? buyPrice : priceBeforeMoves(buyPrice, costMoves),
    fees: holding.kind === 'bond' ? 0 : sumDecimals(holding.feesPaid),
    accrued: null,
    closed: isClosed ? { on: holding.closedOn } : null,
    isByIssuer: holding.isByIssuer,
    fifoCost: holding.fifoCost,
    costMoves,
  };
}
