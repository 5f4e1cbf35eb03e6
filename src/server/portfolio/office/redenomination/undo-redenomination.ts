import type { BatchId } from '#api/platform/ids';
import { anyRows } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { Administrator } from '../../../platform/http/principal.ts';
import { beginUndo, lockRowsOfBatch, restoreHoldings } from '../batches/batches.store.ts';
import { laterAction } from '../batches/later-action.ts';
import { restoreReplacedPrices } from '../../market/price-history/price-history.store.ts';
import {
  hasLaterAction,
  keepLaterPaymentsInEuro,
  keepRowsOfBondsInEuro,
  lockInstrumentsOfRedenomination,
  restoreInstruments,
} from './redenomination.store.ts';

/**
 * Undoes a redenomination, except for rows that somebody has changed since. Throws already_undone if it is already undone, and
 * later_action if a later action on one of its securities is not.
 */
export async function undoRedenomination(
  tx: DatabaseTransaction,
  batch: BatchId,
  { principal, now }: { readonly principal: Administrator; readonly now: Date },
): Promise<void> {
  await beginUndo(tx, { id: batch, act: 'redenomination' }, { userId: principal.userId, now });
  const scope = anyRows(principal);
  await lockInstrumentsOfRedenomination(tx, batch, scope);
  if (await hasLaterAction(tx, batch, scope)) throw laterAction();
  await lockRowsOfBatch(tx, batch);
  await keepRowsOfBondsInEuro(tx, batch, scope);
  await keepLaterPaymentsInEuro(tx, batch, scope);
  await restoreHoldings(tx, batch, now);
  await restoreReplacedPrices(tx, batch);
  await restoreInstruments(tx, batch);
  await recordEvent(tx, { action: 'redenomination_undone', details: { batch } });
}
