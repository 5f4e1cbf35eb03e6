import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/database/schema.ts';

/** Per table: the number of rows, and a hash of the content. */
export type DatabaseState = ReadonlyMap<string, { readonly rows: number; readonly content: string }>;

/** Written in separate transactions, whatever the request's result. */
const SEPARATE_TRANSACTIONS = ['attempts', 'kysely_migration', 'kysely_migration_lock'];
/** When a session was last used is also written separately. */
const COUNTED_ONLY = ['sessions'];

export async function databaseState(db: Database): Promise<DatabaseState> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const state = new Map<string, { rows: number; content: string }>();
  for (const { name } of tables.filter(({ name }) => !SEPARATE_TRANSACTIONS.includes(name))) {
    const { rows } = await sql<{ rows: number; content: string | null }>`
      select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as content
      from ${sql.table(name)} t`.execute(db);
    const [{ rows: count, content } = { rows: 0, content: null }] = rows;
    state.set(name, { rows: count, content: COUNTED_ONLY.includes(name) ? '' : (content ?? '') });
  }
  return state;
}

/** Which tables changed, and by how many rows; empty if none did. */
export function changesBetween(
  before: DatabaseState,
  after: DatabaseState,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...after].flatMap(([name, now]) => {
      const then = before.get(name);
      return then?.rows === now.rows && then.content === now.content
        ? []
        : [[name, now.rows - (then?.rows ?? 0)]];
    }),
  );
}
