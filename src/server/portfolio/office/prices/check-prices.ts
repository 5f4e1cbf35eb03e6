import type { CalendarDate } from '#domain/calendar-date';
import { Decimal, roundTo } from '#domain/money/decimal';
import { PRICE_PLACES } from '#domain/money/decimal-places';
import {
  checkPrice,
  cleanPrice,
  PRICE_RULES,
  hasTooManyWarnings,
  type LastPrice,
  type PriceFinding,
} from '#domain/prices/check-price';
import type { FieldError } from '#api/errors';
import { brokenRule } from '#api/platform/field-rules';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { fieldError, invalidField, invalidFields } from '../../../platform/errors/field-messages.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { StoredPrice } from '../../market/price-history/price-history.store.ts';
import { accruedOn, type RequestedPrice } from './price-request.ts';
import type { HeldSecurity } from './priced-securities.store.ts';

export interface CheckedPrice {
  readonly requested: RequestedPrice;
  /** The previous price, which may be in the same request: clean, or per unit. */
  readonly last: LastPrice | undefined;
  /** The previous price outside this request. */
  readonly known: LastPrice | undefined;
  /** The price that is written to holdings: clean, or per unit, with 4 decimal places. */
  readonly after: Decimal;
  readonly findings: readonly PriceFinding[];
}

/** What the checks need in addition to the request. */
interface PriceCheckContext {
  readonly today: CalendarDate;
  readonly held: ReadonlyMap<string, HeldSecurity>;
  /** In the order of the requested prices: the last stored price on or before the day of each. */
  readonly stored: readonly (StoredPrice | undefined)[];
}

function cleanLastPrice(requested: RequestedPrice, stored: StoredPrice): LastPrice | undefined {
  const price = cleanPrice({ price: stored.price, kind: stored.kind }, accruedOn(requested, stored.day));
  return price && { price, day: stored.day, source: stored.source };
}

/** The price of the newest holding, for a security without a price history. */
function heldPrice(requested: RequestedPrice, held: HeldSecurity | undefined): LastPrice | undefined {
  if (held?.marketPrice == null || held.marketDay === null || held.marketCurrency !== requested.currency) {
    return undefined;
  }
  return { price: new Decimal(held.marketPrice), day: held.marketDay, source: null };
}

function checkOne(
  requested: RequestedPrice,
  { last, known }: Pick<CheckedPrice, 'last' | 'known'>,
  { today, held }: PriceCheckContext,
): CheckedPrice {
  const security = held.get(requested.isin);
  const accrued = accruedOn(requested, requested.day);
  const findings = checkPrice(requested, {
    security: requested.security,
    today,
    last,
    firstPurchaseDay: security?.firstPurchaseDay ?? null,
    holders: security?.holders ?? 0,
    isEarlierIsin: requested.input.isin !== requested.isin,
    accrued,
  });
  const after = roundTo(cleanPrice(requested, accrued) ?? requested.price, PRICE_PLACES);
  const isRefused = findings.some(({ rule }) => PRICE_RULES[rule] === 'refused');
  const tooSmall: PriceFinding = { field: 'price', rule: 'above_zero', values: {} };
  return { requested, last, known, after, findings: after.lte(0) && !isRefused ? [tooSmall] : findings };
}

/** Checks each row against the last price before it, which may be one of an earlier row of the same ISIN. */
export async function checkPrices(
  prices: readonly RequestedPrice[],
  context: PriceCheckContext,
): Promise<CheckedPrice[]> {
  const checked: CheckedPrice[] = [];
  const earlier = new Map<string, CheckedPrice>();
  const inOrderOfDays = prices
    .map((requested, i) => ({ requested, stored: context.stored[i] }))
    .sort((one, other) => (one.requested.day < other.requested.day ? -1 : 1));
  for (const { requested, stored } of inOrderOfDays) {
    const before = earlier.get(requested.isin);
    const fromHistory = stored && cleanLastPrice(requested, stored);
    const known = fromHistory ?? heldPrice(requested, context.held.get(requested.isin));
    const fromRequest: LastPrice | undefined = before && {
      price: before.after,
      day: before.requested.day,
      source: before.requested.source,
    };
    const isHistoryNewer =
      fromRequest === undefined || (fromHistory !== undefined && fromHistory.day > fromRequest.day);
    const last = isHistoryNewer ? known : fromRequest;
    const one = checkOne(requested, { last, known }, context);
    earlier.set(requested.isin, one);
    checked.push(one);
    await yieldToEventLoop();
  }
  return checked.sort((one, other) => one.requested.place - other.requested.place);
}

function toError({ requested }: CheckedPrice, { field, rule, values }: PriceFinding): FieldError {
  return fieldError(`prices.${requested.place}.${field}`, { rule: apiRule(rule), values: { ...values } });
}

/** Notes are shown only in a preview; they break no rule of a field. */
function apiRule(rule: PriceFinding['rule']) {
  if (
    rule === 'replaces_price' ||
    rule === 'unchanged_price' ||
    rule === 'stays_behind_price' ||
    rule === 'nobody_holds' ||
    rule === 'earlier_isin'
  ) {
    return 'invalid';
  }
  return rule;
}

function isConfirmed({ requested: { input } }: CheckedPrice, { rule }: PriceFinding): boolean {
  const severity = PRICE_RULES[rule];
  if (severity === 'confirm') return input.priceAgain === input.price;
  return severity !== 'warn' || input.confirmed?.includes(rule) === true;
}

const errorsWhere = (
  checked: readonly CheckedPrice[],
  applies: (one: CheckedPrice, finding: PriceFinding) => boolean,
) =>
  checked.flatMap((one) =>
    one.findings.filter((finding) => applies(one, finding)).map((finding) => toError(one, finding)),
  );

/** Throws invalid_fields if a check refuses a row. */
export function requireAllowed(checked: readonly CheckedPrice[], earlier: readonly FieldError[]): void {
  const refused = errorsWhere(checked, (_, { rule }) => PRICE_RULES[rule] === 'refused');
  const errors = [...earlier, ...refused];
  if (errors.length > 0) throw invalidFields(errors);
}

const FLAGGED_PERCENT = 20;

/** Throws if a warning is not confirmed, or if so many rows of a file have warnings that it is probably the wrong file. */
export function requireConfirmed(checked: readonly CheckedPrice[], isFile: boolean): void {
  if (isFile && hasTooManyWarnings(checked.map(({ findings }) => findings))) {
    throw invalidField('prices', brokenRule('too_many_warnings', { percent: FLAGGED_PERCENT }));
  }
  const errors = errorsWhere(checked, (one, finding) => !isConfirmed(one, finding));
  if (errors.length === 0) return;
  throw new ApiError('warnings_unanswered', 'Some prices look wrong. Confirm them, or correct them.', {
    errors,
  });
}
