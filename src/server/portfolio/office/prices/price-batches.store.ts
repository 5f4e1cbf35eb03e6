import { sql } from 'kysely';
import type { BatchId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { countHoldingsOfBatch } from '../batches/count-holdings-of-batch.store.ts';

export interface PriceBatchRow {
  readonly id: BatchId;
  readonly savedAt: Date;
  readonly savedBy: string | null;
  readonly undoneAt: Date | null;
  readonly prices: number;
  readonly holdings: number;
}

const MAX_BATCHES = 50;

/** The batches of saved prices, newest first, or only the one with this id. */
export async function listPriceBatches(db: Database, id: BatchId | null): Promise<readonly PriceBatchRow[]> {
  const { rows } = await sql<PriceBatchRow>`
    select batches.id, saved_at as "savedAt", users.username as "savedBy", undone_at as "undoneAt",
      (select count(*) from prices where prices.batch_id = batches.id) as prices,
      ${countHoldingsOfBatch} as holdings
    from batches left join users on users.id = batches.saved_by
    where act = 'prices' and (${id}::bigint is null or batches.id = ${id})
    order by batches.id desc
    limit ${MAX_BATCHES}`.execute(db);
  return rows;
}

export async function findPriceBatch(db: Database, id: BatchId): Promise<PriceBatchRow> {
  const [row] = await listPriceBatches(db, id);
  if (row === undefined) throw notFound();
  return row;
}

/** Locks the instruments whose prices are in the batch, in ISIN order. Other saves of their prices wait. */
export async function lockInstrumentsOfBatch(tx: DatabaseTransaction, batch: BatchId): Promise<void> {
  await sql`
    select from instruments where isin in (select isin from prices where batch_id = ${batch})
    order by isin for no key update`.execute(tx);
}
