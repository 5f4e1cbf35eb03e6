import type { BatchId } from '#api/platform/ids';
import { anyRows } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { Administrator } from '../../../platform/http/principal.ts';
import { beginUndo, restoreHoldings } from '../batches/batches.store.ts';
import { restoreReplacedPrices } from '../../market/price-history/price-history.store.ts';
import {
  keepLaterPaymentsInEuro,
  lockInstrumentsOfRedenomination,
  restoreInstruments,
} from './redenomination.store.ts';

/** Undoes a redenomination, except for rows that somebody has changed since. Throws already_undone if it is already undone. */
export async function undoRedenomination(
  tx: DatabaseTransaction,
  batch: BatchId,
  { principal, now }: { readonly principal: Administrator; readonly now: Date },
): Promise<void> {
  await beginUndo(tx, { id: batch, act: 'redenomination' }, { userId: principal.userId, now });
  await lockInstrumentsOfRedenomination(tx, batch);
  await keepLaterPaymentsInEuro(tx, batch, anyRows(principal));
  await restoreHoldings(tx, batch, now);
  await restoreReplacedPrices(tx, batch);
  await restoreInstruments(tx, batch);
  await recordEvent(tx, { action: 'redenomination_undone', details: { batch } });
}
