import { sql } from 'kysely';
import type { BatchId, ImportId, UserId } from '#api/platform/ids';
import type { ImportTarget } from '#api/portfolio/imports/import-fields';
import { inScope, type Scope } from '../../../../people/access/scope.ts';
import type { DatabaseTransaction } from '../../../../platform/database/schema.ts';
import { WRITTEN_TABLES, type ChangedRow, type WrittenTableName } from './written-tables.ts';

/** The holders that an import writes for, and the last place of the included rows of each target. */
interface IncludedRows {
  readonly holders: readonly UserId[];
  readonly lastPlaces: LastPlaces;
}
export type LastPlaces = ReadonlyMap<ImportTarget, number>;

export async function findIncludedRows(tx: DatabaseTransaction, id: ImportId): Promise<IncludedRows> {
  const { rows } = await sql<{ holder: UserId | null; target: ImportTarget; last: number }>`
    select user_id as holder, target, max(place) as last from import_rows where import_id = ${id} and is_included
    group by user_id, target`.execute(tx);
  const lastPlaces = new Map<ImportTarget, number>();
  for (const { target, last } of rows) lastPlaces.set(target, Math.max(last, lastPlaces.get(target) ?? 0));
  return { holders: [...new Set(rows.flatMap(({ holder }) => holder ?? []))], lastPlaces };
}

/** Locks holders in the order of their ids to avoid deadlocks: imports for the same holders run one at a time. */
export async function lockHolders(tx: DatabaseTransaction, holders: readonly UserId[]): Promise<void> {
  await sql`select from users where id = any(${holders}::bigint[]) order by id for no key update`.execute(tx);
}

interface ComparedImport {
  readonly id: ImportId;
  readonly timeZone: string;
}

/**
 * Marks rows that another import has written since the comparison as duplicates: new ones, and those that are written again because their
 * first row was deleted, if there is a row again. Returns their number.
 */
export async function excludeImportedRows(
  tx: DatabaseTransaction,
  scope: Scope,
  { id, timeZone }: ComparedImport,
): Promise<number> {
  const stored = (['bonds', 'etfs_and_shares', 'payments', 'distributions', 'cash_flows'] as const).map(
    (table) => sql`
      select from ${sql.table(table)} where known.target = ${table} and ${sql.ref(`${table}.user_id`)} = known.user_id
        and ${sql.ref(`${table}.id`)} = known.target_id and ${inScope(table, scope)()}`,
  );
  const { numAffectedRows = 0n } = await sql`
    update import_rows set kind = 'duplicate', is_included = false, writes = null,
      shown = jsonb_set(shown, '{known}', jsonb_build_object('importedOn', (saved_at at time zone ${timeZone})::date, 'deletedOn', null))
    from batch_holdings as known join batches on batches.id = known.batch_id
    where import_rows.import_id = ${id} and is_included and known.user_id = import_rows.user_id
      and known.identity = import_rows.identity and known.ordinal = import_rows.ordinal
      and (import_rows.kind = 'new' or import_rows.kind = 'duplicate' and exists (${sql.join(stored, sql` union all `)}))`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

interface AddedRows {
  readonly id: ImportId;
  readonly batch: BatchId;
  readonly table: WrittenTableName;
}

/** Larger statements write their rows to temporary files for the triggers, and reach the statement timeout sooner. */
const INSERT_BATCH_SIZE = 2_000;
/** The version of a new row. */
const FIRST_VERSION = 1;

/**
 * Adds the included new rows of a table. The batch records that it added them, so that undoing it deletes them, and their identities, so
 * that a second import of the file recognises them.
 */
export async function addRows(
  tx: DatabaseTransaction,
  added: AddedRows,
  lastPlaces: LastPlaces,
): Promise<void> {
  const last = Math.max(
    0,
    ...WRITTEN_TABLES[added.table].targets.map((target) => lastPlaces.get(target) ?? 0),
  );
  await useCurrentIsins(tx, 'on');
  for (let after = 0; after < last; after += INSERT_BATCH_SIZE) await addSome(tx, added, after);
  await useCurrentIsins(tx, 'off');
}

/** 'on': added holdings have current ISINs, which the table then does not look up row by row (migrations/0053-rows-of-imports.sql). */
async function useCurrentIsins(tx: DatabaseTransaction, isOn: 'on' | 'off'): Promise<void> {
  await sql`select set_config('kupon.isins_are_current', ${isOn}, true)`.execute(tx);
}

async function addSome(
  tx: DatabaseTransaction,
  { id, batch, table }: AddedRows,
  after: number,
): Promise<void> {
  const { targets, columns } = WRITTEN_TABLES[table];
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const values = Object.keys(columns).map((name) =>
    name === 'isin' ? sql`coalesce(current_isin, given.isin)` : sql`given.${sql.ref(name)}`,
  );
  const current = 'isin' in columns ? sql`left join earlier_isins on earlier_isins.isin = given.isin` : sql``;
  const types = sql.join(
    Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  );
  await sql`
    with given as materialized (
      select import_rows.identity, import_rows.ordinal, import_rows.content, written.*
      from import_rows
      cross join lateral jsonb_to_recordset(import_rows.writes) as written (user_id bigint, id bigint, ${types})
      where import_id = ${id} and is_included and import_rows.kind in ('new', 'duplicate') and target = any(${targets}::text[])
        and import_rows.place > ${after} and import_rows.place <= ${after + INSERT_BATCH_SIZE}
      order by import_rows.place
    ),
    added as (
      insert into ${sql.table(table)} (user_id, id, ${sql.join(names)}) overriding system value
      select user_id, id, ${sql.join(values)} from given ${current}
    )
    insert into batch_holdings (batch_id, user_id, target, target_id, version_after, identity, ordinal, content)
    select ${batch}::bigint, user_id, ${table}, id, ${FIRST_VERSION}, identity, ordinal, content from given`.execute(
    tx,
  );
}

/**
 * The included changed rows of a table after a place, with the new values of all columns. Locks the stored rows. `write` is null if the
 * stored row has changed since the comparison.
 */
export async function lockChanges(
  tx: DatabaseTransaction,
  {
    id,
    table,
    after,
    limit,
  }: {
    readonly id: ImportId;
    readonly table: WrittenTableName;
    readonly after: number;
    readonly limit: number;
  },
): Promise<readonly { readonly place: number; readonly write: ChangedRow | null }[]> {
  const { rows } = await sql<{ place: number; write: ChangedRow | null }>`
    select import_rows.place, case when held.id is not null then import_rows.writes -> 0 end as write
    from import_rows
    left join lateral (
      select id from ${sql.table(table)} as stored
      where stored.user_id = import_rows.user_id and stored.id = import_rows.target_id
        and stored.version = import_rows.target_version and stored.deleted_at is null
      for no key update
    ) as held on true
    where import_id = ${id} and is_included and kind = 'changed' and target = any(${WRITTEN_TABLES[table].targets}::text[])
      and place > ${after}
    order by place
    limit ${limit}`.execute(tx);
  return rows;
}

/** True if an included payment, distribution or cash flow belongs to a holding that does not exist. */
export async function hasRowsOfMissingHoldings(
  tx: DatabaseTransaction,
  scope: Scope,
  id: ImportId,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from import_rows cross join lateral jsonb_to_recordset(writes) as written (
        user_id bigint, bond_id bigint, etf_or_share_id bigint
      )
      where import_id = ${id} and is_included and target in ('payment', 'distribution', 'cashFlow') and not exists (
        select from bonds
        where bonds.user_id = written.user_id and bonds.id = written.bond_id and ${inScope('bonds', scope)()}
        union all
        select from etfs_and_shares
        where etfs_and_shares.user_id = written.user_id and etfs_and_shares.id = etf_or_share_id
          and ${inScope('etfs_and_shares', scope)()}
      )
    ) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** The included prices after a place, as inputs of the price endpoint. */
export async function listIncludedPrices(
  tx: DatabaseTransaction,
  { id, after, limit }: { readonly id: ImportId; readonly after: number; readonly limit: number },
): Promise<readonly { readonly place: number; readonly price: unknown }[]> {
  const { rows } = await sql<{ place: number; price: unknown }>`
    select place, writes -> 0 as price from import_rows
    where import_id = ${id} and is_included and target = 'price' and place > ${after}
    order by place
    limit ${limit}`.execute(tx);
  return rows;
}

/** The included redemptions in the order of their days. */
export async function listIncludedRedemptions(
  tx: DatabaseTransaction,
  id: ImportId,
): Promise<readonly unknown[]> {
  const { rows } = await sql<{ redemption: unknown }>`
    select writes -> 0 as redemption from import_rows
    where import_id = ${id} and is_included and target = 'redemption'
    order by writes -> 0 ->> 'day', place`.execute(tx);
  return rows.map(({ redemption }) => redemption);
}

interface PricesOfImport {
  readonly id: ImportId;
  readonly batch: BatchId;
  readonly from: number;
  readonly to: number;
}

/** Records the price batch that wrote these rows. */
export async function recordPriceBatch(
  tx: DatabaseTransaction,
  { id, batch, from, to }: PricesOfImport,
): Promise<void> {
  await sql`
    update import_rows set target_id = ${batch}
    where import_id = ${id} and is_included and target = 'price' and place > ${from} and place <= ${to}`.execute(
    tx,
  );
}
