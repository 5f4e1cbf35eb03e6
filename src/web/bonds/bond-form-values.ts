import { knownPrice } from '#domain/prices/known-price';
import type { Bond, BondFieldsOnWire } from '#api/bonds';
import { decimalText, numberOf, numberOrNull, textOrNull } from '../forms/form-values.ts';

/** What the fields of the bond form hold: texts, under the names of the body's fields. */
export type BondFormValues = Record<Exclude<keyof BondFieldsOnWire, 'expired'>, string>;

export const EMPTY_BOND: BondFormValues = {
  isin: '',
  data: '',
  bank: '',
  direction: 'Buy',
  currency: 'EUR',
  buyPrice: '',
  marketPrice: '',
  cleanPrice: '',
  nominal: '',
  buyDate: '',
  settlementDate: '',
  taxesPaid: '',
  cupon: '',
  ytm: '',
  maturityDate: '',
  couponFrequency: '',
  dayCount: '',
  issueDate: '',
  firstCouponDate: '',
  redemption: '100',
};

export function valuesOfBond(bond: Bond): BondFormValues {
  return {
    isin: bond.isin,
    data: bond.notes ?? '',
    bank: bond.bank ?? '',
    direction: bond.direction,
    currency: bond.currency,
    buyPrice: decimalText(bond.buyPrice),
    marketPrice: decimalText(knownPrice(bond.marketPrice)),
    cleanPrice: decimalText(bond.cleanPrice),
    nominal: decimalText(bond.nominal),
    buyDate: bond.buyDate ?? '',
    settlementDate: bond.settlementDate ?? '',
    taxesPaid: decimalText(bond.taxesPaid),
    cupon: decimalText(bond.couponPercent),
    ytm: decimalText(bond.yieldPercent),
    maturityDate: bond.maturityDate ?? '',
    couponFrequency: decimalText(bond.couponFrequency),
    dayCount: bond.dayCount ?? '',
    issueDate: bond.issueDate ?? '',
    firstCouponDate: bond.firstCouponDate ?? '',
    redemption: decimalText(bond.redemption),
  };
}

/** What the next bond of the same purchase begins with. */
export function valuesOfNext({
  bank,
  direction,
  currency,
  buyDate,
  settlementDate,
}: BondFormValues): BondFormValues {
  return { ...EMPTY_BOND, bank, direction, currency, buyDate, settlementDate };
}

/** The body as it is sent: numbers of the same digits, null where a field is empty, 0 for a missing market price. */
export function bodyOfBond(values: BondFormValues) {
  return {
    ...values,
    data: textOrNull(values.data),
    bank: textOrNull(values.bank),
    buyPrice: numberOf(values.buyPrice),
    marketPrice: numberOrNull(values.marketPrice) ?? 0,
    cleanPrice: numberOrNull(values.cleanPrice),
    nominal: numberOf(values.nominal),
    buyDate: textOrNull(values.buyDate),
    settlementDate: textOrNull(values.settlementDate),
    taxesPaid: numberOrNull(values.taxesPaid),
    cupon: numberOrNull(values.cupon),
    ytm: numberOrNull(values.ytm),
    maturityDate: textOrNull(values.maturityDate),
    couponFrequency: numberOrNull(values.couponFrequency),
    dayCount: textOrNull(values.dayCount),
    issueDate: textOrNull(values.issueDate),
    firstCouponDate: textOrNull(values.firstCouponDate),
    redemption: numberOf(values.redemption),
  };
}
