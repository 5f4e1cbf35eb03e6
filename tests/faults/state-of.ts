import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/database/schema.ts';

/** Per table: the number of rows, and a hash of the content. */
export type State = ReadonlyMap<string, { readonly rows: number; readonly content: string }>;

/** Written in separate transactions, whatever the request's result. */
const BESIDE_THE_REQUEST = ['attempts', 'kysely_migration', 'kysely_migration_lock'];
/** When a session was last used is also written separately. */
const ROWS_ALONE = ['sessions'];

export async function stateOf(db: Database): Promise<State> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const state = new Map<string, { rows: number; content: string }>();
  for (const { name } of tables.filter(({ name }) => !BESIDE_THE_REQUEST.includes(name))) {
    const { rows } = await sql<{ rows: number; content: string | null }>`
      select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as content
      from ${sql.table(name)} t`.execute(db);
    const [{ rows: count, content } = { rows: 0, content: null }] = rows;
    state.set(name, { rows: count, content: ROWS_ALONE.includes(name) ? '' : (content ?? '') });
  }
  return state;
}

/** Which tables changed, and by how many rows; empty if none did. */
export function changesBetween(before: State, after: State): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...after].flatMap(([name, now]) => {
      const then = before.get(name);
      return then?.rows === now.rows && then.content === now.content
        ? []
        : [[name, now.rows - (then?.rows ?? 0)]];
    }),
  );
}
