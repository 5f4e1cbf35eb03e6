import { compareDays, type CalendarDate } from '../calendar-date.ts';
import { lastOnOrBefore } from '../last-on-or-before.ts';
import type { Currency } from '../money/currency.ts';
import { Decimal, isAboveZero, type DecimalLike } from '../money/decimal.ts';

export const PRICE_KINDS = ['clean', 'dirty', 'unit'] as const;
/** Percent of a bond's nominal without or with accrued interest, or money for a unit. */
export type PriceKind = (typeof PRICE_KINDS)[number];

export const PRICE_SOURCES = ['entered', 'file', 'http'] as const;
/** Where a price comes from. Of two prices for one day, the source that comes first in this list counts. */
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** A price as it is stored. */
export interface RecordedPrice {
  readonly isin: string;
  readonly day: CalendarDate;
  /** 0 and null mean no price: forms once stored 0 for an empty field. */
  readonly price: DecimalLike | null;
  readonly kind: PriceKind;
  /** Null: the currency of the holding. */
  readonly currency: Currency | null;
  readonly source: PriceSource;
}

export interface EffectivePrice extends RecordedPrice {
  readonly price: Decimal;
}

/** The effective prices of each ISIN, ascending by day. */
export type PriceHistory = ReadonlyMap<string, readonly EffectivePrice[]>;

/** Whether a price from one source takes precedence over a later one from the other. */
export function isStronger(source: PriceSource, other: PriceSource): boolean {
  return PRICE_SOURCES.indexOf(source) < PRICE_SOURCES.indexOf(other);
}

/**
 * One effective price for each ISIN, day and currency: an entered price takes precedence over one from a file or a server, and
 * among prices from one source the last one given counts (docs/decisions/0025-prices.md).
 */
export function priceHistory(prices: Iterable<RecordedPrice>): PriceHistory {
  const byIsin = new Map<string, EffectivePrice[]>();
  for (const recorded of prices) {
    const price = new Decimal(recorded.price ?? 0);
    if (!isAboveZero(price)) continue;
    const { isin, day, kind, currency, source } = recorded;
    // Field by field, because a history is long and a spread takes as long as reading the price.
    const effective = { isin, day, price, kind, currency, source };
    const known = byIsin.get(isin);
    if (known === undefined) byIsin.set(isin, [effective]);
    else known.push(effective);
  }
  for (const [isin, known] of byIsin)
    byIsin.set(isin, onePerDay(known.sort((one, other) => compareDays(one.day, other.day))));
  return byIsin;
}

/** The index of the price with the same day and currency; −1 if there is none. */
function sameDay(prices: readonly EffectivePrice[], { day, currency }: EffectivePrice): number {
  for (let place = prices.length - 1; prices[place]?.day === day; place -= 1)
    if (prices[place]?.currency === currency) return place;
  return -1;
}

/** Keeps the price that counts for each day and currency. The prices ascend by day. */
function onePerDay(prices: readonly EffectivePrice[]): EffectivePrice[] {
  const effective: EffectivePrice[] = [];
  for (const price of prices) {
    const place = sameDay(effective, price);
    const known = effective[place];
    if (known === undefined) effective.push(price);
    else if (!isStronger(known.source, price.source)) effective[place] = price;
  }
  return effective;
}

/** The last price in the currency on or before the day, carried forward, never from a later day; undefined if there is none. */
export function lastPrice(
  history: PriceHistory,
  { isin, currency }: { readonly isin: string; readonly currency: Currency },
  day: CalendarDate,
): EffectivePrice | undefined {
  const known = history.get(isin) ?? [];
  for (let i = lastOnOrBefore(known, day); i >= 0; i -= 1) {
    const price = known[i];
    if (price?.currency === null || price?.currency === currency) return price;
  }
  return undefined;
}
