import type { BondHolding } from '../bonds/terms/holding-terms.ts';
import type { CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';
import { roundedAmount, type CurrencyAmount } from '../money/currency-amount.ts';
import { Decimal, isAboveZero, type DecimalLike } from '../money/decimal.ts';

export const HOLDING_KINDS = ['bond', 'etf', 'share'] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** What is stored of every holding. Decimals may be text, as the database gives them. */
interface StoredHolding {
  readonly id: number;
  readonly isin: string;
  readonly name: string | null;
  /** Free text of the owner. */
  readonly notes: string | null;
  readonly bank: string | null;
  readonly currency: Currency;
  /** Marked by hand as no longer held. */
  readonly expired: boolean;
  /** Bonds: clean percent of nominal. ETFs and shares: money for a unit. Of a sale: the price it was sold at. */
  readonly buyPrice: DecimalLike;
  /** The same; 0 where none is known. */
  readonly marketPrice: DecimalLike;
  /** The day of that price; null where it is not known. */
  readonly marketPriceOn: CalendarDate | null;
  readonly buyDate: CalendarDate | null;
  readonly settlementDate: CalendarDate | null;
  /** As specified, in the holding's currency, 2 places. */
  readonly amountPaid: DecimalLike;
  /** As specified, in the holding's currency, 2 places: from the change of price only, where a missing price counts as 0. */
  readonly profit: DecimalLike;
}

/** A bond of a portfolio, with its terms: it can be given to every function of bonds. */
export interface HeldBond extends StoredHolding, BondHolding {
  readonly kind: 'bond';
  /** Percent at the market price of the day; null where it cannot be computed. */
  readonly computedYieldPercent: DecimalLike | null;
}

export interface HeldEtfOrShare extends StoredHolding {
  readonly kind: 'etf' | 'share';
  readonly direction: 'Bid' | 'Ask';
  readonly units: DecimalLike;
  /** Those that were entered, in the holding's currency. */
  readonly feesPaid: readonly DecimalLike[];
  /** Received so far, before tax, in the holding's currency. */
  readonly dividend: DecimalLike | null;
}

/**
 * One row of a portfolio as it is stored: a deal. Buy and Bid acquire, Sell and Ask record a sale, so nothing is held.
 */
export type Holding = HeldBond | HeldEtfOrShare;

export type Direction = Holding['direction'];

export function isBond(holding: Holding): holding is HeldBond {
  return holding.kind === 'bond';
}

export function isSale({ direction }: Pick<Holding, 'direction'>): boolean {
  return direction === 'Sell' || direction === 'Ask';
}

/** Null where no market price is known: a stored 0 is no price. */
export function knownMarketPrice({ marketPrice }: Pick<Holding, 'marketPrice'>): Decimal | null {
  const price = new Decimal(marketPrice);
  return isAboveZero(price) ? price : null;
}

/** Quantity × price in the holding's currency, unrounded; of a bond nominal × percent / 100. */
function atPrice(holding: Holding, price: DecimalLike): Decimal {
  return holding.kind === 'bond'
    ? new Decimal(price).times(holding.nominal).div(100)
    : new Decimal(price).times(holding.units);
}

/** What was paid for it. Of a bond unrounded, as the card above the list adds it up; else the amount paid. */
export function holdingCost(holding: Holding): CurrencyAmount {
  const { currency, amountPaid, buyPrice } = holding;
  return {
    currency,
    amount: holding.kind === 'bond' ? atPrice(holding, buyPrice) : new Decimal(amountPaid),
  };
}

/** At the market price, of a bond without accrued interest, 2 places; null where no price is known. Of a sale too: see isSale. */
export function holdingMarketValue(holding: Holding): CurrencyAmount | null {
  const price = knownMarketPrice(holding);
  return price && roundedAmount(atPrice(holding, price), holding.currency);
}

/** The sum of the fees; null where none was entered. */
export function totalFees(holding: Holding): CurrencyAmount | null {
  if (holding.kind === 'bond' || holding.feesPaid.length === 0) return null;
  return roundedAmount(Decimal.sum(...holding.feesPaid), holding.currency);
}

/** Whether a bond's yield was entered or computed; null if it has none. */
export function yieldSource(holding: Holding): 'entered' | 'computed' | null {
  if (holding.kind !== 'bond') return null;
  if (holding.yieldPercent !== null) return 'entered';
  return holding.computedYieldPercent === null ? null : 'computed';
}
