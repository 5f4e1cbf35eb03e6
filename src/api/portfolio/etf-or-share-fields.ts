import { OWN_PRICE_FIELD } from './price-fields.ts';

/**
 * The only description of the entered fields of an ETF or a share, in the order of the form: the wire schemas
 * (etfs-and-shares.ts), the columns (server/portfolio/records/etfs-and-shares/etf-or-share-columns.ts) and the form
 * (web/portfolio/records/etfs-and-shares/etf-or-share-form-values.ts) follow from it.
 */
export const ETF_OR_SHARE_FIELDS = {
  isin: { wire: 'isin', column: 'isin', kind: 'isin' },
  bank: { wire: 'bank', column: 'bank', kind: 'bank' },
  direction: { wire: 'direction', column: 'direction', kind: 'direction' },
  name: { wire: 'name', column: 'name', kind: 'name' },
  currency: { wire: 'currency', column: 'currency', kind: 'currency' },
  /** Per unit; 0 if missing. */
  marketPrice: { wire: 'marketPrice', column: 'market_price', kind: 'price' },
  /** Per unit. */
  buyPrice: { wire: 'buyPrice', column: 'buy_price', kind: 'price' },
  /** The number of units. */
  nominal: { wire: 'nominal', column: 'nominal', kind: 'nominal' },
  feesPaid1: { wire: 'feesPaid1', column: 'fees_paid_1', kind: 'optionalAmount' },
  feesPaid2: { wire: 'feesPaid2', column: 'fees_paid_2', kind: 'optionalAmount' },
  dividend: { wire: 'dividend', column: 'dividend', kind: 'optionalAmount' },
  buyDate: { wire: 'buyDate', column: 'buy_date', kind: 'day' },
  settlementDate: { wire: 'settlementDate', column: 'settlement_date', kind: 'day' },
  expired: { wire: 'expired', column: 'expired', kind: 'flag' },
} as const;

/** The fields of an ETF or a share in requests. */
export const ETF_OR_SHARE_INPUT = { ...ETF_OR_SHARE_FIELDS, ...OWN_PRICE_FIELD } as const;

export type EtfOrShareFieldName = keyof typeof ETF_OR_SHARE_FIELDS;

/** Calls `getValue` for each field. */
export function mapEtfOrShareFields<V>(
  getValue: (name: EtfOrShareFieldName) => V,
): Record<EtfOrShareFieldName, V>;
export function mapEtfOrShareFields(
  getValue: (name: EtfOrShareFieldName) => unknown,
): Record<string, unknown> {
  const names = Object.keys(ETF_OR_SHARE_FIELDS).filter(isField);
  return Object.fromEntries(names.map((name) => [name, getValue(name)]));
}

function isField(name: string): name is EtfOrShareFieldName {
  return Object.hasOwn(ETF_OR_SHARE_FIELDS, name);
}
