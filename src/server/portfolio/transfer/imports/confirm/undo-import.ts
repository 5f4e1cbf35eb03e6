import type { z } from 'zod';
import type { officeImports } from '#api/portfolio/imports/imports';
import type { BatchId, ImportId } from '#api/platform/ids';
import { recordEvent } from '../../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../../platform/database/schema.ts';
import { ApiError, editConflict } from '../../../../platform/errors/api-error.ts';
import {
  beginUndo,
  listSkippedHoldings,
  lockRowsOfBatch,
  restoreHoldings,
} from '../../../office/batches/batches.store.ts';
import { undoPriceBatch } from '../../../office/prices/undo-price-batch.ts';
import { requireTargets, type ImportAccess } from '../import-access.ts';
import { importOnWire, undoUntil } from '../import-on-wire.ts';
import { countRows } from '../import-rows.store.ts';
import { changeImport, lockImport } from '../imports.store.ts';
import { findIncludedRows } from './confirm-rows.store.ts';
import { undoUsers } from './confirm-users.ts';
import {
  countBatch,
  keepHoldingsWithLaterRows,
  listIntroducedIsins,
  listPriceBatches,
  removeUnusedInstruments,
} from './undo-import.store.ts';

type UndoneImport = z.input<typeof officeImports.undo.answer>;

interface Caller {
  readonly access: ImportAccess;
  readonly now: Date;
}

interface Undo {
  readonly id: ImportId;
  /** What to do if rows have been changed since the import. */
  readonly ifChanged: 'keep' | 'stop';
}

/** Undoes an import as a whole. Rows that have been changed since are kept and returned, or stop the undo (changed_since). */
export async function undoImport(
  tx: DatabaseTransaction,
  { id, ifChanged }: Undo,
  { access, now }: Caller,
): Promise<UndoneImport> {
  const found = await lockImport(tx, { ...access, id });
  const { batch_id: batch } = found;
  if (found.state === 'undone') throw new ApiError('already_undone', 'This has been undone already.');
  const last = undoUntil(found);
  if (batch === null || last === null || now > last) {
    throw editConflict(importOnWire(found, (await countRows(tx, [id]))(id), now));
  }
  requireTargets(access, (await findIncludedRows(tx, id)).lastPlaces.keys());
  await beginUndo(tx, { id: batch, act: 'import' }, { userId: access.userId, now });
  const prices = await undoPrices(tx, id, { access, now });
  const holdings = await undoHoldings(tx, batch, { access, now });
  const users = await undoUsers(tx, id, access);
  await changeImport(tx, id, { state: 'undone', undone_at: now, changed_at: now });
  const left = [...(await listSkippedHoldings(tx, access.scope, batch))];
  const kept = { left, leftUsers: [...users.left] };
  if (ifChanged === 'stop' && kept.left.length + kept.leftUsers.length > 0) {
    throw new ApiError('changed_since', 'Rows of this import have been changed since. Nothing was undone.', {
      current: kept,
    });
  }
  const undone = prices + holdings + users.undone;
  await recordEvent(tx, {
    action: 'import_undone',
    ...(access.owner !== null && { holder: access.owner }),
    details: { import: id, rows: undone },
  });
  return { undone, ...kept };
}

/** Returns the number of undone prices. */
async function undoPrices(
  tx: DatabaseTransaction,
  id: ImportId,
  { access: { userId }, now }: Caller,
): Promise<number> {
  let prices = 0;
  for (const saved of await listPriceBatches(tx, id)) {
    await undoPriceBatch(tx, saved.batch, { userId, now });
    prices += saved.prices;
  }
  return prices;
}

/** Returns the number of undone rows of holdings. */
async function undoHoldings(
  tx: DatabaseTransaction,
  batch: BatchId,
  { access: { scope }, now }: Caller,
): Promise<number> {
  const before = await countBatch(tx, batch);
  const isins = await listIntroducedIsins(tx, scope, batch);
  await lockRowsOfBatch(tx, batch);
  await keepHoldingsWithLaterRows(tx, scope, batch);
  await restoreHoldings(tx, batch, now);
  await removeUnusedInstruments(tx, isins);
  return before - (await countBatch(tx, batch));
}
