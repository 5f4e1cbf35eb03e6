import { sql } from 'kysely';
import type { BatchId, ImportId } from '#api/platform/ids';
import { inScope, type Scope } from '../../../../people/access/scope.ts';
import type { DatabaseTransaction } from '../../../../platform/database/schema.ts';
import { NO_VERSION } from '../../../office/batches/no-version.ts';

/** Excludes holdings from the undo to which payments, cash flows or distributions from outside this import were added. */
export async function keepHoldingsWithLaterRows(
  tx: DatabaseTransaction,
  scope: Scope,
  batch: BatchId,
): Promise<void> {
  await sql`
    update batch_holdings as holding set version_after = ${NO_VERSION}
    where holding.batch_id = ${batch} and holding.before is null and holding.target in ('bonds', 'etfs_and_shares')
      and exists (
        select from (
          select 'bonds' as holding_target, 'payments' as target, user_id, bond_id as holding_id, id, version
          from payments where ${inScope('payments', scope)()}
          union all
          select 'bonds', 'cash_flows', user_id, bond_id, id, version from cash_flows where ${inScope('cash_flows', scope)()}
          union all
          select 'etfs_and_shares', 'distributions', user_id, etf_or_share_id, id, version
          from distributions where ${inScope('distributions', scope)()}
        ) as belonging
        where belonging.holding_target = holding.target and belonging.user_id = holding.user_id
          and belonging.holding_id = holding.target_id and not exists (
            select from batch_holdings as own
            where own.batch_id = ${batch} and own.user_id = belonging.user_id and own.target = belonging.target
              and own.target_id = belonging.id and own.version_after = belonging.version
          )
      )`.execute(tx);
}

/** The ISINs whose instruments were created together with the holdings that the batch added. */
export async function listIntroducedIsins(
  tx: DatabaseTransaction,
  scope: Scope,
  batch: BatchId,
): Promise<readonly string[]> {
  const { rows } = await sql<{ isin: string }>`
    select distinct instruments.isin
    from batch_holdings as holding
    join (
      select 'bonds' as target, user_id, id, isin, created_at from bonds where ${inScope('bonds', scope)()}
      union all
      select 'etfs_and_shares', user_id, id, isin, created_at from etfs_and_shares where ${inScope('etfs_and_shares', scope)()}
    ) as added on added.target = holding.target and added.user_id = holding.user_id and added.id = holding.target_id
    join instruments on instruments.isin = added.isin and instruments.created_at = added.created_at
    where holding.batch_id = ${batch} and holding.before is null`.execute(tx);
  return rows.map(({ isin }) => isin);
}

/** Removes the instruments with these ISINs that nobody has edited and nothing uses (migrations/0042-undone-imports.sql). */
export async function removeUnusedInstruments(
  tx: DatabaseTransaction,
  isins: readonly string[],
): Promise<void> {
  await sql`select remove_unused_instruments(${isins}::text[])`.execute(tx);
}

/** How many rows the batch still records. */
export async function countBatch(tx: DatabaseTransaction, batch: BatchId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from batch_holdings where batch_id = ${batch}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The price batches of an import that are not undone, with the number of prices in each. */
export async function listPriceBatches(
  tx: DatabaseTransaction,
  id: ImportId,
): Promise<readonly { readonly batch: BatchId; readonly prices: number }[]> {
  const { rows } = await sql<{ batch: BatchId; prices: number }>`
    select batches.id as batch, count(*) as prices
    from import_rows join batches on batches.id = import_rows.target_id and batches.undone_at is null
    where import_id = ${id} and is_included and target = 'price'
    group by 1
    order by 1 desc`.execute(tx);
  return rows;
}
