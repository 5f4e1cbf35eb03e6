import { isCalendarDate } from '#domain/calendar-date';
import { PRICE_RULES } from '#domain/prices/check-price';
import type { PriceRow } from '#domain/prices/read-price-rows';
import { parseDecimal } from '#domain/typed-text/parse-decimal';
import type { PricedInstrument, PriceInput, PriceRule } from '#api/portfolio/instruments/prices';

/** What somebody has typed or pasted for a security. Texts stay as they were typed. */
export interface PriceEntry {
  readonly price: string;
  /** 'YYYY-MM-DD'; empty: the day for all. */
  readonly day: string;
  /** How a security that nobody holds is quoted, and in which currency: of the others it is known. */
  readonly kind: 'clean' | 'unit' | undefined;
  readonly currency: PriceInput['currency'];
  /** The price typed a second time. */
  readonly again: string;
  /** The warnings of this price are answered. */
  readonly confirmed: boolean;
}

export type PriceEntries = ReadonlyMap<string, PriceEntry>;

export const NO_ENTRY: PriceEntry = {
  price: '',
  day: '',
  kind: undefined,
  currency: undefined,
  again: '',
  confirmed: false,
};

/** How the prices of bonds in this list are quoted. */
export type BondQuotation = 'clean' | 'dirty';

/** The entries after a change; one without a price is none. Another price takes its answers back. */
export function changeEntry(entries: PriceEntries, isin: string, change: Partial<PriceEntry>): PriceEntries {
  const before = entries.get(isin) ?? NO_ENTRY;
  const answers = change.price === undefined ? {} : { again: '', confirmed: false };
  const entry = { ...before, ...answers, ...change };
  const changed = new Map(entries);
  if (entry.price.trim() === '') changed.delete(isin);
  else changed.set(isin, entry);
  return changed;
}

/** The entries with pasted or loaded rows over them. */
export function withRows(entries: PriceEntries, rows: readonly PriceRow[]): PriceEntries {
  let all = entries;
  for (const { isin, price, day, currency } of rows)
    all = changeEntry(all, isin, {
      price: price.toFixed(),
      day: day ?? '',
      currency: currency ?? undefined,
    });
  return all;
}

/** A decimal of what was typed; null where it is no number. */
export function typedNumber(text: string, locale: string): number | null {
  const decimal = parseDecimal(text, locale);
  return decimal === null ? null : Number(decimal);
}

interface DeskSettings {
  readonly dayForAll: string;
  readonly quotation: BondQuotation;
  readonly locale: string;
}

/** A price as the server takes it; null where the price is no number or the day no day. */
export function priceInput(
  isin: string,
  entry: PriceEntry,
  { listed, settings }: { readonly listed: PricedInstrument | undefined; readonly settings: DeskSettings },
): PriceInput | null {
  const price = typedNumber(entry.price, settings.locale);
  const day = entry.day === '' ? settings.dayForAll : entry.day;
  if (price === null || !isCalendarDate(day)) return null;
  const isDirty = listed?.priceBasis === 'percent' && settings.quotation === 'dirty';
  return {
    isin,
    price,
    day,
    ...(isDirty ? { kind: 'dirty' as const } : {}),
    ...(listed === undefined && entry.kind !== undefined ? { kind: entry.kind } : {}),
    ...(entry.currency === undefined ? {} : { currency: entry.currency }),
  };
}

/** Of these warnings, those that must be answered before the price is saved. */
export function openWarnings(
  warnings: readonly PriceRule[],
  entry: PriceEntry,
  locale: string,
): readonly PriceRule[] {
  const price = typedNumber(entry.price, locale);
  return warnings.filter((rule) => {
    const severity = PRICE_RULES[rule];
    if (severity === 'confirm') return typedNumber(entry.again, locale) !== price;
    return severity === 'warn' && !entry.confirmed;
  });
}

const HUNDRED = 100;

/** What a price that looks 100 times off most likely should be, beside the last one; null where neither fits. */
export function likelyPrice(price: number, last: number): number | null {
  const fits = [price * HUNDRED, price / HUNDRED].filter((value) => value / last < 2 && last / value < 2);
  return fits.length === 1 ? Number(fits[0]?.toPrecision(12)) : null;
}
