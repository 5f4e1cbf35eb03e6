import type { DecimalLike } from '../../money/decimal.ts';
import type { HoldingKind } from '../holding.ts';

/** `to` units for every `from`: 4 for 1 is a split, 1 for 10 a reverse split. */
export interface Ratio {
  readonly to: DecimalLike;
  readonly from: DecimalLike;
}

const APPLICABLE_KINDS = {
  redemption: ['bond'],
  call: ['bond'],
  partial_redemption: ['bond'],
  split: ['etf', 'share'],
  spin_off: ['etf', 'share'],
  isin_change: ['bond', 'etf', 'share'],
} as const satisfies Record<string, readonly HoldingKind[]>;

/** An issuer's action on a security; it affects every holder. */
export type CorporateActionKind = keyof typeof APPLICABLE_KINDS;

/** True if the action applies to this kind of security: bonds are not split, shares are not redeemed. */
export function isActionOn(action: CorporateActionKind, kind: HoldingKind): boolean {
  return APPLICABLE_KINDS[action].some((one) => one === kind);
}
