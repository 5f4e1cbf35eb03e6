import type { Currency } from '../money/currency.ts';
import type { PriceKind } from './price-history.ts';

export const PRICE_BASES = ['percent', 'unit'] as const;
/** How the prices of a security are quoted: in percent of nominal, or in money per unit. */
export type PriceBasis = (typeof PRICE_BASES)[number];

/** What a new price must match. */
export interface PricedSecurity {
  readonly basis: PriceBasis;
  readonly currency: Currency;
}

/** The kinds of price allowed for a security. */
export const ALLOWED_PRICE_KINDS = {
  percent: ['clean', 'dirty'],
  unit: ['unit'],
} as const satisfies Record<PriceBasis, readonly PriceKind[]>;
