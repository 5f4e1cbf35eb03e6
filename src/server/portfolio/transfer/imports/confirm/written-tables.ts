import type { UserId } from '#api/platform/ids';
import type { ImportTarget } from '#api/portfolio/imports/import-fields';

type SqlType = 'text' | 'numeric' | 'date' | 'boolean' | 'smallint' | 'bigint';
interface WrittenTable {
  readonly targets: readonly ImportTarget[];
  /** The columns that an import writes, each with its SQL type. */
  readonly columns: Readonly<Record<string, SqlType>>;
}

const SHARED_COLUMNS = {
  isin: 'text',
  bank: 'text',
  direction: 'text',
  currency: 'text',
  buy_price: 'numeric',
  market_price: 'numeric',
  nominal: 'numeric',
  result: 'numeric',
  amount_paid: 'numeric',
  profit: 'numeric',
  buy_date: 'date',
  settlement_date: 'date',
  expired: 'boolean',
  closed_on: 'date',
  closed_on_assumed: 'boolean',
  market_price_on: 'date',
  has_own_price: 'boolean',
} as const;

/** The tables that an import writes, parents before children. */
export const WRITTEN_TABLES = {
  bonds: {
    targets: ['bond'],
    columns: {
      ...SHARED_COLUMNS,
      notes: 'text',
      clean_price: 'numeric',
      taxes_paid: 'numeric',
      coupon_percent: 'numeric',
      yield_percent: 'numeric',
      computed_yield_percent: 'numeric',
      computed_yield_on: 'date',
      maturity_date: 'date',
      coupon_frequency: 'smallint',
      day_count: 'text',
      issue_date: 'date',
      first_coupon_date: 'date',
      redemption: 'numeric',
    },
  },
  etfs_and_shares: {
    targets: ['etf', 'share'],
    columns: {
      ...SHARED_COLUMNS,
      kind: 'text',
      name: 'text',
      fees_paid_1: 'numeric',
      fees_paid_2: 'numeric',
      dividend: 'numeric',
      fifo_cost: 'numeric',
    },
  },
  payments: {
    targets: ['payment'],
    columns: {
      bond_id: 'bigint',
      profit: 'numeric',
      taxes_paid: 'numeric',
      payment_date: 'date',
      currency: 'text',
    },
  },
  distributions: {
    targets: ['distribution'],
    columns: {
      etf_or_share_id: 'bigint',
      pay_day: 'date',
      ex_day: 'date',
      gross: 'numeric',
      tax_withheld: 'numeric',
      currency: 'text',
      nominal: 'numeric',
    },
  },
  cash_flows: {
    targets: ['cashFlow'],
    columns: {
      bond_id: 'bigint',
      origin: 'text',
      date: 'date',
      position: 'numeric',
      interim_cash_flow: 'numeric',
      principal_cash_flow: 'numeric',
      total_cash_flows: 'numeric',
      cumulative_cash_flows: 'numeric',
      real_cash_flows: 'numeric',
      diff: 'numeric',
    },
  },
} as const satisfies Record<string, WrittenTable>;

/** New values of a stored row, by column. */
export interface ChangedRow {
  readonly user_id: UserId;
  readonly id: number;
  readonly [column: string]: string | number | boolean | null;
}

export type WrittenTableName = keyof typeof WRITTEN_TABLES;
