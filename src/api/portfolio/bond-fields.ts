import { OWN_PRICE_FIELD, PRICE_FIGURES } from './price-fields.ts';

/**
 * The single description of a bond's fields: the wire schemas (bonds.ts), the columns (server/portfolio/records/bonds/bond-columns.ts)
 * and the form (web/portfolio/records/bonds/form/bond-form-values.ts) follow from it. It has no schemas, so that the list of bonds can be
 * drawn without loading them.
 */
export const DAY_COUNTS = [
  'ACT/ACT-ICMA', 'ACT/ACT-ISDA', 'ACT/360', 'ACT/365F', '30/360-US', '30E/360', '30E/360-ISDA',
] as const; // prettier-ignore
export const BOND_DIRECTIONS = ['Buy', 'Sell'] as const;

/**
 * The entered fields, in the order of the form. `wire` is the specification's spelling, `label` the name of the text in
 * web/platform/texts/portfolio/*\/bond-form.ts. A `term` that is not sent keeps its value.
 */
export const BOND_FIELDS = {
  isin: { wire: 'isin', column: 'isin', kind: 'isin', label: 'isin' },
  direction: { wire: 'direction', column: 'direction', kind: 'direction', label: 'direction' },
  bank: { wire: 'bank', column: 'bank', kind: 'text', label: 'bank' },
  currency: { wire: 'currency', column: 'currency', kind: 'currency', label: 'currency' },
  nominal: { wire: 'nominal', column: 'nominal', kind: 'nominal', label: 'nominal' },
  buyPrice: { wire: 'buyPrice', column: 'buy_price', kind: 'price', label: 'buyPrice' },
  /** 0 if missing. */
  marketPrice: { wire: 'marketPrice', column: 'market_price', kind: 'priceOrZero', label: 'marketPrice' },
  buyDate: { wire: 'buyDate', column: 'buy_date', kind: 'day', label: 'buyDate' },
  settlementDate: {
    wire: 'settlementDate',
    column: 'settlement_date',
    kind: 'day',
    label: 'settlementDate',
  },
  couponPercent: { wire: 'cupon', column: 'coupon_percent', kind: 'couponPercent', label: 'coupon' },
  maturityDate: { wire: 'maturityDate', column: 'maturity_date', kind: 'termDay', label: 'maturityDate' },
  couponFrequency: {
    wire: 'couponFrequency',
    column: 'coupon_frequency',
    kind: 'couponFrequency',
    label: 'couponFrequency',
  },
  dayCount: { wire: 'dayCount', column: 'day_count', kind: 'dayCount', label: 'dayCount' },
  issueDate: { wire: 'issueDate', column: 'issue_date', kind: 'termDay', label: 'issueDate' },
  firstCouponDate: {
    wire: 'firstCouponDate',
    column: 'first_coupon_date',
    kind: 'termDay',
    label: 'firstCouponDate',
  },
  redemption: { wire: 'redemption', column: 'redemption', kind: 'termPrice', label: 'redemption' },
  /** The entered yield, not a computed one. */
  yieldPercent: { wire: 'ytm', column: 'yield_percent', kind: 'yieldPercent', label: 'yieldToMaturity' },
  cleanPrice: { wire: 'cleanPrice', column: 'clean_price', kind: 'optionalPrice', label: 'cleanPrice' },
  taxesPaid: { wire: 'taxesPaid', column: 'taxes_paid', kind: 'optionalAmount', label: 'taxesPaid' },
  notes: { wire: 'data', column: 'notes', kind: 'notes', label: 'notes' },
} as const;

/** Further fields in answers: kept by the server, or derived from the entered fields. */
export const BOND_FIGURES = {
  id: { wire: 'id', column: 'id', kind: 'id' },
  /** (marketPrice − buyPrice) / 100, 5 places. */
  result: { wire: 'result', column: 'result', kind: 'number' },
  amountPaid: { wire: 'amountPaid', column: 'amount_paid', kind: 'number' },
  profit: { wire: 'profit', column: 'profit', kind: 'number' },
  /** Depends on today, so it has no column. */
  yearsSinceBuy: { wire: 'yearsSinceBuy', column: null, kind: 'optionalNumber' },
  /** The yield that follows from the terms and the market price; shown if no yield was entered. */
  computedYieldPercent: { wire: 'computedYtm', column: 'computed_yield_percent', kind: 'optionalNumber' },
  /** The settlement day that it was computed for. */
  computedYieldOn: { wire: 'computedYtmOn', column: 'computed_yield_on', kind: 'day' },
  expired: { wire: 'expired', column: 'expired', kind: 'flag' },
  ...OWN_PRICE_FIELD,
  ...PRICE_FIGURES,
  version: { wire: 'version', column: 'version', kind: 'version' },
} as const;

/**
 * The features of a bond (bond-features.ts). In requests, a missing one keeps its value. Null (in answers: missing) means that
 * the feature of the security applies; an empty list means that the bond has no such feature.
 */
export const BOND_FEATURES = {
  amortization: { wire: 'amortization', column: 'amortization', kind: 'amortization', label: 'amortization' },
  couponSteps: { wire: 'couponSteps', column: 'coupon_steps', kind: 'couponSteps', label: 'couponSteps' },
  floating: { wire: 'floating', column: 'floating', kind: 'floating', label: 'floating' },
  calls: { wire: 'calls', column: 'calls', kind: 'calls', label: 'calls' },
} as const;

/** The fields of a bond in requests. */
export const BOND_INPUT = { ...BOND_FIELDS, ...OWN_PRICE_FIELD, ...BOND_FEATURES } as const;

/** The fields of a bond in answers. */
export const BOND_ANSWER = { ...BOND_FIELDS, ...BOND_FIGURES, ...BOND_FEATURES } as const;

export type BondFieldName = keyof typeof BOND_FIELDS;
export type BondWireName = (typeof BOND_FIELDS)[BondFieldName]['wire'];

/** The value of each entered field, under its wire name. */
export function mapBondFields<V>(getValue: (name: BondFieldName) => V): Record<BondWireName, V>;
export function mapBondFields(getValue: (name: BondFieldName) => unknown): Record<string, unknown> {
  const names = Object.keys(BOND_FIELDS).filter(isBondFieldName);
  return Object.fromEntries(names.map((name) => [BOND_FIELDS[name].wire, getValue(name)]));
}

function isBondFieldName(name: string): name is BondFieldName {
  return Object.hasOwn(BOND_FIELDS, name);
}
