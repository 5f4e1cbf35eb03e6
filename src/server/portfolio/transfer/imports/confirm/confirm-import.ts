import { brokenRule } from '#api/platform/field-rules';
import type { BatchId, ImportId } from '#api/platform/ids';
import type { ImportTarget } from '#api/portfolio/imports/import-fields';
import { recordEvent } from '../../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../../platform/database/schema.ts';
import { MAX_HOLDINGS, withinLimit } from '../../../../platform/database/within-limit.ts';
import { editConflict } from '../../../../platform/errors/api-error.ts';
import { invalidField } from '../../../../platform/errors/field-messages.ts';
import { changeHoldings, insertBatch, type ChangedHolding } from '../../../office/batches/batches.store.ts';
import { listIsinsWithFeatures } from '../../../records/bond-features/bond-features.store.ts';
import { recomputeYields } from '../../../records/bonds/computed-yields.store.ts';
import type { Confirmation } from './confirmation.ts';
import { requireTargets } from '../import-access.ts';
import { importOnWire } from '../import-on-wire.ts';
import { countRows } from '../import-rows.store.ts';
import { changeImport, findImport, lockImport } from '../imports.store.ts';
import { confirmPrices } from './confirm-prices.ts';
import { confirmRedemptions } from './confirm-redemptions.ts';
import { confirmUsers } from './confirm-users.ts';
import {
  addRows,
  hasRowsOfMissingHoldings,
  excludeImportedRows,
  findIncludedRows,
  lockChanges,
  lockHolders,
  type LastPlaces,
} from './confirm-rows.store.ts';
import { WRITTEN_TABLES, type WrittenTableName } from './written-tables.ts';

const HOLDINGS = ['bonds', 'etfs_and_shares'] as const;
const CHILD_TABLES = ['payments', 'distributions', 'cash_flows'] as const;

const TOO_MANY = `A user can have at most ${MAX_HOLDINGS} bonds, ETFs or shares each, and a holding at most ${MAX_HOLDINGS} payments.`;

/**
 * Writes the included rows of an import, all or none. Rows that another import has written since are left out. If a stored row has
 * changed since the comparison, throws edit_conflict: the file has to be compared again.
 */
export async function confirmImport(
  tx: DatabaseTransaction,
  { id, onlyGoodRows }: { readonly id: ImportId; readonly onlyGoodRows: boolean },
  confirmation: Confirmation,
): Promise<void> {
  const { access, now, today, timeZone } = confirmation;
  const key = { ...access, id };
  const found = await lockImport(tx, key);
  const counts = (await countRows(tx, [id]))(id);
  const refuse = async () => editConflict(importOnWire(await findImport(tx, key), counts, now));
  if (found.state !== 'previewed') throw await refuse();
  if (counts.error > 0 && !onlyGoodRows) throw invalidField('onlyGoodRows', brokenRule('required'));
  const { holders, lastPlaces } = await findIncludedRows(tx, id);
  requireTargets(access, lastPlaces.keys());
  await lockHolders(tx, holders);
  const excluded = await excludeImportedRows(tx, access.scope, { id, timeZone });
  const batch = await insertBatch(tx, 'import', { userId: access.userId, now });
  for (const table of [...HOLDINGS, ...CHILD_TABLES]) {
    if (!(await changeRows(tx, { id, batch, table }))) throw await refuse();
  }
  if (lastPlaces.has('user') && !(await confirmUsers(tx, id, confirmation))) throw await refuse();
  if (lastPlaces.has('price')) await confirmPrices(tx, id, confirmation);
  await withinLimit(TOO_MANY, async () => {
    if (!(await addNewRows(tx, { id, batch, lastPlaces }, confirmation))) throw await refuse();
  });
  await recomputeYields(tx, await listIsinsWithFeatures(tx, access.scope, batch), today);
  await changeImport(tx, id, { state: 'confirmed', batch_id: batch, confirmed_at: now, changed_at: now });
  const holder = access.owner ?? (holders.length === 1 ? holders[0] : undefined);
  await recordEvent(tx, {
    action: 'import_confirmed',
    holder,
    details: { import: id, rows: counts.included - excluded },
  });
}

const CHILD_TARGETS = CHILD_TABLES.flatMap((table): ImportTarget[] => [...WRITTEN_TABLES[table].targets]);

interface NewRows {
  readonly id: ImportId;
  readonly batch: BatchId;
  readonly lastPlaces: LastPlaces;
}

/** Adds holdings before what belongs to them. False if a holding has gone, or the stored bonds no longer allow a redemption. */
async function addNewRows(
  tx: DatabaseTransaction,
  { id, batch, lastPlaces }: NewRows,
  confirmation: Confirmation,
): Promise<boolean> {
  for (const table of HOLDINGS) await addRows(tx, { id, batch, table }, lastPlaces);
  const hasChildren = CHILD_TARGETS.some((target) => lastPlaces.has(target));
  if (hasChildren && (await hasRowsOfMissingHoldings(tx, confirmation.access.scope, id))) return false;
  for (const table of CHILD_TABLES) await addRows(tx, { id, batch, table }, lastPlaces);
  return !lastPlaces.has('redemption') || confirmRedemptions(tx, { id, batch }, confirmation);
}

const CHANGE_BATCH_SIZE = 2_000;

/** False if one of the stored rows has changed since the comparison. */
async function changeRows(
  tx: DatabaseTransaction,
  { id, batch, table }: { readonly id: ImportId; readonly batch: BatchId; readonly table: WrittenTableName },
): Promise<boolean> {
  let after = 0;
  for (;;) {
    const rows = await lockChanges(tx, { id, table, after, limit: CHANGE_BATCH_SIZE });
    const writes: ChangedHolding[] = [];
    for (const { place, write } of rows) {
      if (write === null) return false;
      writes.push(write);
      after = place;
    }
    if (rows.length === 0) return true;
    await changeHoldings(tx, { batch, target: table, columns: WRITTEN_TABLES[table].columns }, writes);
  }
}
