import type { ColumnType, Generated } from 'kysely';
import type { EnteredFeatures } from '#domain/bonds/terms/bond-features';
import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { CorporateActionKind } from '#domain/portfolio/corporate-actions/corporate-action';
import type { PriceBasis } from '#domain/prices/price-basis';
import type { PriceKind, PriceSource } from '#domain/prices/price-history';
import type { BatchId, DistributionId, EtfOrShareId, UserId } from '#api/platform/ids';
import type {
  CreatedAt,
  DecimalText,
  DeletedAt,
  Figure,
  NewId,
  OptionalDay,
  OptionalFigure,
  OptionalJson,
} from './column-types.ts';

/** migrations/0025-bond-features.sql. */
export interface FeatureColumns {
  amortization: OptionalJson<EnteredFeatures['amortization']>;
  coupon_steps: OptionalJson<EnteredFeatures['couponSteps']>;
  floating: OptionalJson<EnteredFeatures['floating']>;
  calls: OptionalJson<EnteredFeatures['calls']>;
}

export interface InstrumentsTable extends FeatureColumns {
  isin: string;
  kind: 'bond' | 'etf' | 'share' | 'other';
  name: string | null;
  issuer: string | null;
  country: string | null;
  currency: Currency;
  price_basis: PriceBasis;
  regulated_market: Generated<'yes' | 'no' | 'unknown'>;
  venue: string | null;
  coupon_percent: OptionalFigure;
  coupon_frequency: 0 | 1 | 2 | 4 | 12 | null;
  day_count: string | null;
  issue_date: OptionalDay;
  first_coupon_date: OptionalDay;
  maturity_date: OptionalDay;
  redemption: ColumnType<DecimalText, DecimalText | number | undefined, DecimalText | number>;
  created_at: CreatedAt;
  version: Generated<number>;
  redenominated_in: BatchId | null;
}

interface PricesTable {
  id: NewId<number>;
  isin: string;
  day: ColumnType<CalendarDate, string, never>;
  price: Figure;
  kind: PriceKind;
  currency: Currency;
  source: PriceSource;
  source_rank: ColumnType<number, never, never>;
  stored_at: ColumnType<Date, Date | undefined, never>;
  stored_by: UserId | null;
  batch_id: BatchId | null;
  undone: Generated<boolean>;
  made_from: number | null;
}

export interface BatchesTable {
  id: NewId<BatchId>;
  act: 'prices' | 'redenomination' | 'import' | 'corporate_action';
  saved_at: ColumnType<Date, Date | undefined, never>;
  saved_by: UserId | null;
  undone_at: Date | null;
  undone_by: UserId | null;
}

interface CorporateActionsTable {
  batch_id: BatchId;
  isin: string;
  kind: CorporateActionKind;
  day: ColumnType<CalendarDate, string, never>;
  percent: OptionalFigure;
  new_isin: string | null;
  undone: Generated<boolean>;
}

interface EarlierIsinsTable {
  isin: string;
  current_isin: string;
  changed_on: ColumnType<CalendarDate, string, never>;
  batch_id: BatchId | null;
}

export type HoldingTable = 'bonds' | 'etfs_and_shares';

/** The tables of holdings and of their dependent rows that a batch can change. */
export type BatchTarget = HoldingTable | 'payments' | 'cash_flows' | 'distributions';

interface BatchHoldingsTable {
  batch_id: BatchId;
  user_id: UserId;
  target: BatchTarget;
  target_id: number;
  /** Columns and their previous values; null if the batch added the row. */
  before: ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;
  version_after: number;
  /** How an import recognises the row in a later file; null if no import added it. */
  identity: Buffer | null;
  ordinal: number | null;
  /** SHA-256 of the row of the file that added it. */
  content: Buffer | null;
}

export interface DistributionsTable {
  user_id: UserId;
  id: NewId<DistributionId>;
  etf_or_share_id: EtfOrShareId;
  pay_day: ColumnType<CalendarDate, string, string>;
  ex_day: OptionalDay;
  gross: Figure;
  tax_withheld: ColumnType<DecimalText, DecimalText | number | undefined, DecimalText | number>;
  currency: Currency;
  nominal: OptionalFigure;
  deleted_at: DeletedAt;
  created_at: CreatedAt;
  version: Generated<number>;
}

export interface FixingsTable {
  index: string;
  day: ColumnType<CalendarDate, string, never>;
  rate: Figure;
  stored_at: CreatedAt;
  stored_by: UserId | null;
}

/** migrations/0012-securities.sql, 0017-redenomination.sql, 0026-fixings.sql, 0029-corporate-actions.sql, 0030-earlier-isins.sql. */
export interface SecuritiesTables {
  instruments: InstrumentsTable;
  prices: PricesTable;
  batches: BatchesTable;
  batch_holdings: BatchHoldingsTable;
  corporate_actions: CorporateActionsTable;
  earlier_isins: EarlierIsinsTable;
  distributions: DistributionsTable;
  fixings: FixingsTable;
}
