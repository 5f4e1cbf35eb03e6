import { sql } from 'kysely';
import type { BatchId } from '#api/platform/ids';
import { deletedInScope, inScope, type Scope } from '../../../people/access/scope.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { HoldingTable } from '../../../platform/database/tables/securities-tables.ts';

/** Nobody else can save a holding until the transaction ends, because it might be saved under the old ISIN. */
export async function lockHoldings(tx: DatabaseTransaction): Promise<void> {
  await sql`lock table bonds, etfs_and_shares in share row exclusive mode`.execute(tx);
}

interface Renaming {
  readonly from: string;
  readonly to: string;
  readonly scope: Scope;
}

const BATCH_SIZE = 2_000;

/** Renames some of the remaining rows of one table; returns how many. */
async function renameSome(
  tx: DatabaseTransaction,
  table: HoldingTable,
  { from, to, scope, batch }: Renaming & { readonly batch: BatchId | null },
): Promise<number> {
  // Earlier batches that changed these rows can still be undone, except those that restore an ISIN.
  const { rows } = await sql<{ count: number }>`
    with chosen as materialized (
      select user_id, id from ${sql.table(table)}
      where isin = ${from} and (${inScope(table, scope)()} or ${deletedInScope(table, scope)()})
      limit ${BATCH_SIZE}
    ),
    renamed as (
      update ${sql.table(table)} as renaming set isin = ${to}, version = renaming.version + 1
      from chosen where renaming.user_id = chosen.user_id and renaming.id = chosen.id
      returning renaming.user_id, renaming.id, renaming.version, renaming.deleted_at
    ),
    passed_on as (
      update batch_holdings set version_after = version_after + 1
      from renamed
      where batch_holdings.user_id = renamed.user_id and target = ${table} and target_id = renamed.id and before ? 'isin' is not true
    ),
    remembered as (
      insert into batch_holdings (batch_id, user_id, target, target_id, before, version_after)
      select ${batch}::bigint, user_id, ${table}, id, jsonb_build_object('isin', ${from}::text), version
      from renamed where ${batch}::bigint is not null and deleted_at is null
    )
    select count(*) as count from renamed`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Changes the ISIN of all holdings, including deleted ones, since they can be restored. `batch` records the rows that are not
 * deleted.
 */
export async function renameHoldings(
  tx: DatabaseTransaction,
  renaming: Renaming,
  batch: BatchId | null,
): Promise<void> {
  for (const table of ['bonds', 'etfs_and_shares'] as const)
    while ((await renameSome(tx, table, { ...renaming, batch })) > 0);
}

/** Removes the record of what the batch changed. */
export async function forgetHoldings(tx: DatabaseTransaction, batch: BatchId): Promise<void> {
  await tx.deleteFrom('batch_holdings').where('batch_id', '=', batch).execute();
}
