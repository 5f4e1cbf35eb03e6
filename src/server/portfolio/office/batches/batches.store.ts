import { sql } from 'kysely';
import type { BatchId, UserId } from '#api/platform/ids';
import type { SkippedHolding } from '#api/portfolio/instruments/instruments';
import { deletedInScope, inScope, type Scope } from '../../../people/access/scope.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { BatchesTable, BatchTarget } from '../../../platform/database/tables/securities-tables.ts';
import { ApiError, notFound } from '../../../platform/errors/api-error.ts';

/*
 * A batch is a change of many holdings that can be undone as a whole. For each holding it stores the old values of the changed
 * columns, or null if it added the holding, and the version after the change. If the holding still has that version, undo restores
 * the old values or deletes what was added. A holding that somebody has changed since keeps its values and its row in
 * batch_holdings, from which the screen lists it.
 */

export async function insertBatch(
  tx: DatabaseTransaction,
  act: BatchesTable['act'],
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<BatchId> {
  const { id } = await tx
    .insertInto('batches')
    .values({ act, saved_at: now, saved_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** New values of a holding, by column. */
export interface ChangedHolding {
  readonly user_id: UserId;
  readonly id: number;
  readonly [column: string]: string | number | boolean | readonly object[] | null;
}

interface BatchChange {
  readonly batch: BatchId;
  readonly target: BatchTarget;
  /** The columns that change, each with its SQL type. */
  readonly columns: Readonly<
    Record<string, 'numeric' | 'date' | 'text' | 'boolean' | 'smallint' | 'bigint' | 'jsonb'>
  >;
}

/**
 * Sets the columns of these holdings, each to its own values, in one statement, and increments their versions. The caller must
 * have locked the rows, and passes a few thousand at a time. A holding that the batch has added or changed before keeps its first old
 * values, so that undo goes back to the start, and its version: a batch makes one version of it, next to those of other batches.
 */
export async function changeHoldings(
  tx: DatabaseTransaction,
  { batch, target, columns }: BatchChange,
  holdings: readonly ChangedHolding[],
): Promise<void> {
  if (holdings.length === 0) return;
  const names = Object.keys(columns);
  const types = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  const before = names.map((name) => sql`${sql.lit(name)}, held.${sql.ref(name)}`);
  const set = names.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  const table = sql.table(target);
  // `held` is the row before the change: the whole statement reads the same snapshot.
  await sql`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(holdings)}::json)
        as sent (user_id bigint, id bigint, ${sql.join(types)})
    ),
    changed as (
      update ${table} as changing
      set ${sql.join(set)}, version = case when own.batch_id is null then changing.version + 1 else changing.version end
      from given join ${table} as held on held.user_id = given.user_id and held.id = given.id
      left join batch_holdings as own
        on own.batch_id = ${batch} and own.target = ${target} and own.user_id = held.user_id and own.target_id = held.id
      where changing.user_id = held.user_id and changing.id = held.id
      returning changing.user_id, changing.id, changing.version, jsonb_build_object(${sql.join(before)}) as before
    )
    insert into batch_holdings (batch_id, user_id, target, target_id, before, version_after)
    select ${batch}::bigint, user_id, ${target}, id, before, version from changed
    on conflict (batch_id, target, user_id, target_id) do update
      set before = excluded.before || batch_holdings.before, version_after = excluded.version_after`.execute(
    tx,
  );
}

/** Marks a batch as undone. Throws not found if it does not exist, and already_undone if it is already undone. */
export async function beginUndo(
  tx: DatabaseTransaction,
  { id, act }: { readonly id: BatchId; readonly act: BatchesTable['act'] },
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<void> {
  const batch = await tx
    .selectFrom('batches')
    .select('undone_at')
    .where('id', '=', id)
    .where('act', '=', act)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (batch.undone_at !== null) throw new ApiError('already_undone', 'This has been undone already.');
  await tx.updateTable('batches').set({ undone_at: now, undone_by: userId }).where('id', '=', id).execute();
}

const TARGETS = ['bonds', 'etfs_and_shares', 'payments', 'cash_flows', 'distributions'] as const;

/** Locks the rows of the batch, so that nobody changes them between the checks of an undo and its end. */
export async function lockRowsOfBatch(tx: DatabaseTransaction, batch: BatchId): Promise<void> {
  for (const target of TARGETS) {
    await sql`
      select count(*) from (
        select from batch_holdings
        join ${sql.table(target)} as held on held.user_id = batch_holdings.user_id and held.id = batch_holdings.target_id
        where batch_holdings.batch_id = ${batch} and batch_holdings.target = ${target}
        order by held.user_id, held.id for no key update of held
      ) as locked`.execute(tx);
  }
}

const BATCH_SIZE = 2_000;

interface Restoring extends Pick<BatchChange, 'batch' | 'target'> {
  /** When undo deletes the rows that the batch added. */
  readonly now: Date;
}

/** The columns that undo sets, with their values. */
const earlier = (now: Date) => sql`coalesce(before, jsonb_build_object('deleted_at', ${now}::timestamptz))`;

async function listChangedColumns(
  tx: DatabaseTransaction,
  { batch, target, now }: Restoring,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct jsonb_object_keys(${earlier(now)}) as name from batch_holdings
    where batch_id = ${batch} and target = ${target}`.execute(tx);
  return rows.map(({ name }) => name);
}

/** A holding of a batch. */
interface HoldingKey {
  readonly user_id: number;
  readonly target_id: number;
}
const BEFORE_ALL: HoldingKey = { user_id: 0, target_id: 0 };

/** Payments, cash flows and distributions get their values back even while they are deleted: the user may restore them. */
const isThere = (target: BatchTarget) =>
  target === 'bonds' || target === 'etfs_and_shares' ? sql`and held.deleted_at is null` : sql``;

/**
 * The end of restoreSome's statement. If the next batch has changed all these columns of a holding again, its undo will go back to
 * before this batch. Versions of earlier batches move on, so that the last of them is next to what is left.
 */
const linkEarlierBatches = ({ batch, target }: Pick<Restoring, 'batch' | 'target'>) => sql`
  overtaken as (
    update batch_holdings as later set before = later.before || chunk.before
    from chunk
    where later.user_id = chunk.user_id and later.target = ${target} and later.target_id = chunk.target_id
      and chunk.version_after > 0 and later.version_after = chunk.version_after + 1
      and later.before ?& array(select jsonb_object_keys(chunk.before))
    returning later.user_id, later.target_id, chunk.version_after
  ),
  moved as (
    update batch_holdings as earlier
    set version_after = case when earlier.batch_id = ${batch} then 0 else earlier.version_after + gap.size end
    from (
      select user_id, target_id, version_after - 1 as until, 2 as size from done
      union all select user_id, target_id, version_after, 1 from overtaken
    ) as gap
    where earlier.user_id = gap.user_id and earlier.target = ${target} and earlier.target_id = gap.target_id
      and earlier.version_after between 1 and gap.until
  )`;

/**
 * Restores the holdings that it can among the next few thousand after this one. A row that was deleted earlier keeps the time of
 * that, so that it is not restored with its holding. Returns the last of them, or undefined if there are none left.
 */
async function restoreSome(
  tx: DatabaseTransaction,
  { batch, target, now, names }: Restoring & { readonly names: readonly string[] },
  after: HoldingKey,
): Promise<HoldingKey | undefined> {
  const set = names.map((name) => sql`${sql.ref(name)} = (restorable.earlier).${sql.ref(name)}`);
  const { rows } = await sql<HoldingKey>`
    with chunk as materialized (
      select user_id, target_id, ${earlier(now)} as before, version_after from batch_holdings
      where batch_id = ${batch} and target = ${target} and (user_id, target_id) > (${after.user_id}, ${after.target_id})
      order by user_id, target_id limit ${BATCH_SIZE}
    ),
    restorable as materialized (
      select held.user_id as owner, held.id as target_id,
        jsonb_populate_record(held, chunk.before || jsonb_strip_nulls(jsonb_build_object('deleted_at', held.deleted_at))) as earlier
      from chunk
      join ${sql.table(target)} as held on held.user_id = chunk.user_id and held.id = chunk.target_id
        and held.version = chunk.version_after ${isThere(target)}
      order by held.user_id, held.id for no key update of held
    ),
    restored as (
      update ${sql.table(target)} as restoring set ${sql.join(set)}, version = restoring.version + 1
      from restorable
      where restoring.user_id = restorable.owner and restoring.id = restorable.target_id
      returning restoring.user_id, restoring.id
    ),
    done as (
      delete from batch_holdings using restored
      where batch_holdings.user_id = restored.user_id and batch_holdings.target_id = restored.id
        and batch_holdings.batch_id = ${batch} and batch_holdings.target = ${target}
      returning batch_holdings.user_id, target_id, version_after
    ),
    ${linkEarlierBatches({ batch, target })}
    select user_id, target_id from chunk order by user_id desc, target_id desc limit 1`.execute(tx);
  return rows[0];
}

/** Restores every holding of the batch whose version is still the one that the batch left, and deletes those that it added. */
export async function restoreHoldings(tx: DatabaseTransaction, batch: BatchId, now: Date): Promise<void> {
  for (const target of TARGETS) {
    const names = await listChangedColumns(tx, { batch, target, now });
    let last = names.length === 0 ? undefined : BEFORE_ALL;
    while (last !== undefined) last = await restoreSome(tx, { batch, target, now, names }, last);
  }
}

const MAX_NOT_RESTORED = 200;

/** The holdings that an undone batch could not restore: somebody changed or deleted them meanwhile. */
export async function listSkippedHoldings(
  db: Database,
  scope: Scope,
  batch: BatchId,
): Promise<readonly SkippedHolding[]> {
  const { rows } = await sql<SkippedHolding>`
    select distinct batch_holdings.user_id as "userId", users.username, held.holding, held.holding_id as "holdingId", held.isin,
      case when held.deleted_at is not null then 'deleted' when held.expired then 'expired' else 'active' end as state
    from batch_holdings
    join users on users.id = batch_holdings.user_id
    join (
      select 'bonds' as target, 'bond' as holding, user_id, id, id as holding_id, isin, expired, deleted_at
      from bonds
      where ${inScope('bonds', scope)()} or ${deletedInScope('bonds', scope)()}
      union all
      select 'etfs_and_shares', kind, user_id, id, id, isin, expired, deleted_at
      from etfs_and_shares
      where ${inScope('etfs_and_shares', scope)()} or ${deletedInScope('etfs_and_shares', scope)()}
      union all
      select 'payments', 'bond', payments.user_id, payments.id, bonds.id, bonds.isin, bonds.expired, bonds.deleted_at
      from payments join bonds on bonds.user_id = payments.user_id and bonds.id = payments.bond_id
      where ${inScope('bonds', scope)()}
      union all
      select 'cash_flows', 'bond', cash_flows.user_id, cash_flows.id, bonds.id, bonds.isin, bonds.expired, bonds.deleted_at
      from cash_flows join bonds on bonds.user_id = cash_flows.user_id and bonds.id = cash_flows.bond_id
      where ${inScope('bonds', scope)()}
      union all
      select 'distributions', kind, distributions.user_id, distributions.id, etfs_and_shares.id, isin, expired,
        etfs_and_shares.deleted_at
      from distributions join etfs_and_shares
        on etfs_and_shares.user_id = distributions.user_id and etfs_and_shares.id = etf_or_share_id
      where ${inScope('etfs_and_shares', scope)()}
    ) as held on held.target = batch_holdings.target and held.user_id = batch_holdings.user_id
      and held.id = batch_holdings.target_id
    where batch_holdings.batch_id = ${batch}
    order by users.username, held.isin, held.holding_id
    limit ${MAX_NOT_RESTORED}`.execute(db);
  return rows;
}
