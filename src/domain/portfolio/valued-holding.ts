import type { Currency } from '../money/currency.ts';
import type { CurrencyAmount } from '../money/currency-amount.ts';
import type { Decimal, DecimalLike } from '../money/decimal.ts';

/** Cost, profit and income of a holding on a day. Amounts are in the holding's currency, unrounded. */
export interface ValuedHolding {
  readonly currency: Currency;
  readonly expired: boolean;
  /** A sale (Sell, Ask): nothing is held. */
  readonly isSale: boolean;
  /** A bond past its maturity: redeemed. */
  readonly isMatured: boolean;
  readonly hasMarketPrice: boolean;
  /** As specified: nominal × buy price (bonds: / 100), for sales too. */
  readonly cost: DecimalLike;
  /** As specified: (market price − buy price) × nominal (bonds: / 100), where a missing price counts as 0. */
  readonly profit: DecimalLike;
  /** Price change since the purchase, for a matured bond up to its redemption; null for sales and without a price. */
  readonly priceGain: Decimal | null;
  /** Coupons or dividends received, before tax. */
  readonly income: Decimal;
  /** Dated distributions of an ETF or share paid by the day, before tax: one sum per currency. */
  readonly distributed: readonly CurrencyAmount[];
  /** Percent. */
  readonly enteredYield: DecimalLike | null;
  /** Percent, at the current market price. */
  readonly computedYield: DecimalLike | null;
}
