import { sql } from 'kysely';
import type { Database } from '../../server/platform/database/schema.ts';

/** Tables that backups exclude. */
const EXCLUDED_TABLES = [
  ...['sessions', 'attempts', 'idempotency_keys', 'reset_tokens', 'setup_links', 'outbox'],
  ...['second_factor_challenges', 'sign_in_addresses'],
  ...['questions_in_flight', 'backups', 'kysely_migration', 'kysely_migration_lock'],
];

/** All rows of all tables as JSON, in an order that depends only on the rows. */
export async function storedData(db: Database): Promise<Readonly<Record<string, string>>> {
  const tables = await sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const data: Record<string, string> = {};
  for (const { name } of tables.rows) {
    if (EXCLUDED_TABLES.includes(name)) continue;
    const { rows } = await sql<{ rows: string }>`
      select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as rows from ${sql.table(name)} t`.execute(
      db,
    );
    data[name] = rows[0]!.rows;
  }
  return data;
}
