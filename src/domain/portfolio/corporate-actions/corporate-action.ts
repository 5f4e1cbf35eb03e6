import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal, type DecimalLike } from '../../money/decimal.ts';
import type { HoldingKind } from '../holding.ts';

/** `to` units for every `from`: 4 for 1 is a split, 1 for 10 a reverse split. */
export interface Ratio {
  readonly to: DecimalLike;
  readonly from: DecimalLike;
}

/** An issuer's action on a security; it affects every holder. */
export type CorporateAction = { readonly day: CalendarDate } & (
  | {
      readonly kind: 'redemption' | 'call';
      /** Per 100 of the nominal outstanding. */
      readonly price: DecimalLike;
    }
  | {
      readonly kind: 'partial_redemption';
      /** Percent of the original nominal. */
      readonly percent: DecimalLike;
      /** The outstanding percentage of the original nominal before this repayment; 100 if nothing has been repaid. */
      readonly outstandingPercent: DecimalLike;
      /** Per 100 of the repaid nominal. */
      readonly price: DecimalLike;
    }
  | { readonly kind: 'split'; readonly ratio: Ratio }
  | { readonly kind: 'isin_change'; readonly isin: string; readonly newIsin: string }
  | {
      readonly kind: 'spin_off';
      readonly isin: string;
      readonly newIsin: string;
      /** `to` units of the new security for `from` units of the old. */
      readonly ratio: Ratio;
      /** Percent of the cost that moves to the new security. */
      readonly costPercent: DecimalLike;
    }
);
export type CorporateActionKind = CorporateAction['kind'];

const APPLICABLE_KINDS = {
  redemption: ['bond'],
  call: ['bond'],
  partial_redemption: ['bond'],
  split: ['etf', 'share'],
  spin_off: ['etf', 'share'],
  isin_change: ['bond', 'etf', 'share'],
} as const satisfies Record<CorporateActionKind, readonly HoldingKind[]>;

/** True if the action applies to this kind of security: bonds are not split, shares are not redeemed. */
export function isActionOn(action: CorporateActionKind, kind: HoldingKind): boolean {
  return APPLICABLE_KINDS[action].some((one) => one === kind);
}

export interface ActionFault {
  readonly field: 'price' | 'percent' | 'ratio' | 'newIsin' | 'costPercent';
  readonly rule: 'above_zero' | 'more_than_outstanding' | 'same_amount' | 'same_isin' | 'not_below_100';
}

function positiveFault(field: ActionFault['field'], ...values: readonly DecimalLike[]): ActionFault | null {
  return values.every((value) => new Decimal(value).gt(0)) ? null : { field, rule: 'above_zero' };
}

function partialRedemptionFault(
  action: Extract<CorporateAction, { kind: 'partial_redemption' }>,
): ActionFault | null {
  const fault = positiveFault('percent', action.percent) ?? positiveFault('price', action.price);
  if (fault !== null) return fault;
  const isTooMuch = new Decimal(action.percent).gt(action.outstandingPercent);
  return isTooMuch ? { field: 'percent', rule: 'more_than_outstanding' } : null;
}

function splitFault({ to, from }: Ratio): ActionFault | null {
  const isSame = new Decimal(to).eq(from);
  return positiveFault('ratio', to, from) ?? (isSame ? { field: 'ratio', rule: 'same_amount' } : null);
}

function isinFault({
  isin,
  newIsin,
}: {
  readonly isin: string;
  readonly newIsin: string;
}): ActionFault | null {
  return isin === newIsin ? { field: 'newIsin', rule: 'same_isin' } : null;
}

/** The first fault in the figures of an action; null if there is none. */
export function actionFault(action: CorporateAction): ActionFault | null {
  switch (action.kind) {
    case 'redemption':
    case 'call':
      return positiveFault('price', action.price);
    case 'partial_redemption':
      return partialRedemptionFault(action);
    case 'split':
      return splitFault(action.ratio);
    case 'isin_change':
      return isinFault(action);
    case 'spin_off': {
      const { to, from } = action.ratio;
      const fault =
        isinFault(action) ??
        positiveFault('ratio', to, from) ??
        positiveFault('costPercent', action.costPercent);
      if (fault !== null) return fault;
      return new Decimal(action.costPercent).lt(100) ? null : { field: 'costPercent', rule: 'not_below_100' };
    }
  }
}
