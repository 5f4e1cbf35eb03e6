import type { ColumnKey } from '../columns/column.ts';

/** One column of an 'Export for editing' sheet: its import key, its header, and its field at the endpoint. */
export interface EditingColumn {
  readonly key: ColumnKey;
  readonly header: string;
  readonly field: string;
  readonly content: 'text' | 'direction' | 'decimal' | 'integer' | 'day' | 'flag';
  /** Identifies the holding of the line; changed in the holding's own line. */
  readonly isFixed?: true;
}

export const EDITING_KINDS = ['bond', 'etf', 'share', 'payment', 'distribution', 'cashFlow'] as const;
export type EditingKind = (typeof EDITING_KINDS)[number];

export interface EditingSheet {
  readonly name: string;
  readonly columns: readonly EditingColumn[];
  /** The endpoint's names for the directions; missing if the sheet has none. */
  readonly directions?: { readonly buy: string; readonly sell: string };
}

const ISIN = { key: 'isin', header: 'ISIN', field: 'isin', content: 'text' } as const;
const BANK = { key: 'bank', header: 'Bank', field: 'bank', content: 'text' } as const;
const DIRECTION = {
  key: 'direction',
  header: 'Direction',
  field: 'direction',
  content: 'direction',
} as const;
const CURRENCY = { key: 'currency', header: 'Currency', field: 'currency', content: 'text' } as const;
const DAYS = [
  { key: 'day', header: 'Buy Date', field: 'buyDate', content: 'day' },
  { key: 'settlementDay', header: 'Settlement Date', field: 'settlementDate', content: 'day' },
] as const satisfies readonly EditingColumn[];
const EXPIRED = { key: 'expired', header: 'Expired', field: 'expired', content: 'flag' } as const;

const ETFS_OR_SHARES: Pick<EditingSheet, 'columns' | 'directions'> = {
  columns: [
    ISIN,
    { key: 'name', header: 'Name', field: 'name', content: 'text' },
    BANK,
    DIRECTION,
    CURRENCY,
    { key: 'quantity', header: 'Nominal', field: 'nominal', content: 'decimal' },
    { key: 'price', header: 'Buy Price', field: 'buyPrice', content: 'decimal' },
    { key: 'marketPrice', header: 'Market Price', field: 'marketPrice', content: 'decimal' },
    ...DAYS,
    { key: 'fee', header: 'Fees Paid 1', field: 'feesPaid1', content: 'decimal' },
    { key: 'tax', header: 'Fees Paid 2', field: 'feesPaid2', content: 'decimal' },
    { key: 'dividend', header: 'Dividend', field: 'dividend', content: 'decimal' },
    EXPIRED,
  ],
  directions: { buy: 'Bid', sell: 'Ask' },
};

/** The columns that identify the holding of a payment or cash flow. */
const PAID_BY = [
  { ...ISIN, isFixed: true },
  { ...BANK, isFixed: true },
  { ...CURRENCY, isFixed: true },
] as const;

/**
 * The sheets of 'Export for editing', one per kind, used by the export and by the import of the edited file. They have the entered fields
 * only: computed ones cannot be edited.
 */
export const EDITING_SHEETS: Readonly<Record<EditingKind, EditingSheet>> = {
  bond: {
    name: 'Bonds',
    columns: [
      ISIN,
      BANK,
      DIRECTION,
      CURRENCY,
      { key: 'quantity', header: 'Nominal', field: 'nominal', content: 'decimal' },
      { key: 'price', header: 'Buy Price (%)', field: 'buyPrice', content: 'decimal' },
      { key: 'marketPrice', header: 'Market Price (%)', field: 'marketPrice', content: 'decimal' },
      ...DAYS,
      { key: 'couponPercent', header: 'Coupon (%)', field: 'cupon', content: 'decimal' },
      { key: 'maturityDate', header: 'Maturity Date', field: 'maturityDate', content: 'day' },
      { key: 'couponFrequency', header: 'Coupons a Year', field: 'couponFrequency', content: 'integer' },
      { key: 'dayCount', header: 'Day Count', field: 'dayCount', content: 'text' },
      { key: 'issueDate', header: 'Issue Date', field: 'issueDate', content: 'day' },
      { key: 'firstCouponDate', header: 'First Coupon', field: 'firstCouponDate', content: 'day' },
      { key: 'redemption', header: 'Redemption (%)', field: 'redemption', content: 'decimal' },
      { key: 'cleanPrice', header: 'Clean Price (%)', field: 'cleanPrice', content: 'decimal' },
      { key: 'yieldPercent', header: 'YTM (%)', field: 'ytm', content: 'decimal' },
      { key: 'tax', header: 'Taxes Paid (EUR)', field: 'taxesPaid', content: 'decimal' },
      { key: 'notes', header: 'Notes', field: 'data', content: 'text' },
      EXPIRED,
    ],
    directions: { buy: 'Buy', sell: 'Sell' },
  },
  etf: { name: 'ETFs', ...ETFS_OR_SHARES },
  share: { name: 'Shares', ...ETFS_OR_SHARES },
  payment: {
    name: 'Payments',
    columns: [
      ...PAID_BY,
      { key: 'day', header: 'Payment Date', field: 'paymentDate', content: 'day' },
      { key: 'amount', header: 'Amount', field: 'profit', content: 'decimal' },
      { key: 'tax', header: 'Taxes Paid (EUR)', field: 'taxesPaid', content: 'decimal' },
    ],
  },
  distribution: {
    name: 'Distributions',
    columns: [
      ...PAID_BY,
      { key: 'exDay', header: 'Ex Day', field: 'exDay', content: 'day' },
      { key: 'day', header: 'Pay Day', field: 'payDay', content: 'day' },
      { key: 'quantity', header: 'Units', field: 'nominal', content: 'decimal' },
      { key: 'amount', header: 'Gross', field: 'gross', content: 'decimal' },
      { key: 'tax', header: 'Tax Withheld', field: 'taxWithheld', content: 'decimal' },
    ],
  },
  cashFlow: {
    name: 'Cash flows',
    columns: [
      ...PAID_BY,
      { key: 'day', header: 'Date', field: 'date', content: 'day' },
      { key: 'position', header: 'Position', field: 'position', content: 'decimal' },
      { key: 'interim', header: 'Interim', field: 'interimCashFlow', content: 'decimal' },
      { key: 'principal', header: 'Principal', field: 'principalCashFlow', content: 'decimal' },
      { key: 'total', header: 'Total', field: 'totalCashFlows', content: 'decimal' },
      { key: 'cumulative', header: 'Cumulative', field: 'cumulativeCashFlows', content: 'decimal' },
      { key: 'real', header: 'Real', field: 'realCashFlows', content: 'decimal' },
      { key: 'difference', header: 'Difference', field: 'diff', content: 'decimal' },
    ],
  },
};

/** The header of the hidden column with the key of each row. */
export const EDITING_KEY = 'kupon';
