import type { RepaymentProblem } from '../../bonds/terms/repayment.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { HoldingKind } from '../holding.ts';
import type { Deal, PositionKey } from './deal.ts';
import type { Lot } from './lots.ts';

/**
 * One step of a position: an event and the state after it. Amounts are in the position's currency, 2 decimal places, without accrued
 * interest, which is not part of the cost (deal-accrued.ts).
 */
interface Step {
  /** Null for issuer actions. */
  readonly dealId: number | null;
  readonly day: CalendarDate | null;
  /** Quantity acquired or disposed of. */
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
  /** Units from a spin-off: they and their cost came from another security. */
  readonly isSpunOff: boolean;
}

export interface DisposalStep extends Step {
  /**
   * `closing`: marked as no longer held without a sale, so the proceeds are unknown. `spin_off`: a part of the cost moves to another
   * security, but no quantity.
   */
  readonly kind: 'sale' | 'instalment' | 'redemption' | 'closing' | 'spin_off';
  /** Price, amount, fees, proceeds and gain are null for a closing. The price of a spin-off is 0. */
  readonly price: Decimal | null;
  readonly amount: Decimal | null;
  readonly fees: Decimal | null;
  /** Amount less fees. */
  readonly proceeds: Decimal | null;
  /** Cost of the quantity disposed of. */
  readonly cost: Decimal;
  /** Proceeds less cost. */
  readonly gain: Decimal | null;
  /** With FIFO, the lots sold; empty with the average method. */
  readonly lots: readonly Lot[];
}

export type PositionStep = PurchaseStep | DisposalStep;

/** The state of a position after its last step. */
export interface PositionFigures {
  /** Units; for a bond, nominal. */
  readonly quantity: Decimal;
  /** Cost of the held quantity without accrued interest, 2 decimal places. */
  readonly cost: Decimal;
  /** The sum of the gains, 2 decimal places; null if something was closed without a sale. */
  readonly realisedGain: Decimal | null;
  /** Quantity closed without a sale. */
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
  /** A sale or closing without a day: the quantity on a past day is unknown. */
  | { readonly reason: 'deal-without-date'; readonly dealId: number }
  | { readonly reason: RepaymentProblem };

type Outcome =
  | { readonly figures: PositionFigures; readonly problem: null }
  | { readonly figures: null; readonly problem: PositionProblem };

/** The position of one owner in one security and currency, with its steps; if there is a problem, the steps before it. */
export type Position = PositionKey &
  Outcome & {
    /** The position is as of the end of this day; null if all deals count. */
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

/** The deal id of the first sale or closing without a day; undefined if there is none. */
export function findUndatedDisposal({ steps }: Pick<Position, 'steps'>): number | undefined {
  const isUndated = (step: PositionStep | undefined) => step?.day === null && step.kind !== 'purchase';
  // They sort last, so checking the last step is enough for most positions.
  return isUndated(steps.at(-1)) ? (steps.find(isUndated)?.dealId ?? undefined) : undefined;
}
