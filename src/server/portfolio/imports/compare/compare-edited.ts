import { EDITING_SHEETS } from '#domain/imports/editing/editing-sheets';
import type { EditedHolding } from '#domain/imports/imported-row';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { BondRow } from '../../bonds/bond-on-wire.store.ts';
import type { EtfOrShareRow } from '../../etfs-and-shares/etf-or-share-on-wire.ts';
import {
  changedHolding,
  failed,
  staged,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import { inChunks } from './resolved-rows.ts';
import { listHoldings } from './stored-rows.store.ts';
import { editedBond } from './write-bond.ts';
import { editedEtfOrShare } from './write-etf-or-share.ts';
import { rowError, type Errors } from './written-row.ts';

type EditedRow = ResolvedRow & { readonly entry: EditedHolding };
type StoredHolding = BondRow | EtfOrShareRow;

const keyOf = ({ target, id }: Pick<EditedHolding, 'target' | 'id'>) => `${target} ${id}`;

async function findStored(
  { db, access }: CompareContext,
  rows: readonly EditedRow[],
): Promise<ReadonlyMap<string, StoredHolding>> {
  const stored = new Map<string, StoredHolding>();
  for (const chunk of inChunks(rows)) {
    const ids = (isBond: boolean) =>
      chunk.flatMap(({ entry }) => ((entry.target === 'bond') === isBond ? [entry.id] : []));
    const found = await listHoldings(db, access.scope, { bonds: ids(true), etfsAndShares: ids(false) });
    for (const row of found.bonds) stored.set(keyOf({ target: 'bond', id: row.id }), row);
    for (const row of found.etfsAndShares) stored.set(keyOf({ target: row.kind, id: row.id }), row);
    await yieldToEventLoop();
  }
  return stored;
}

/** Lines that 'Export for editing' wrote, against the holdings that they were written from. */
export async function compareEdited(context: CompareContext, rows: readonly EditedRow[]): Promise<void> {
  const stored = await findStored(context, rows);
  const lines = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row.entry);
    const line = lines.get(key);
    lines.set(key, line ?? row.row.row);
    const outcome =
      line === undefined
        ? compareOne(context, row, stored.get(key))
        : failed(rowError('exported_row_twice', { row: line }), row.entry.target);
    await context.keep(staged(row, outcome));
    await yieldToEventLoop();
  }
}

/** An error of a field names the column of the file. */
function atItsHeader(target: EditedHolding['target']) {
  const { columns } = EDITING_SHEETS[target];
  return (error: Errors[number]): Errors[number] => ({
    ...error,
    column: columns.find(({ field }) => field === error.column)?.header ?? error.column,
  });
}

/** A line that nobody has changed changes nothing. Of a holding that somebody changed since, both values are shown. */
function compareOne(
  { access, today }: CompareContext,
  { entry, userId }: EditedRow,
  stored: StoredHolding | undefined,
): Outcome {
  const { target, fields, isUntouched, version } = entry;
  if (stored === undefined || (userId !== null && stored.user_id !== userId)) {
    return failed(rowError('exported_row_gone'), target);
  }
  if (isUntouched) return { kind: 'unchanged', target, userId: stored.user_id, targetId: stored.id };
  if (!access.targets.has(target)) return failed(rowError('office_only'), target);
  const changed =
    'kind' in stored ? editedEtfOrShare(stored, fields, today) : editedBond(stored, fields, today);
  if (!changed.ok) return failed(changed.errors.map(atItsHeader(target)), target);
  const outcome = changedHolding(stored, changed, target);
  if (outcome.kind !== 'changed' || stored.version === version) return outcome;
  const { before = null, after = null } = outcome;
  return {
    ...failed(rowError('changed_since_export'), target),
    ...{ userId: stored.user_id, before, after },
  };
}
