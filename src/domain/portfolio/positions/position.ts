import type { RepaymentProblem } from '../../bonds/terms/repayment.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { HoldingKind } from '../holding.ts';
import type { Deal, PositionKey } from './deal.ts';
import type { Lot } from './lots.ts';

/**
 * One line of the working: what happened, and what was held after it. Amounts are in the position's currency, 2 places, without
 * accrued interest, which is no cost (deal-accrued.ts).
 */
interface Step {
  /** Null for what the issuer pays back. */
  readonly dealId: number | null;
  readonly day: CalendarDate | null;
  /** Acquired or gone. */
  readonly quantity: Decimal;
  readonly quantityAfter: Decimal;
  readonly costAfter: Decimal;
}

export interface PurchaseStep extends Step {
  readonly kind: 'purchase';
  readonly dealId: number;
  /** Per unit; for a bond in percent of nominal. */
  readonly price: Decimal;
  /** Without fees. */
  readonly amount: Decimal;
  readonly fees: Decimal;
  /** Amount and fees. */
  readonly cost: Decimal;
  /** It came from another security, and so did its cost. */
  readonly isSpunOff: boolean;
}

export interface DisposalStep extends Step {
  /**
   * `closing`: marked as no longer held without a sale, so its proceeds are not known. `spin_off`: a part of the cost goes to
   * another security, and no quantity.
   */
  readonly kind: 'sale' | 'instalment' | 'redemption' | 'closing' | 'spin_off';
  /** The rest is null of a closing. 0 of a spin-off. */
  readonly price: Decimal | null;
  readonly amount: Decimal | null;
  readonly fees: Decimal | null;
  /** Amount less fees. */
  readonly proceeds: Decimal | null;
  /** Of what left. */
  readonly cost: Decimal;
  /** Proceeds less cost. */
  readonly gain: Decimal | null;
  /** With FIFO, the lots that it was taken from; empty with the average method. */
  readonly lots: readonly Lot[];
}

export type PositionStep = PurchaseStep | DisposalStep;

/** What a position is after its last step. */
export interface PositionFigures {
  /** Units; for a bond, nominal. */
  readonly quantity: Decimal;
  /** Of what is held, without accrued interest, 2 places. */
  readonly cost: Decimal;
  /** The sum of the gains, 2 places; null where something was closed without a sale. */
  readonly realisedGain: Decimal | null;
  /** What was closed without a sale; 0 where nothing was. */
  readonly closedWithoutSale: Decimal;
  /** With FIFO, oldest first; empty with the average method. */
  readonly lots: readonly Lot[];
}

/** Why a position has no figures. */
export type PositionProblem =
  | {
      readonly reason: 'sold-more-than-held';
      readonly dealId: number;
      readonly sold: Decimal;
      readonly held: Decimal;
      /**
       * A sale in euro of a position held in lev: the lev rows must be redenominated (docs/decisions/0027-redenomination.md).
       */
      readonly heldInLev: boolean;
    }
  /** A sale, or a closing, without a day: nothing can be said of a past day. */
  | { readonly reason: 'deal-without-date'; readonly dealId: number }
  | { readonly reason: RepaymentProblem };

type Outcome =
  | { readonly figures: PositionFigures; readonly problem: null }
  | { readonly figures: null; readonly problem: PositionProblem };

/** What the deals of one owner in one security and currency leave, with the working: up to the problem where there is one. */
export type Position = PositionKey &
  Outcome & {
    /** The day at whose end it stands so; null where all deals count. */
    readonly asOf: CalendarDate | null;
    readonly deals: readonly Deal[];
    readonly steps: readonly PositionStep[];
  };

/** Cost per unit, for a bond in percent of nominal, unrounded; null if nothing is held. */
export function averagePrice(
  kind: HoldingKind,
  { quantity, cost }: Pick<PositionFigures, 'quantity' | 'cost'>,
): Decimal | null {
  return quantity.isZero() ? null : cost.div(quantity).times(kind === 'bond' ? 100 : 1);
}

/** The row of the first sale or closing without a day; undefined where all that left has one. */
export function findUndatedDisposal({ steps }: Pick<Position, 'steps'>): number | undefined {
  const isUndated = (step: PositionStep | undefined) => step?.day === null && step.kind !== 'purchase';
  // They come last, so that most positions are settled by a look at the end.
  return isUndated(steps.at(-1)) ? (steps.find(isUndated)?.dealId ?? undefined) : undefined;
}
