import type { BondHolding } from '../bonds/terms/holding-terms.ts';
import type { CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';
import { roundedAmount, type CurrencyAmount } from '../money/currency-amount.ts';
import { Decimal, isAboveZero, type DecimalLike } from '../money/decimal.ts';

export const HOLDING_KINDS = ['bond', 'etf', 'share'] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** The stored fields of every holding. Decimals may be text, as the database returns them. */
interface StoredHolding {
  readonly id: number;
  readonly isin: string;
  readonly name: string | null;
  /** Entered for the instrument; null or missing if it was not. See securityCountry. */
  readonly country?: string | null;
  /** Free text of the owner. */
  readonly notes: string | null;
  readonly bank: string | null;
  readonly currency: Currency;
  /** Marked by hand as no longer held. */
  readonly expired: boolean;
  /** Bonds: clean, percent of nominal. ETFs and shares: money per unit. For a sale, the selling price. */
  readonly buyPrice: DecimalLike;
  /** In the same unit; 0 if unknown. */
  readonly marketPrice: DecimalLike;
  /** The day of the market price; null if unknown. */
  readonly marketPriceOn: CalendarDate | null;
  readonly buyDate: CalendarDate | null;
  readonly settlementDate: CalendarDate | null;
  /** As specified, in the holding's currency, 2 decimal places. */
  readonly amountPaid: DecimalLike;
  /** As specified, in the holding's currency, 2 decimal places: the price change only, where a missing price counts as 0. */
  readonly profit: DecimalLike;
}

/** A bond of a portfolio with its terms; every bond function accepts it. */
export interface HeldBond extends StoredHolding, BondHolding {
  readonly kind: 'bond';
  /** Percent, at the current market price; null if it cannot be computed. */
  readonly computedYieldPercent: DecimalLike | null;
}

export interface HeldEtfOrShare extends StoredHolding {
  readonly kind: 'etf' | 'share';
  readonly direction: 'Bid' | 'Ask';
  readonly units: DecimalLike;
  /** The entered fees, in the holding's currency. */
  readonly feesPaid: readonly DecimalLike[];
  /** Received so far, before tax, in the holding's currency. */
  readonly dividend: DecimalLike | null;
}

/** One stored row of a portfolio: a deal. Buy and Bid acquire; Sell and Ask record a sale, of which nothing is held. */
export type Holding = HeldBond | HeldEtfOrShare;

export type Direction = Holding['direction'];

export function isBond(holding: Holding): holding is HeldBond {
  return holding.kind === 'bond';
}

export function isSale({ direction }: Pick<Holding, 'direction'>): boolean {
  return direction === 'Sell' || direction === 'Ask';
}

/** The market price; null if unknown, which is stored as 0. */
export function knownMarketPrice({ marketPrice }: Pick<Holding, 'marketPrice'>): Decimal | null {
  const price = new Decimal(marketPrice);
  return isAboveZero(price) ? price : null;
}

/** Quantity × price in the holding's currency, unrounded; for a bond, nominal × percent / 100. */
function atPrice(holding: Holding, price: DecimalLike): Decimal {
  return holding.kind === 'bond'
    ? new Decimal(price).times(holding.nominal).div(100)
    : new Decimal(price).times(holding.units);
}

/** The cost of a holding: unrounded for a bond, as in the totals above the list; else the amount paid. */
export function holdingCost(holding: Holding): CurrencyAmount {
  const { currency, amountPaid, buyPrice } = holding;
  return {
    currency,
    amount: holding.kind === 'bond' ? atPrice(holding, buyPrice) : new Decimal(amountPaid),
  };
}

/** The clean value at the market price, 2 decimal places; null if the price is unknown. Sales have one too: see isSale. */
export function holdingMarketValue(holding: Holding): CurrencyAmount | null {
  const price = knownMarketPrice(holding);
  return price && roundedAmount(atPrice(holding, price), holding.currency);
}

/** The sum of the fees; null if none was entered. */
export function totalFees(holding: Holding): CurrencyAmount | null {
  if (holding.kind === 'bond' || holding.feesPaid.length === 0) return null;
  return roundedAmount(Decimal.sum(...holding.feesPaid), holding.currency);
}

/** Whether a bond's yield was entered or computed; null if the holding has none. */
export function yieldSource(holding: Holding): 'entered' | 'computed' | null {
  if (holding.kind !== 'bond') return null;
  if (holding.yieldPercent !== null) return 'entered';
  return holding.computedYieldPercent === null ? null : 'computed';
}
