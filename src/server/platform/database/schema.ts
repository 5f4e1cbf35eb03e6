import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import type { Currency } from '#domain/money/currency';
import type { CostMove } from '#domain/portfolio/corporate-actions/spin-off';
import type { BondId, CashFlowId, EtfOrShareId, PaymentId, SessionId, UserId } from '#api/platform/ids';
import type { Encrypted } from '../crypto/encrypted.ts';
import type {
  CreatedAt,
  DecimalText,
  DeletedAt,
  Figure,
  NewId,
  OptionalDay,
  OptionalFigure,
  OptionalJson,
} from './tables/column-types.ts';
import type { BackupTables } from './tables/backup-tables.ts';
import type { BenchmarkTables } from './tables/benchmark-tables.ts';
import type { CalendarFeedTables } from './tables/calendar-feed-tables.ts';
import type { ConcentrationLimitTables } from './tables/concentration-limit-tables.ts';
import type { ShownHistoryTables } from './tables/shown-history-tables.ts';
import type { OutboxTable } from './tables/outbox-table.ts';
import type { ReminderTables } from './tables/reminder-tables.ts';
import type { ExchangeRateTables } from './tables/exchange-rate-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { MissedPaymentTables } from './tables/missed-payment-tables.ts';
import type { SecondFactorTables } from './tables/second-factor-tables.ts';
import type { FeatureColumns, SecuritiesTables } from './tables/securities-tables.ts';
import type { SignInAddressesTable } from './tables/sign-in-tables.ts';

export interface UsersTable {
  /** Taken from the sequence before the row is written, since the tax id is encrypted with it. */
  id: ColumnType<UserId, UserId, never>;
  username: string;
  email: string;
  email_key: string;
  phone_number: string;
  role: 'user' | 'admin';
  person_or_company: 'person' | 'company';
  /** Read and written only by accounts/tax-id.ts. */
  bulstat_or_egn: Encrypted;
  password_hash: string | null;
  must_change_password: Generated<boolean>;
  password_expires_at: Date | null;
  keeps_own_portfolio: Generated<boolean>;
  demo: Generated<boolean>;
  language: Generated<Language>;
  created_at: CreatedAt;
  version: Generated<number>;
  /** The name in one case, for sorting. */
  computed_sort_name: ColumnType<string, never, never>;
  /** Name, email and phone number in one case, and the digits of the number: one line each. */
  computed_search_text: ColumnType<string, never, never>;
}

interface DataKeysTable {
  id: string;
  check_value: Encrypted;
  current: boolean;
}

export interface SessionsTable {
  id: NewId<SessionId>;
  token_hash: Buffer;
  user_id: UserId;
  created_at: Date;
  last_seen_at: Date;
  idle_expires_at: Date;
  expires_at: Date;
  ip: string;
  user_agent: string;
}

export interface BondsTable extends FeatureColumns {
  user_id: UserId;
  id: NewId<BondId>;
  isin: string;
  notes: string | null;
  bank: string | null;
  direction: 'Buy' | 'Sell';
  currency: Currency;
  buy_price: Figure;
  market_price: Figure;
  clean_price: OptionalFigure;
  nominal: Figure;
  result: Figure;
  amount_paid: Figure;
  profit: Figure;
  buy_date: OptionalDay;
  settlement_date: OptionalDay;
  taxes_paid: OptionalFigure;
  coupon_percent: OptionalFigure;
  yield_percent: OptionalFigure;
  computed_yield_percent: OptionalFigure;
  computed_yield_on: OptionalDay;
  /** Computed by the database: see bond-on-wire.store.ts. */
  computed_fields: ColumnType<string, never, never>;
  expired: Generated<boolean>;
  closed_on: OptionalDay;
  closed_on_assumed: Generated<boolean>;
  market_price_on: OptionalDay;
  has_own_price: Generated<boolean>;
  maturity_date: OptionalDay;
  coupon_frequency: 0 | 1 | 2 | 4 | 12 | null;
  day_count: string | null;
  issue_date: OptionalDay;
  first_coupon_date: OptionalDay;
  redemption: ColumnType<DecimalText, DecimalText | number | undefined, DecimalText | number>;
  deleted_at: DeletedAt;
  created_at: CreatedAt;
  by_issuer: Generated<boolean>;
  version: Generated<number>;
}

interface BondRevisionsTable {
  user_id: UserId;
  id: NewId<number>;
  revision: number;
}

export interface PaymentsTable {
  user_id: UserId;
  id: NewId<PaymentId>;
  bond_id: BondId;
  profit: Figure;
  taxes_paid: OptionalFigure;
  payment_date: OptionalDay;
  currency: 'BGN' | 'EUR' | null;
  deleted_at: DeletedAt;
  created_at: CreatedAt;
  version: Generated<number>;
}

export interface CashFlowsTable {
  user_id: UserId;
  id: NewId<CashFlowId>;
  bond_id: BondId;
  date: ColumnType<CalendarDate, string, string>;
  position: OptionalFigure;
  interim_cash_flow: OptionalFigure;
  principal_cash_flow: OptionalFigure;
  total_cash_flows: OptionalFigure;
  cumulative_cash_flows: OptionalFigure;
  real_cash_flows: OptionalFigure;
  diff: OptionalFigure;
  origin: Generated<'entered' | 'generated' | 'edited'>;
  deleted_at: DeletedAt;
  created_at: CreatedAt;
  version: Generated<number>;
}

export interface EtfsAndSharesTable {
  user_id: UserId;
  id: NewId<EtfOrShareId>;
  kind: 'etf' | 'share';
  isin: string;
  bank: string;
  direction: 'Bid' | 'Ask';
  name: string;
  currency: Currency;
  market_price: Figure;
  buy_price: Figure;
  nominal: Figure;
  result: Figure;
  amount_paid: Figure;
  profit: Figure;
  buy_date: OptionalDay;
  settlement_date: OptionalDay;
  fees_paid_1: OptionalFigure;
  fees_paid_2: OptionalFigure;
  dividend: OptionalFigure;
  expired: Generated<boolean>;
  closed_on: OptionalDay;
  closed_on_assumed: Generated<boolean>;
  market_price_on: OptionalDay;
  has_own_price: Generated<boolean>;
  cost_moves: OptionalJson<readonly CostMove[]>;
  fifo_cost: OptionalFigure;
  deleted_at: DeletedAt;
  created_at: CreatedAt;
  version: Generated<number>;
}

interface IdempotencyKeysTable {
  user_id: UserId;
  key: string;
  status: number;
  /** Contains the hash of its request; null while the work is being done. */
  answer: Encrypted | null;
  created_at: CreatedAt;
}

/** One row. */
interface DatabaseIdentityTable {
  id: Generated<string>;
}

interface SetupLinksTable {
  code_hash: Buffer;
  expires_at: Date;
}

export interface AttemptsTable {
  key: string;
  count: number;
  in_a_row: number;
  address: string | null;
  counts_until: Date;
  blocked_until: Date | null;
  last_at: Date;
}

interface ResetTokensTable {
  user_id: UserId;
  token_hash: Buffer;
  expires_at: Date;
}

interface QuestionsInFlightTable {
  user_id: UserId;
  ticket: string;
  lease_until: Date;
}

interface ModelCallsTable {
  day: ColumnType<CalendarDate, string, never>;
  calls: number;
}

/** Written by triggers; rows are read and added, never changed (migrations/0008-audit.sql). */
export interface AuditEntriesTable {
  id: NewId<number>;
  at: ColumnType<Date, never, never>;
  actor_id: UserId | null;
  actor_address: string | null;
  request_id: string | null;
  action: string;
  target_type: string | null;
  target_id: number | null;
  bond_id: BondId | null;
  holder_id: UserId | null;
  outcome: ColumnType<'done' | 'refused', 'done' | 'refused' | undefined, never>;
  changes: ColumnType<unknown, string | undefined, never>;
}

interface AuditSealsTable {
  sequence: ColumnType<number, number, never>;
  entry_id: ColumnType<number, number, never>;
  previous_hash: ColumnType<Buffer, Buffer, never>;
  hash: ColumnType<Buffer, Buffer, never>;
}

interface AuditUnsealedTable {
  entry_id: number;
}

/** The tables as migrations/*.sql create them. */
export interface Tables
  extends
    BackupTables,
    SecondFactorTables,
    SecuritiesTables,
    ExchangeRateTables,
    CalendarFeedTables,
    MissedPaymentTables,
    ReminderTables,
    ConcentrationLimitTables,
    ShownHistoryTables,
    ImportTables,
    BenchmarkTables {
  data_keys: DataKeysTable;
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_addresses: SignInAddressesTable;
  bonds: BondsTable;
  bond_revisions: BondRevisionsTable;
  payments: PaymentsTable;
  cash_flows: CashFlowsTable;
  etfs_and_shares: EtfsAndSharesTable;
  idempotency_keys: IdempotencyKeysTable;
  setup_links: SetupLinksTable;
  database_identity: DatabaseIdentityTable;
  attempts: AttemptsTable;
  reset_tokens: ResetTokensTable;
  outbox: OutboxTable;
  questions_in_flight: QuestionsInFlightTable;
  model_calls: ModelCallsTable;
  audit_entries: AuditEntriesTable;
  audit_seals: AuditSealsTable;
  audit_unsealed: AuditUnsealedTable;
}

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
