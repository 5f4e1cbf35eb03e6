import type { CalendarDate } from '#domain/calendar-date';
import type { BatchId } from '#api/platform/ids';
import { anyRows, type Scope } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Administrator } from '../../../platform/http/principal.ts';
import { beginUndo, lockRowsOfBatch, restoreHoldings } from '../batches/batches.store.ts';
import { laterAction } from '../batches/later-action.ts';
import { recomputeYields } from '../../records/bonds/computed-yields.store.ts';
import { findCurrentIsin } from '../instruments/earlier-isins.store.ts';
import { listInstrumentRows } from '../instruments/instruments.store.ts';
import { areReplaced, restoreReplacedPrices } from '../../market/price-history/price-history.store.ts';
import { undoIsinChange } from './change-isin.ts';
import {
  findAction,
  listSecurityActions,
  markUndone,
  type RecordedAction,
} from './recorded-actions.store.ts';
import { keepChangedOwners } from './undo-action.store.ts';

interface Caller {
  readonly principal: Administrator;
  readonly now: Date;
  readonly today: CalendarDate;
}

interface UndoneAction extends RecordedAction {
  readonly batch: BatchId;
  readonly scope: Scope;
  readonly now: Date;
}

async function undoHoldings(tx: DatabaseTransaction, undone: UndoneAction): Promise<void> {
  const { batch, kind, day, new_isin: newIsin, scope, now } = undone;
  await lockRowsOfBatch(tx, batch);
  const changed = await keepChangedOwners(tx, scope, { batch, day, newIsin });
  // Past prices are per old unit or per new unit for everybody.
  if (kind === 'split' && changed.areAny)
    throw new ApiError('changed_since', 'Holdings have been changed since: undo what was saved later first.');
  await restoreHoldings(tx, batch, now);
  await restoreReplacedPrices(tx, batch);
}

/**
 * Undoes a corporate action, which must be the last one on its security. A redenomination that converted its
 * prices must be undone first. Restores all holdings of an owner, or none if one of
 * them has changed since.
 */
export async function undoAction(
  tx: DatabaseTransaction,
  batch: BatchId,
  { principal, now, today }: Caller,
): Promise<void> {
  const action = await findAction(tx, batch);
  const { isin, kind, day, new_isin: newIsin } = action;
  const current = await findCurrentIsin(tx, isin);
  await listInstrumentRows(tx, [current], 'lock');
  await beginUndo(tx, { id: batch, act: 'corporate_action' }, { userId: principal.userId, now });
  const last = (await listSecurityActions(tx, current)).at(-1)?.batch_id;
  if (last !== batch || (await areReplaced(tx, batch))) throw laterAction();
  const scope = anyRows(principal);
  if (kind === 'isin_change' && newIsin !== null) await undoIsinChange(tx, { isin, newIsin, scope, batch });
  else await undoHoldings(tx, { ...action, batch, scope, now });
  await markUndone(tx, batch);
  await recomputeYields(tx, [isin], today);
  await recordEvent(tx, { action: 'corporate_action_undone', details: { batch, isin, act: kind, day } });
}
