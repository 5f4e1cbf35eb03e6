/** Fields that bonds, ETFs and shares share: those about the market price and the closing day. */

/** Entered, but not in the form. If not sent, it keeps its value. */
export const OWN_PRICE_FIELD = {
  /** True if the holding keeps its own market price when the price of its ISIN changes. */
  hasOwnPrice: { wire: 'hasOwnPrice', column: 'has_own_price', kind: 'flag' },
} as const;

/** Kept by the server. */
export const PRICE_FIGURES = {
  /** The day of its market price; null if not known, as for the price entered with a new holding. */
  marketPriceOn: { wire: 'marketPriceOn', column: 'market_price_on', kind: 'day' },
  /** The day it was closed: set when it expires, null while it is active. */
  closedOn: { wire: 'closedOn', column: 'closed_on', kind: 'day' },
  /** Whether that day was assumed and nobody has confirmed it. */
  closedOnAssumed: { wire: 'closedOnAssumed', column: 'closed_on_assumed', kind: 'flag' },
} as const;
