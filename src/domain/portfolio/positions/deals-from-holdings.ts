import type { CalendarDate } from '../../calendar-date.ts';
import { sumDecimals, type DecimalLike } from '../../money/decimal.ts';
import { priceBeforeMoves, type CostMove } from '../corporate-actions/spin-off.ts';
import { isSale, type Holding } from '../holding.ts';
import type { Deal } from './deal.ts';

/** A holding with the fields that only its position needs. */
export type Dated<Held extends Holding> = Held & {
  /** The day on which it was marked as no longer held; null if unknown. */
  readonly closedOn: CalendarDate | null;
  /** True for a sale that records a repayment by the issuer. */
  readonly isByIssuer?: boolean | undefined;
  /** See Deal; `buyPrice` is the price after them. */
  readonly costMoves?: readonly CostMove[] | null | undefined;
  readonly fifoCost?: DecimalLike | null | undefined;
};
export type DatedHolding = Dated<Holding>;

/**
 * Converts a row of a portfolio to the deal that it records. Bonds have no fees, and their taxes are on interest. Accrued interest is never
 * entered, so it is computed from the terms.
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
