import { daysBetween, type CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';
import { Decimal, roundTo, type DecimalLike } from '../money/decimal.ts';
import { ALLOWED_PRICE_KINDS, type PricedSecurity } from './price-basis.ts';
import { isStronger, type EffectivePrice, type PriceKind, type PriceSource } from './price-history.ts';

/** A price that a user wants to save. */
export interface NewPrice {
  readonly price: DecimalLike;
  readonly day: CalendarDate;
  readonly kind: PriceKind;
  /** Null: the currency of the security. */
  readonly currency: Currency | null;
  readonly source: PriceSource;
}

/** The last known price: clean, or per unit. */
export interface LastPrice extends Pick<EffectivePrice, 'price' | 'day'> {
  /** Null for the market price of a holding, which is not in the history. */
  readonly source: PriceSource | null;
}

/** What is known about the security when a price is checked. */
export interface PriceContext {
  readonly security: PricedSecurity;
  readonly today: CalendarDate;
  /** The last effective price on or before the day of the new one; undefined if there is none. */
  readonly last: LastPrice | undefined;
  /** The earliest purchase of all holders; null if nobody holds the security, or a holder has no purchase day. */
  readonly firstPurchaseDay: CalendarDate | null;
  readonly holders: number;
  /** The price came with an ISIN that the security had before. */
  readonly isEarlierIsin?: boolean | undefined;
  /** Accrued interest on the day of the new price per 100 nominal; undefined if the terms do not determine it. */
  readonly accrued: Decimal | undefined;
}

/** A rule that a field breaks, or a warning about it, with the values that its sentence needs. */
export interface PriceFinding {
  readonly field: 'price' | 'day' | 'kind' | 'currency' | 'isin';
  readonly rule: keyof typeof PRICE_RULES;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * What happens to a price: `refused` is never saved; `confirm` is saved once the price was typed again; `warn` is saved once the
 * user has answered the warning; a `note` is only shown.
 */
export const PRICE_RULES = {
  above_zero: 'refused',
  day_in_future: 'refused',
  day_before_first_purchase: 'refused',
  price_kind_differs: 'refused',
  price_currency_differs: 'refused',
  dirty_price_without_terms: 'refused',
  looks_hundred_times_off: 'confirm',
  large_change: 'warn',
  unusual_clean_price: 'warn',
  /** There is a price of the same day, which is kept in the history. */
  replaces_price: 'note',
  /** The same price is already known for the same day. */
  unchanged_price: 'note',
  /** A price entered by hand for the same day takes precedence. */
  stays_behind_price: 'note',
  nobody_holds: 'note',
  /** The security had this ISIN before. */
  earlier_isin: 'note',
} as const;
export type PriceSeverity = (typeof PRICE_RULES)[keyof typeof PRICE_RULES];

const SUSPICIOUS_RATIO = 20;
const CHANGE_WITHIN_DAYS = 7;
/** In percent. */
const MAX_CHANGE = { percent: 10, unit: 25 } as const;
const USUAL_CLEAN_PRICE = { from: 20, to: 200 } as const;
const PERCENT_PLACES = 2;

const finding = (
  field: PriceFinding['field'],
  rule: PriceFinding['rule'],
  values: PriceFinding['values'] = {},
): PriceFinding => ({ field, rule, values });

/** The clean price, which is compared and written to holdings. Undefined if the terms do not determine accrued interest. */
export function cleanPrice(
  { price, kind }: Pick<NewPrice, 'price' | 'kind'>,
  accrued: Decimal | undefined,
): Decimal | undefined {
  return kind === 'dirty' ? accrued && new Decimal(price).minus(accrued) : new Decimal(price);
}

function refusals(given: NewPrice, context: PriceContext): PriceFinding[] {
  const { security, today, firstPurchaseDay, accrued } = context;
  const kinds: readonly PriceKind[] = ALLOWED_PRICE_KINDS[security.basis];
  const found: PriceFinding[] = [];
  if (new Decimal(given.price).lte(0)) found.push(finding('price', 'above_zero'));
  if (given.day > today) found.push(finding('day', 'day_in_future', { today }));
  if (firstPurchaseDay !== null && given.day < firstPurchaseDay) {
    found.push(finding('day', 'day_before_first_purchase', { day: firstPurchaseDay }));
  }
  if (!kinds.includes(given.kind)) {
    found.push(finding('kind', 'price_kind_differs', { kinds: kinds.join(', ') }));
  } else if (given.kind === 'dirty' && accrued === undefined) {
    found.push(finding('kind', 'dirty_price_without_terms'));
  }
  if (given.currency !== null && given.currency !== security.currency) {
    found.push(finding('currency', 'price_currency_differs', { currency: security.currency }));
  }
  return found;
}

/** Compares the price with the last one. Returns only the more serious of two warnings. */
function jump(price: Decimal, day: CalendarDate, context: PriceContext): PriceFinding[] {
  const { last, security } = context;
  if (last === undefined) return [];
  const previous = { last: last.price.toString(), day: last.day };
  const ratio = price.div(last.price);
  if (ratio.gte(SUSPICIOUS_RATIO) || ratio.times(SUSPICIOUS_RATIO).lte(1)) {
    return [finding('price', 'looks_hundred_times_off', previous)];
  }
  const percent = ratio.minus(1).times(100);
  const limit = MAX_CHANGE[security.basis];
  const isLarge = percent.abs().gt(limit) && Math.abs(daysBetween(last.day, day)) <= CHANGE_WITHIN_DAYS;
  if (!isLarge) return [];
  return [
    finding('price', 'large_change', {
      ...previous,
      percent: roundTo(percent, PERCENT_PLACES).toNumber(),
      limit,
    }),
  ];
}

/** Whether the price of the same day replaces the known one, stays behind it, or is the same. */
function sameDay(price: Decimal, given: NewPrice, { last }: PriceContext): PriceFinding[] {
  if (last?.day !== given.day || last.source === null) return [];
  const values = { last: last.price.toString() };
  if (isStronger(last.source, given.source)) return [finding('day', 'stays_behind_price', values)];
  const isUnchanged = price.eq(last.price) && !isStronger(given.source, last.source);
  return [finding('day', isUnchanged ? 'unchanged_price' : 'replaces_price', values)];
}

function warnings(price: Decimal, given: NewPrice, context: PriceContext): PriceFinding[] {
  const { security, holders } = context;
  const known = sameDay(price, given, context);
  // The known price was checked when it was saved.
  if (known.some(({ rule }) => rule === 'unchanged_price')) return known;
  const { from, to } = USUAL_CLEAN_PRICE;
  const found = jump(price, given.day, context);
  if (security.basis === 'percent' && (price.lt(from) || price.gt(to))) {
    found.push(finding('price', 'unusual_clean_price', { from, to }));
  }
  found.push(...known);
  if (holders === 0) found.push(finding('isin', 'nobody_holds'));
  return found;
}

/**
 * Everything to report about a price before it is saved, whatever its source. A refused price gets no
 * warnings.
 */
export function checkPrice(given: NewPrice, context: PriceContext): PriceFinding[] {
  const refused = refusals(given, context);
  if (refused.length > 0) return refused;
  const price = cleanPrice(given, context.accrued);
  if (price === undefined) return [];
  const found = warnings(price, given, context);
  return context.isEarlierIsin === true ? [...found, finding('isin', 'earlier_isin')] : found;
}

/** The most serious of the findings; undefined if there are none. */
function mostSerious(findings: readonly Pick<PriceFinding, 'rule'>[]): PriceSeverity | undefined {
  const severities = new Set(findings.map(({ rule }) => PRICE_RULES[rule]));
  return (['refused', 'confirm', 'warn', 'note'] as const).find((severity) => severities.has(severity));
}

const MAX_FLAGGED_SHARE = 0.2;

/** A file with warnings in more than a fifth of its rows is refused, since it is probably the wrong file. */
export function hasTooManyWarnings(rows: readonly (readonly Pick<PriceFinding, 'rule'>[])[]): boolean {
  const flagged = rows.filter((findings) => {
    const severity = mostSerious(findings);
    return severity === 'confirm' || severity === 'warn';
  });
  return flagged.length > rows.length * MAX_FLAGGED_SHARE;
}
