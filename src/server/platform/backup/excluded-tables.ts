/**
 * Tables left out of backups: sessions and tokens (everyone signs in again after a restore), one-time messages, and data that
 * expires within a day.
 */
export const EXCLUDED_TABLES: ReadonlySet<string> = new Set([
  'sessions',
  'attempts',
  'sign_in_addresses',
  'idempotency_keys',
  'reset_tokens',
  'setup_links',
  'second_factor_challenges',
  // Contains links and one-time passwords in clear text, and would be sent a second time.
  'outbox',
  'questions_in_flight',
  // The files of those backups are on the other machine.
  'backups',
  // Records what another machine fetched.
  'exchange_rate_fetches',
  // The header lists the migrations.
  'kysely_migration',
  'kysely_migration_lock',
]);

/** Tables that have rows as soon as a server has started, without any user's data. */
export const FILLED_BY_START: ReadonlySet<string> = new Set([
  ...EXCLUDED_TABLES,
  'data_keys',
  'database_identity',
]);
