import { isCalendarDate } from '#domain/calendar-date';
import { PRICE_RULES } from '#domain/prices/check-price';
import type { PriceRow } from '#domain/prices/read-price-rows';
import { parseDecimal } from '#domain/typed-text/parse-decimal';
import type { PricedInstrument, PriceInput, PriceRule } from '#api/portfolio/instruments/prices';

/** What the user has typed or pasted for a security. Texts are kept as typed. */
export interface PriceEntry {
  readonly price: string;
  /** 'YYYY-MM-DD'; empty for the common day. */
  readonly day: string;
  /** The quotation and currency of a security that nobody holds; for others they are known. */
  readonly kind: 'clean' | 'unit' | undefined;
  readonly currency: PriceInput['currency'];
  /** The price typed a second time. */
  readonly again: string;
  /** True once the warnings of this price are answered. */
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

/** How this list quotes bond prices. */
export type BondQuotation = 'clean' | 'dirty';

/** Applies a change; a new price resets the answers to warnings. */
export function changeEntry(entries: PriceEntries, isin: string, change: Partial<PriceEntry>): PriceEntries {
  const before = entries.get(isin) ?? NO_ENTRY;
  const answers = change.price === undefined ? {} : { again: '', confirmed: false };
  return new Map(entries).set(isin, { ...before, ...answers, ...change });
}

export const hasPrice = ({ price }: PriceEntry): boolean => price.trim() !== '';

/** Without the entries in which nothing is typed any more; a security that is not listed is shown only because of its entry. */
export const withoutBlank = (entries: PriceEntries, isListed: (isin: string) => boolean): PriceEntries =>
  new Map(
    [...entries].filter(([isin, entry]) => hasPrice(entry) || entry.day.trim() !== '' || !isListed(isin)),
  );

/** Overwrites entries with pasted or loaded rows. */
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

/** Without what was saved, unless it was changed since. */
export const withoutSaved = (entries: PriceEntries, saved: PriceEntries): PriceEntries =>
  new Map([...entries].filter(([isin, entry]) => saved.get(isin) !== entry));

/** Null if the text is not a number. */
export function typedNumber(text: string, locale: string): number | null {
  const decimal = parseDecimal(text, locale);
  return decimal === null ? null : Number(decimal);
}

interface DeskSettings {
  readonly dayForAll: string;
  readonly quotation: BondQuotation;
  readonly locale: string;
}

/** The price for the server; null if the price is not a number or the day not a date. */
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

/** The warnings that must be answered before the price can be saved. */
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

/** The likely intended price if it looks 100 times off compared with the last one; null if neither factor fits. */
export function likelyPrice(price: number, last: number): number | null {
  const fits = [price * HUNDRED, price / HUNDRED].filter((value) => value / last < 2 && last / value < 2);
  return fits.length === 1 ? Number(fits[0]?.toPrecision(12)) : null;
}
