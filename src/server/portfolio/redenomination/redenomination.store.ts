import { sql } from 'kysely';
import type { BatchId } from '#api/platform/ids';
import { inScope, type Scope } from '../../people/access/scope.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { countHoldingsOfBatch } from '../batches/count-holdings-of-batch.store.ts';

/** Sets the currency of the securities to euro. */
export async function redenominateInstruments(
  tx: DatabaseTransaction,
  isins: readonly string[],
  batch: BatchId,
): Promise<void> {
  await sql`
    update instruments set currency = 'EUR', redenominated_in = ${batch}, version = version + 1
    where isin = any(${isins}::text[]) and currency = 'BGN'`.execute(tx);
}

/** Locks the securities that the batch changed, in ISIN order: saves of prices and other redenominations wait. */
export async function lockInstrumentsOfRedenomination(
  tx: DatabaseTransaction,
  batch: BatchId,
): Promise<void> {
  await sql`
    select from instruments
    where redenominated_in = ${batch} or isin in (select isin from prices where batch_id = ${batch})
    order by isin for no key update`.execute(tx);
}

/** Sets the currency back to lev, unless somebody has changed it since. */
export async function restoreInstruments(tx: DatabaseTransaction, batch: BatchId): Promise<void> {
  await sql`
    update instruments set currency = 'BGN', redenominated_in = null, version = version + 1
    where redenominated_in = ${batch} and currency = 'EUR'`.execute(tx);
}

/** Payments that were added to the bonds while these were in euro stay in euro when the bonds are no longer. */
export async function keepLaterPaymentsInEuro(
  tx: DatabaseTransaction,
  batch: BatchId,
  scope: Scope,
): Promise<void> {
  await sql`
    update payments set currency = 'EUR', version = payments.version + 1
    from batch_holdings
    join bonds on bonds.user_id = batch_holdings.user_id and bonds.id = batch_holdings.target_id
      and bonds.version = batch_holdings.version_after
    where batch_holdings.batch_id = ${batch} and batch_holdings.target = 'bonds' and ${inScope('bonds', scope)()}
      and payments.user_id = bonds.user_id and payments.bond_id = bonds.id and payments.currency is null`.execute(
    tx,
  );
}

export interface RedenominationRow {
  readonly id: BatchId;
  readonly savedAt: Date;
  readonly savedBy: string | null;
  readonly undoneAt: Date | null;
  readonly holdings: number;
}

const MAX_BATCHES = 50;

/** The last redenominations, newest first, or the one with this id. */
export async function listRedenominations(
  db: Database,
  id: BatchId | null,
): Promise<readonly RedenominationRow[]> {
  const { rows } = await sql<RedenominationRow>`
    select batches.id, saved_at as "savedAt", users.username as "savedBy", undone_at as "undoneAt",
      ${countHoldingsOfBatch} as holdings
    from batches left join users on users.id = batches.saved_by
    where act = 'redenomination' and (${id}::bigint is null or batches.id = ${id})
    order by batches.id desc
    limit ${MAX_BATCHES}`.execute(db);
  return rows;
}

export async function findRedenomination(db: Database, id: BatchId): Promise<RedenominationRow> {
  const [row] = await listRedenominations(db, id);
  if (row === undefined) throw notFound();
  return row;
}
