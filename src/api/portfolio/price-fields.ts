/** What a bond, an ETF and a share have in common about their market price and the day they were closed. */

/** Entered, but not in the form: what is not sent stays as it is. */
export const OWN_PRICE_FIELD = {
  /** Keeps its own market price when that of its ISIN changes. */
  hasOwnPrice: { wire: 'hasOwnPrice', column: 'has_own_price', kind: 'flag' },
} as const;

/** Kept by the server. */
export const PRICE_FIGURES = {
  /** The day of its market price; null where it is not known, as with the price it was entered with. */
  marketPriceOn: { wire: 'marketPriceOn', column: 'market_price_on', kind: 'day' },
  /** The day it was closed: set when it expires, null while it is active. */
  closedOn: { wire: 'closedOn', column: 'closed_on', kind: 'day' },
  /** Whether that day was assumed and nobody has confirmed it. */
  closedOnAssumed: { wire: 'closedOnAssumed', column: 'closed_on_assumed', kind: 'flag' },
} as const;
