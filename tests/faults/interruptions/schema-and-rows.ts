import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/schema.ts';

/** Every column, constraint, index, trigger and function, one per line. The migrations' own tables are created before those. */
export async function readSchema(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    with own as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%')
    select format('%s %s: %s %s %s %s', relname, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
      (select pg_get_expr(adbin, adrelid) from pg_attrdef d where d.adrelid = attrelid and d.adnum = attnum)) as line
    from own join pg_attribute on attrelid = own.oid and attnum > 0
    union all select format('%s: %s %s', relname, conname, pg_get_constraintdef(c.oid))
    from own join pg_constraint c on conrelid = own.oid
    union all select pg_get_indexdef(indexrelid) from own join pg_index on indrelid = own.oid
    union all select pg_get_triggerdef(t.oid) from own join pg_trigger t on tgrelid = own.oid
      where not tgisinternal and tgname <> 'stop'
    union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

/** Not data: created or randomised by each start. */
const NOT_DATA = new Set([
  ...[
    'kysely_migration_lock',
    'data_keys',
    'database_identity',
    'bond_revisions',
    'audit_seals',
    'audit_unsealed',
  ],
  ...['setup_links', 'attempts', 'model_calls'],
]);
/** Encrypted with random bytes, or an instant of the start itself. */
const NOT_COMPARED = ['bulstat_or_egn', 'timestamp', 'at', 'stored_at'];
/** The migration of a backup creates the instruments of its holdings. */
const notCompared = (table: string) =>
  table === 'instruments' ? [...NOT_COMPARED, 'created_at'] : NOT_COMPARED;

/** The rows of each non-empty table, in an order that depends only on them. */
export async function readRows(db: Database): Promise<Readonly<Record<string, string>>> {
  const tables = await sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const data: Record<string, string> = {};
  for (const { name } of tables.rows.filter((table) => !NOT_DATA.has(table.name))) {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(r::text, E'\n' order by r::text), '') as text
      from (select to_jsonb(t) - ${notCompared(name)}::text[] as r from ${sql.table(name)} t) as compared`.execute(
      db,
    );
    if (rows[0]!.text !== '') data[name] = rows[0]!.text;
  }
  return data;
}
