import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema.ts';

export interface TableInDatabase {
  readonly name: string;
  /** The columns that are written, not computed by the database. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** The tables that its foreign keys reference. */
  readonly refersTo: readonly string[];
  /** The columns whose numbers the database assigns, with the last number assigned. */
  readonly counters: Readonly<Record<string, number | null>>;
}

/** Makes values appear as text that means the same in every PostgreSQL, whatever its settings, and removes the time limits. */
export async function usePortableFormats(tx: DatabaseTransaction): Promise<void> {
  await sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`.execute(tx);
}

/** All tables of the schema, each after the tables that it references. */
export async function listTables(tx: DatabaseTransaction): Promise<readonly TableInDatabase[]> {
  const { rows } = await sql<TableInDatabase>`
    select t.relname as name, c.columns, c.counters,
      array(
        select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
          join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
          where i.indrelid = t.oid and i.indisprimary order by k.place
      ) as key,
      array(
        select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
          where f.conrelid = t.oid and f.contype = 'f' and f.confrelid <> t.oid
      ) as "refersTo"
    from pg_class t
    cross join lateral (
      select
        json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns,
        coalesce(json_object_agg(attname, pg_sequence_last_value(pg_get_serial_sequence(quote_ident(t.relname), attname)::regclass))
          filter (where attidentity <> ''), '{}') as counters
      from pg_attribute
      where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) c
    where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    order by t.relname`.execute(tx);
  return sortByReferences(rows);
}

function sortByReferences(tables: readonly TableInDatabase[]): readonly TableInDatabase[] {
  const placed = new Map<string, TableInDatabase>();
  while (placed.size < tables.length) {
    const next = tables.filter(
      ({ name, refersTo }) => !placed.has(name) && refersTo.every((other) => placed.has(other)),
    );
    if (next.length === 0) throw new Error('the tables refer to each other in a circle');
    for (const table of next) placed.set(table.name, table);
  }
  return [...placed.values()];
}

/** The rows, ordered by key, in batches of this size. Each is a line of JSON without its line end. */
export async function* readRows(
  tx: DatabaseTransaction,
  { name, columns, key }: TableInDatabase,
  atATime: number,
): AsyncGenerator<readonly string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  const order = key.length === 0 ? sql`` : sql`order by ${sql.join(key.map((column) => sql.ref(column)))}`;
  await sql`declare rows_to_back_up no scroll cursor for
    select to_json(array[${values}]::text[])::text as line from ${sql.table(name)} ${order}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atATime)} from rows_to_back_up`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close rows_to_back_up`.execute(tx);
}

/** Inserts rows of these columns; each row is a line of JSON. */
export async function insertRows(
  tx: DatabaseTransaction,
  { name, columns }: Pick<TableInDatabase, 'name' | 'columns'>,
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(
    columns.map((column, place) => sql`(r.line ->> ${sql.lit(place)})::${sql.raw(column.type)}`),
  );
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) as r (line)`.execute(tx);
}

/** Makes the next id follow the last one assigned. */
export async function setCounter(
  tx: DatabaseTransaction,
  { table, column, last }: { readonly table: string; readonly column: string; readonly last: number | null },
): Promise<void> {
  if (last === null) return;
  await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column})::regclass, ${last})`.execute(
    tx,
  );
}

export async function emptyTable(tx: DatabaseTransaction, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(tx);
}

/** Our own triggers, not those of foreign keys. */
export async function switchTriggers(
  tx: DatabaseTransaction,
  table: string,
  to: 'enable' | 'disable',
): Promise<void> {
  await sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger user`.execute(tx);
}

export async function hasRows(tx: DatabaseTransaction, table: string): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from ${sql.table(table)}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** Drops the tables with everything that depends on them, and the functions of the schema except those of extensions. */
export async function dropTablesAndFunctions(
  tx: DatabaseTransaction,
  tables: readonly string[],
): Promise<void> {
  if (tables.length > 0)
    await sql`drop table ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(tx);
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`.execute(tx);
  for (const { signature } of rows) await sql`drop function ${sql.raw(signature)} cascade`.execute(tx);
}

/**
 * Counts the servers connected at this moment. A transaction sees the same activity each time unless it discards its snapshot.
 */
export async function countOtherServers(tx: DatabaseTransaction): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(tx);
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'kupon' and pid <> pg_backend_pid()`.execute(
    tx,
  );
  return rows[0]?.others ?? 0;
}
