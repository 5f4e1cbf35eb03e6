import type { BatchId, UserId } from '#api/platform/ids';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { beginUndo, restoreHoldings } from '../batches/batches.store.ts';
import { undoPricesOfBatch } from '../../market/price-history/price-history.store.ts';
import { lockInstrumentsOfBatch } from './price-batches.store.ts';

/** Undoes a batch of saved prices. Throws already_undone if that has already been done. */
export async function undoPriceBatch(
  tx: DatabaseTransaction,
  batch: BatchId,
  by: { readonly userId: UserId; readonly now: Date },
): Promise<void> {
  await beginUndo(tx, { id: batch, act: 'prices' }, by);
  await lockInstrumentsOfBatch(tx, batch);
  await undoPricesOfBatch(tx, batch);
  await restoreHoldings(tx, batch, by.now);
  await recordEvent(tx, { action: 'prices_undone', details: { batch } });
}
