import type { CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Result } from '../../result.ts';
import type { AnalyticsProblem } from '../pricing/bond-analytics.ts';
import type { BondHolding, HoldingTerms, HoldingTermsProblem } from '../terms/holding-terms.ts';

/** Why a figure of a holding is missing. */
export type HoldingProblem =
  | HoldingTermsProblem
  | AnalyticsProblem
  | 'matured'
  | 'expired'
  | 'not-issued-yet'
  | 'no-market-price'
  | 'no-buy-price'
  | 'no-purchase-date';

export type HoldingResult<Figures> = Result<Figures, HoldingProblem>;

export type HoldingOnDay = {
  readonly holding: BondHolding;
  readonly terms: HoldingTerms;
  readonly settlement: CalendarDate;
  /** The nominal still held on that day. */
  readonly nominal: Decimal;
};

/** Undefined if the bond is still running. */
export function notHeldReason({
  holding,
  terms: { terms },
  settlement,
}: HoldingOnDay): 'matured' | 'expired' | undefined {
  if (terms.maturity <= settlement) return 'matured';
  return holding.expired ? 'expired' : undefined;
}
