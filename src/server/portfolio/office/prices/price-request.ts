import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { Decimal } from '#domain/money/decimal';
import { accruedPerHundred, type SecurityTerms } from '#domain/portfolio/positions/security-terms';
import { holdingTerms } from '#domain/bonds/terms/holding-terms';
import type { PriceBasis } from '#domain/prices/price-basis';
import type { PriceKind, PriceSource } from '#domain/prices/price-history';
import { StoredDayCount } from '#api/portfolio/bonds';
import { brokenRule } from '#api/platform/field-rules';
import type { FieldError } from '#api/errors';
import type { PriceInput } from '#api/portfolio/instruments/prices';
import { fieldError } from '../../../platform/errors/field-messages.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import type { InstrumentRow } from '../instruments/instrument-row.ts';

/** The price of one row. Fields that the row leaves out come from its security. */
export interface RequestedPrice {
  /** Its index in the request. */
  readonly place: number;
  /** The current ISIN; `input` may have an earlier one. */
  readonly isin: string;
  readonly price: number;
  readonly day: CalendarDate;
  readonly kind: PriceKind;
  readonly currency: Currency;
  readonly source: PriceSource;
  readonly input: PriceInput;
  readonly security: { readonly basis: PriceBasis; readonly currency: Currency };
  readonly terms: SecurityTerms | undefined;
}

/** Undefined if its terms do not determine what the bond pays. */
export function instrumentTerms(row: WithFeatures<InstrumentRow>): SecurityTerms | undefined {
  const terms = holdingTerms({
    isin: row.isin,
    currency: row.currency,
    direction: 'Buy',
    expired: false,
    nominal: 100,
    buyPrice: 100,
    marketPrice: 100,
    buyDate: null,
    settlementDate: null,
    couponPercent: row.coupon_percent,
    yieldPercent: null,
    taxesPaid: null,
    maturityDate: row.maturity_date,
    couponFrequency: row.coupon_frequency,
    dayCount: StoredDayCount.parse(row.day_count),
    issueDate: row.issue_date,
    firstCouponDate: row.first_coupon_date,
    redemption: row.redemption,
    features: row.features,
  });
  return terms.ok ? { repayment: null, interest: terms.value } : undefined;
}

/** Accrued interest on the day per 100 nominal, by the terms of the instrument; undefined if they do not determine it. */
export function accruedOn({ terms }: Pick<RequestedPrice, 'terms'>, day: CalendarDate): Decimal | undefined {
  return accruedPerHundred(terms, day);
}

interface KnownInstrument {
  readonly row: InstrumentRow;
  readonly terms: SecurityTerms | undefined;
}

function requestedPrice(
  input: PriceInput,
  { place, source, isin }: Pick<RequestedPrice, 'place' | 'source' | 'isin'>,
  known: KnownInstrument | undefined,
): RequestedPrice | FieldError[] {
  const { price, day } = input;
  if (known === undefined) {
    const { kind, currency } = input;
    if (kind === undefined || currency === undefined) {
      const errors = [];
      if (kind === undefined) errors.push(fieldError(`prices.${place}.kind`, brokenRule('required')));
      if (currency === undefined) {
        errors.push(fieldError(`prices.${place}.currency`, brokenRule('price_currency_needed')));
      }
      return errors;
    }
    const security = { basis: kind === 'unit' ? 'unit' : 'percent', currency } as const;
    return { place, isin, price, day, kind, currency, source, input, security, terms: undefined };
  }
  const { row, terms } = known;
  const security = { basis: row.price_basis, currency: row.currency };
  const kind = input.kind ?? (security.basis === 'unit' ? 'unit' : 'clean');
  const currency = input.currency ?? security.currency;
  return { place, isin, price, day, kind, currency, source, input, security, terms };
}

/** Finds the current ISIN of a row. */
type FindIsin = (input: PriceInput) => string;

/** Errors of rows that repeat the ISIN and the day of an earlier row. */
function repetitions(inputs: readonly PriceInput[], currentIsin: FindIsin): FieldError[] {
  const seen = new Map<string, number>();
  return inputs.flatMap((input, place) => {
    const key = `${currentIsin(input)} ${input.day}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, place);
    return first === undefined
      ? []
      : [fieldError(`prices.${place}.isin`, brokenRule('repeated_price', { row: first + 1 }))];
  });
}

/** The rows of a request, and the errors that can be found without checking the prices. */
export async function readRequest(
  inputs: readonly PriceInput[],
  { source, currentIsin }: { readonly source: PriceSource; readonly currentIsin: FindIsin },
  instruments: readonly WithFeatures<InstrumentRow>[],
): Promise<{ readonly prices: readonly RequestedPrice[]; readonly errors: readonly FieldError[] }> {
  const known = new Map<string, KnownInstrument>();
  for (const row of instruments) {
    known.set(row.isin, { row, terms: instrumentTerms(row) });
    await yieldToEventLoop();
  }
  const prices: RequestedPrice[] = [];
  const errors: FieldError[] = repetitions(inputs, currentIsin);
  for (const [place, input] of inputs.entries()) {
    const isin = currentIsin(input);
    const requested = requestedPrice(input, { place, source, isin }, known.get(isin));
    if ('isin' in requested) prices.push(requested);
    else errors.push(...requested);
  }
  return { prices, errors };
}
