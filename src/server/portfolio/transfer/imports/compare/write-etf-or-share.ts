import type { CalendarDate } from '#domain/calendar-date';
import type { ImportedHolding } from '#domain/imports/imported-row';
import { AMOUNT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { EtfOrShareFields, type Kind } from '#api/portfolio/etfs-and-shares';
import { closingColumns, newClosingColumns } from '../../../records/closing-day/closing-day.ts';
import { etfOrShareColumns } from '../../../records/etfs-and-shares/etf-or-share-columns.ts';
import { toFields, type EtfOrShareRow } from '../../../records/etfs-and-shares/etf-or-share-on-wire.ts';
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

/** The values in the file under the endpoint's field names. */
function etfOrShareInput(entry: ImportedHolding): Fields {
  return omitMissing({
    isin: entry.isin,
    name: entry.name,
    bank: entry.bank,
    direction: entry.direction === 'sell' ? 'Ask' : 'Bid',
    currency: entry.currency,
    nominal: roundedNumber(entry.quantity, AMOUNT_PLACES),
    buyPrice: roundedNumber(entry.price, PRICE_PLACES),
    marketPrice: roundedNumber(entry.marketPrice, PRICE_PLACES),
    buyDate: entry.day,
    settlementDate: entry.settlementDay,
    feesPaid1: roundedNumber(entry.fee, AMOUNT_PLACES),
    feesPaid2: roundedNumber(entry.tax, AMOUNT_PLACES),
    dividend: roundedNumber(entry.dividend, AMOUNT_PLACES),
    expired: entry.expired,
  });
}

interface NewEtfOrShare {
  readonly kind: Kind;
  /** Used if the file has no name. */
  readonly name: string;
  readonly today: CalendarDate;
}

export function addedEtfOrShare(
  entry: ImportedHolding,
  { kind, name, today }: NewEtfOrShare,
): Validated<Added> {
  const input = { name, ...etfOrShareInput(entry) };
  return validate(EtfOrShareFields, input, (fields) => ({
    columns: { kind, ...etfOrShareColumns(fields), ...newClosingColumns(fields.expired, today) },
    after: input,
  }));
}

/** Reports have one column for both fees. If the sum is unchanged, the stored first fee is kept. */
function feesInput(row: EtfOrShareRow, { fee }: ImportedHolding): { readonly feesPaid1?: number | null } {
  const stored = Number(row.fees_paid_1 ?? 0) + Number(row.fees_paid_2 ?? 0);
  const isSame = fee !== null && Math.abs(stored - Number(fee)) < 0.005;
  return isSame ? { feesPaid1: row.fees_paid_1 === null ? null : Number(row.fees_paid_1) } : {};
}

/** Null if the file matches the stored holding. */
export function changedEtfOrShare(
  row: EtfOrShareRow,
  entry: ImportedHolding,
  today: CalendarDate,
): Validated<Changed | null> {
  return editedEtfOrShare(row, { ...etfOrShareInput(entry), ...feesInput(row, entry) }, today);
}

/** The holding changed to these fields (under the endpoint's names); null if nothing differs. */
export function editedEtfOrShare(
  row: EtfOrShareRow,
  given: Readonly<Record<string, unknown>>,
  today: CalendarDate,
): Validated<Changed | null> {
  const stored = toFields(row);
  const sent = keepSameCells({ ...stored }, given);
  const differing = findChanges(Object.keys(sent), { ...stored }, sent);
  if (differing === null) return { ok: true, value: null };
  return validate(EtfOrShareFields, { ...stored, ...sent }, (fields) => {
    const columns = etfOrShareColumns(fields, row);
    const priced = newPriceDay(row.market_price, columns.market_price, today);
    return {
      columns: {
        kind: row.kind,
        ...columns,
        market_price_on: priced === undefined ? row.market_price_on : priced.market_price_on,
        ...closingColumns(row, { expired: fields.expired, today }),
      },
      ...differing,
    };
  });
}
