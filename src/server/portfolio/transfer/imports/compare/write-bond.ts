import type { CalendarDate } from '#domain/calendar-date';
import type { ImportedHolding } from '#domain/imports/imported-row';
import { convertLevAndEuro } from '#domain/money/lev';
import { roundTo } from '#domain/money/decimal';
import { AMOUNT_PLACES, PERCENT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { BOND_INPUT } from '#api/portfolio/bond-fields';
import { BondFields } from '#api/portfolio/bonds';
import { bondColumns } from '../../../records/bonds/bond-columns.ts';
import { newBondHolding } from '../../../records/bonds/bond-holding.ts';
import type { BondRow } from '../../../records/bonds/bond-on-wire.store.ts';
import { computedYieldColumns } from '../../../records/bonds/computed-yields.store.ts';
import { closingColumns, newClosingColumns } from '../../../records/closing-day/closing-day.ts';
import { newPriceDay } from '../../../market/price-history/new-price-day.ts';
import { roundedNumber } from './rounded-number.ts';
import {
  validate,
  findChanges,
  omitMissing,
  keepSameCells,
  type Added,
  type Changed,
  type Fields,
  type Validated,
} from './written-row.ts';

/** The notes of the file, with accrued interest and fee appended: bonds have no fields for those. */
function bondNotes({ notes, accruedInterest, fee, currency }: ImportedHolding): string | null {
  const costs = [
    ...(accruedInterest === null ? [] : [`Accrued interest paid: ${accruedInterest} ${currency}`]),
    ...(fee === null ? [] : [`Fee: ${fee} ${currency}`]),
  ];
  return costs.length === 0 ? notes : [...(notes === null ? [] : [notes]), costs.join('; ')].join('\n');
}

const toNumber = (decimal: string | null) => (decimal === null ? null : Number(decimal));

const LEV_AND_EURO: readonly string[] = ['BGN', 'EUR'];
export const isLevOrEuro = (currency: string) => LEV_AND_EURO.includes(currency);

/** Tax converted to euro, the currency of bond taxes: 2 decimal places. */
export function taxInEuro(tax: string | null, currency: ImportedHolding['currency']): number | null {
  return tax === null ? null : roundTo(convertLevAndEuro(tax, currency, 'EUR'), AMOUNT_PLACES).toNumber();
}

const termsInput = ({ terms }: ImportedHolding) =>
  terms === null
    ? {}
    : {
        ...terms,
        couponFrequency: toNumber(terms.couponFrequency),
        redemption: toNumber(terms.redemption),
        cleanPrice: toNumber(terms.cleanPrice),
      };

/** The values in the file under the endpoint's field names. */
function bondInput(entry: ImportedHolding): Fields {
  return omitMissing({
    isin: entry.isin,
    bank: entry.bank,
    direction: entry.direction === 'sell' ? 'Sell' : 'Buy',
    currency: entry.currency,
    nominal: roundedNumber(entry.quantity, AMOUNT_PLACES),
    buyPrice: roundedNumber(entry.price, PRICE_PLACES),
    marketPrice: roundedNumber(entry.marketPrice, PRICE_PLACES),
    buyDate: entry.day,
    settlementDate: entry.settlementDay,
    cupon: roundedNumber(entry.couponPercent, PERCENT_PLACES),
    maturityDate: entry.maturityDate,
    ytm: roundedNumber(entry.yieldPercent, PERCENT_PLACES),
    ...termsInput(entry),
    taxesPaid: taxInEuro(entry.tax, entry.currency),
    data: bondNotes(entry),
  });
}

const DEFAULT_REDEMPTION = '100';

/** Gives terms that are missing from the file null or their default. Changes `columns`. */
function withTerms(columns: ReturnType<typeof bondColumns>) {
  const { redemption = DEFAULT_REDEMPTION, has_own_price = false } = columns;
  const { maturity_date = null, coupon_frequency = null, day_count = null } = columns;
  const { issue_date = null, first_coupon_date = null } = columns;
  const terms = { maturity_date, coupon_frequency, day_count, issue_date, first_coupon_date, redemption };
  return Object.assign(columns, { ...terms, has_own_price });
}

export function addedBond(entry: ImportedHolding, today: CalendarDate): Validated<Added> {
  const input = bondInput(entry);
  return validate(BondFields, input, (fields) => {
    const columns = bondColumns(fields);
    const expired = entry.expired ?? false;
    const holding = newBondHolding(columns, { expired, features: null });
    return {
      columns: Object.assign(withTerms(columns), {
        ...computedYieldColumns(holding, today),
        ...newClosingColumns(expired, today),
      }),
      after: expired ? { ...input, expired } : input,
    };
  });
}

const NUMERIC = new Set(['nominal', 'price', 'priceOrZero', 'optionalPrice', 'termPrice', 'optionalAmount', 'couponPercent', 'yieldPercent']); // prettier-ignore

/** A stored bond under the endpoint's field names. */
function storedInput(row: BondRow): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(
    Object.values(BOND_INPUT).map(({ wire, column, kind }) => {
      const value = values[column];
      return [wire, NUMERIC.has(kind) && typeof value === 'string' ? Number(value) : value];
    }),
  );
}

/** True if the yield in the file is the stored computed one: reports show it where none was entered, so it is not a change. */
function saysComputedYield(row: BondRow, { yieldPercent }: ImportedHolding): boolean {
  if (row.yield_percent !== null || yieldPercent === null || row.computed_yield_percent === null)
    return false;
  return Math.abs(Number(row.computed_yield_percent) - Number(yieldPercent)) < 0.01;
}

/** Null if the file matches the stored bond. */
export function changedBond(
  row: BondRow,
  entry: ImportedHolding,
  today: CalendarDate,
): Validated<Changed | null> {
  const input = bondInput(saysComputedYield(row, entry) ? { ...entry, yieldPercent: null } : entry);
  return editedBond(row, { ...input, ...(entry.expired !== null && { expired: entry.expired }) }, today);
}

/** The bond changed to these fields (under the endpoint's names); null if nothing differs. */
export function editedBond(
  row: BondRow,
  given: Readonly<Record<string, unknown>>,
  today: CalendarDate,
): Validated<Changed | null> {
  const stored = { ...storedInput(row), expired: row.expired };
  const sent = keepSameCells(stored, given);
  const differing = findChanges(Object.keys(sent), stored, sent);
  if (differing === null) return { ok: true, value: null };
  return validate(BondFields, { ...stored, ...sent }, (fields) => {
    const columns = bondColumns(fields);
    const closing = closingColumns(row, { expired: (sent['expired'] ?? row.expired) === true, today });
    const priced = newPriceDay(row.market_price, columns.market_price, today);
    const holding = newBondHolding(columns, { expired: closing.expired, features: null });
    return {
      columns: {
        ...withTerms(columns),
        ...closing,
        market_price_on: priced === undefined ? row.market_price_on : priced.market_price_on,
        ...computedYieldColumns(holding, today),
      },
      ...differing,
    };
  });
}
