import {
  mapEtfOrShareFields,
  ETF_OR_SHARE_FIELDS,
  type EtfOrShareFieldName,
} from '#api/portfolio/etf-or-share-fields';
import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { wireRecord } from '#api/platform/field-table';
import { DEFAULT_CURRENCY } from '#domain/money/currency';
import { roundTo } from '#domain/money/decimal';
import { PRICE_PLACES } from './decimal-places.ts';
import { knownPrice } from '#domain/prices/known-price';
import { decimalText, numberOrNull, textOrNull } from '../../../platform/forms/form-values.ts';

/** The initial form values: texts and a checkbox, named after the body's fields. */
export const EMPTY_ETF_OR_SHARE = wireRecord(ETF_OR_SHARE_FIELDS, {
  isin: '',
  bank: '',
  direction: 'Bid',
  name: '',
  currency: DEFAULT_CURRENCY,
  price: '',
  nominal: '',
  optionalAmount: '',
  day: '',
  flag: false,
});
export type EtfOrShareFormValues = typeof EMPTY_ETF_OR_SHARE;

export function etfOrShareFormValues(item: EtfOrShare): EtfOrShareFormValues {
  const { currency, expired } = item;
  const texts = mapEtfOrShareFields((name) => {
    const value = name === 'marketPrice' ? knownPrice(item.marketPrice) : item[name];
    if (typeof value !== 'number') return String(value ?? '');
    // A redenominated price has more decimals than the field accepts.
    return decimalText(
      ETF_OR_SHARE_FIELDS[name].kind === 'price' ? roundTo(value, PRICE_PLACES).toNumber() : value,
    );
  });
  return { ...texts, currency, expired };
}

/** The initial values for another entry of the same purchase. */
export function nextEtfOrShareValues(saved: EtfOrShareFormValues): EtfOrShareFormValues {
  const { bank, direction, currency, buyDate, settlementDate } = saved;
  return { ...EMPTY_ETF_OR_SHARE, bank, direction, currency, buyDate, settlementDate };
}

const NUMBER_KINDS = new Set<string>(['price', 'nominal', 'optionalAmount']);

/** The request body: numbers with exactly the digits typed, null for an empty field. */
export function etfOrShareBody(values: EtfOrShareFormValues) {
  const { isin, direction, name, currency, expired } = values;
  const sent = mapEtfOrShareFields((field) => {
    const text = String(values[field]);
    return NUMBER_KINDS.has(ETF_OR_SHARE_FIELDS[field].kind) ? numberOrNull(text) : textOrNull(text);
  });
  return { ...sent, isin, direction, name, currency, expired };
}

/** In form order. */
export function etfOrShareLabels(fields: Readonly<Record<EtfOrShareFieldName, string>>) {
  return mapEtfOrShareFields((name) => fields[name]);
}
