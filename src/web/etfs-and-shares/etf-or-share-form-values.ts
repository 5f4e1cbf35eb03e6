import type { EtfOrShare } from '#api/etfs-and-shares';
import { DEFAULT_CURRENCY } from '#domain/money/currency';
import { knownPrice } from '#domain/prices/known-price';
import { decimalText, numberOrNull, textOrNull } from '../forms/form-values.ts';

/** What the fields of the form hold: texts, and a checkbox, under the names of the body's fields. */
export const EMPTY_ETF_OR_SHARE = {
  isin: '',
  bank: '',
  direction: 'Bid',
  name: '',
  currency: DEFAULT_CURRENCY,
  marketPrice: '',
  buyPrice: '',
  nominal: '',
  feesPaid1: '',
  feesPaid2: '',
  dividend: '',
  buyDate: '',
  settlementDate: '',
  expired: false,
};
export type EtfOrShareFormValues = typeof EMPTY_ETF_OR_SHARE;

export function valuesOfEtfOrShare(item: EtfOrShare): EtfOrShareFormValues {
  const { isin, bank, direction, name, currency, expired } = item;
  return {
    isin,
    bank,
    direction,
    name,
    currency,
    marketPrice: decimalText(knownPrice(item.marketPrice)),
    buyPrice: decimalText(item.buyPrice),
    nominal: decimalText(item.nominal),
    feesPaid1: decimalText(item.feesPaid1),
    feesPaid2: decimalText(item.feesPaid2),
    dividend: decimalText(item.dividend),
    buyDate: item.buyDate ?? '',
    settlementDate: item.settlementDate ?? '',
    expired,
  };
}

/** What the next one of the same purchase begins with. */
export function valuesOfNext(saved: EtfOrShareFormValues): EtfOrShareFormValues {
  const { bank, direction, currency, buyDate, settlementDate } = saved;
  return { ...EMPTY_ETF_OR_SHARE, bank, direction, currency, buyDate, settlementDate };
}

/** The body as it is sent: numbers of the same digits, null where a field is empty. */
export function bodyOfEtfOrShare(values: EtfOrShareFormValues) {
  return {
    ...values,
    bank: textOrNull(values.bank),
    marketPrice: numberOrNull(values.marketPrice),
    buyPrice: numberOrNull(values.buyPrice),
    nominal: numberOrNull(values.nominal),
    feesPaid1: numberOrNull(values.feesPaid1),
    feesPaid2: numberOrNull(values.feesPaid2),
    dividend: numberOrNull(values.dividend),
    buyDate: textOrNull(values.buyDate),
    settlementDate: textOrNull(values.settlementDate),
  };
}
