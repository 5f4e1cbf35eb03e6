import type { z } from 'zod';
import type { officeImports } from '#api/portfolio/imports/imports';
import type { ImportId } from '#api/platform/ids';
import { recordEvent } from '../../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../../platform/database/schema.ts';
import { ApiError, editConflict } from '../../../../platform/errors/api-error.ts';
import {
  beginUndo,
  listSkippedHoldings,
  restoreHoldings,
  setDeletionTime,
} from '../../../office/batches/batches.store.ts';
import { undoPriceBatch } from '../../../office/prices/undo-price-batch.ts';
import type { ImportAccess } from '../import-access.ts';
import { importOnWire, undoUntil } from '../import-on-wire.ts';
import { countRows } from '../import-rows.store.ts';
import { changeImport, lockImport } from '../imports.store.ts';
import { undoUsers } from './confirm-users.ts';
import {
  countBatch,
  freeIdentities,
  keepHoldingsWithLaterRows,
  listPriceBatches,
} from './undo-import.store.ts';

type UndoneImport = z.input<typeof officeImports.undo.answer>;

/** Undoes an import as a whole. Rows that have changed since are kept and returned in `left`. */
export async function undoImport(
  tx: DatabaseTransaction,
  id: ImportId,
  { access, now }: { readonly access: ImportAccess; readonly now: Date },
): Promise<UndoneImport> {
  const found = await lockImport(tx, { ...access, id });
  const { batch_id: batch } = found;
  if (found.state === 'undone') throw new ApiError('already_undone', 'This has been undone already.');
  const last = undoUntil(found);
  if (batch === null || last === null || now > last) {
    throw editConflict(importOnWire(found, (await countRows(tx, [id]))(id), now));
  }
  await beginUndo(tx, { id: batch, act: 'import' }, { userId: access.userId, now });
  let prices = 0;
  for (const saved of await listPriceBatches(tx, id)) {
    await undoPriceBatch(tx, saved.batch, { userId: access.userId, now });
    prices += saved.prices;
  }
  const before = await countBatch(tx, batch);
  await setDeletionTime(tx, batch, now);
  await keepHoldingsWithLaterRows(tx, access.scope, batch);
  await restoreHoldings(tx, batch);
  await freeIdentities(tx, { id, batch });
  await changeImport(tx, id, { state: 'undone', undone_at: now, changed_at: now });
  const users = await undoUsers(tx, id, access);
  const undone = prices + users.undone + before - (await countBatch(tx, batch));
  await recordEvent(tx, {
    action: 'import_undone',
    ...(access.owner !== null && { holder: access.owner }),
    details: { import: id, rows: undone },
  });
  const left = [...(await listSkippedHoldings(tx, access.scope, batch))];
  return { undone, left, leftUsers: [...users.left] };
}
