import type { CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';
import type { CurrencyAmount } from '../money/currency-amount.ts';
import type { Decimal, DecimalLike } from '../money/decimal.ts';

/** What a holding cost, is worth and brought in, on a day. Amounts are in the holding's currency, unrounded. */
export interface ValuedHolding {
  readonly currency: Currency;
  readonly expired: boolean;
  /** A record of a sale (Sell, Ask): nothing of it is held. */
  readonly isSale: boolean;
  /** A bond whose maturity has passed: it has a redemption and no market price. */
  readonly isMatured: boolean;
  readonly hasMarketPrice: boolean;
  /** As specified: nominal × buy price (bonds: / 100), of sales too. */
  readonly cost: DecimalLike;
  /** As specified: (market price − buy price) × nominal (bonds: / 100), where a missing price counts as 0. */
  readonly profit: DecimalLike;
  /** At the market price, a bond's with its accrued interest; null where nothing is held or there is no price. */
  readonly marketValue: Decimal | null;
  /**
   * The day of the market price, of what has a market value and should get newer prices; null where it is not known.
   */
  readonly pricedOn: CalendarDate | null;
  /** The market value lacks the accrued interest, because the bond's terms are not known. */
  readonly lacksAccrued: boolean;
  /** Change of the price since the purchase; a matured bond's up to its redemption. Null for sales, and without a price. */
  readonly priceGain: Decimal | null;
  /** Coupons or dividends received, before tax. */
  readonly income: Decimal;
  /** Dated distributions of an ETF or a share that were paid by the day, before tax; a sum for each of their currencies. */
  readonly distributed: readonly CurrencyAmount[];
  /** Percent. */
  readonly enteredYield: DecimalLike | null;
  /** Percent, at the market price of the day. */
  readonly computedYield: DecimalLike | null;
}
