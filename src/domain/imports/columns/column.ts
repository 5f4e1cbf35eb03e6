/** The possible meanings of a column. Each format maps its own column names to these keys. */
export const COLUMN_KEYS = [
  'holder', 'account', 'id', 'tradeId', 'type', 'subtype', 'status', 'level', 'isin', 'symbol', 'name', 'assetClass', 'bank',
  'direction', 'currency', 'quantity', 'price', 'amount', 'netAmount', 'priceCurrency', 'fee', 'fee2', 'fee3', 'tax',
  'taxCurrency', 'accrued', 'exchangeRate', 'multiplier', 'day', 'settlementDay', 'marketPrice', 'couponPercent',
  'maturityDate', 'yieldPercent', 'couponFrequency', 'dayCount', 'issueDate', 'firstCouponDate', 'redemption', 'cleanPrice',
  'exDay', 'dividend', 'expired', 'notes', 'exportedFrom',
  'position', 'interim', 'principal', 'total', 'cumulative', 'real', 'difference',
  'username', 'email', 'phoneNumber', 'personOrCompany', 'bulstatOrEgn', 'language',
] as const; // prettier-ignore
export type ColumnKey = (typeof COLUMN_KEYS)[number];

export interface Column {
  /** Header names in any language, lower case; the first one found is used. */
  readonly names: readonly string[];
  readonly content: 'text' | 'decimal' | 'day';
  /** If missing, the header belongs to another format. */
  readonly isRequired: boolean;
}

export type Columns = Readonly<Partial<Record<ColumnKey, Column>>>;

const column = (content: Column['content'], names: readonly string[]): Column => ({
  names: names.map((name) => name.toLowerCase()),
  content,
  isRequired: true,
});

export const text = (...names: readonly string[]): Column => column('text', names);
export const decimal = (...names: readonly string[]): Column => column('decimal', names);
export const day = (...names: readonly string[]): Column => column('day', names);
export const optional = (required: Column): Column => ({ ...required, isRequired: false });
