import { isSameCell } from '#domain/imports/editing/editing-key';
import { EDITING_SHEETS } from '#domain/imports/editing/editing-sheets';
import type { EditedRow } from '#domain/imports/imported-row';
import type { UserId } from '#api/platform/ids';
import {
  changedHolding,
  errorOutcome,
  stageRow,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import { inChunks } from './resolved-rows.ts';
import { listRowsToEdit } from './stored-rows.store.ts';
import { editedBond } from './write-bond.ts';
import { editedEtfOrShare } from './write-etf-or-share.ts';
import { editedCashFlow } from './write-cash-flow.ts';
import { editedDistribution, editedPayment } from './write-income.ts';
import { rowError, type Changed, type Validated, type Errors } from './written-row.ts';

type EditedLine = ResolvedRow & { readonly entry: EditedRow };
type Fields = EditedRow['fields'];

/** The current state of the row that a line was exported from. */
interface Stored {
  readonly row: { readonly user_id: UserId; readonly id: number; readonly version: number };
  /** Fields of the holding that it belongs to, which this sheet does not change. */
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly edit: (fields: Fields) => Validated<Changed | null>;
}

const rowKey = ({ target, id }: Pick<EditedRow, 'target' | 'id'>) => `${target} ${id}`;

async function findStored(
  { db, access, today }: CompareContext,
  lines: readonly EditedLine[],
): Promise<ReadonlyMap<string, Stored>> {
  const stored = new Map<string, Stored>();
  const add = (target: EditedRow['target'], found: Stored) =>
    stored.set(rowKey({ target, id: found.row.id }), found);
  for (const chunk of inChunks(lines)) {
    const ids = (...targets: readonly EditedRow['target'][]) =>
      chunk.flatMap(({ entry }) => (targets.includes(entry.target) ? [entry.id] : []));
    const { bonds, etfsAndShares, payments, distributions, cashFlows } = await listRowsToEdit(
      db,
      access.scope,
      {
        ...{ bonds: ids('bond'), etfsAndShares: ids('etf', 'share') },
        ...{ payments: ids('payment'), distributions: ids('distribution'), cashFlows: ids('cashFlow') },
      },
    );
    for (const row of bonds)
      add('bond', { row, fixed: {}, edit: (fields) => editedBond(row, fields, today) });
    for (const row of etfsAndShares)
      add(row.kind, { row, fixed: {}, edit: (fields) => editedEtfOrShare(row, fields, today) });
    for (const { isin, bank, bond_currency: bondCurrency, ...row } of payments) {
      const fixed = { isin, bank, currency: row.currency ?? bondCurrency };
      add('payment', { row, fixed, edit: (fields) => editedPayment(row, fields) });
    }
    for (const { isin, bank, ...row } of distributions) {
      const fixed = { isin, bank, currency: row.currency };
      add('distribution', { row, fixed, edit: (fields) => editedDistribution(row, fields) });
    }
    for (const { isin, bank, currency, ...row } of cashFlows) {
      const fixed = { isin, bank, currency };
      add('cashFlow', { row, fixed, edit: (fields) => editedCashFlow(row, fields) });
    }
  }
  return stored;
}

/** Compares lines that 'Export for editing' wrote with the rows that they were exported from. */
export async function compareEdited(context: CompareContext, lines: readonly EditedLine[]): Promise<void> {
  const stored = await findStored(context, lines);
  const seen = new Map<string, number>();
  for (const line of lines) {
    const key = rowKey(line.entry);
    const earlier = seen.get(key);
    seen.set(key, earlier ?? line.row.row);
    const outcome =
      earlier === undefined
        ? compareOne(context, line, stored.get(key))
        : errorOutcome(rowError('exported_row_twice', { row: earlier }), line.entry.target);
    await context.keep(stageRow(line, outcome));
  }
}

/** An unedited line changes nothing. If the stored row has changed since the export, the line is an error that shows both values. */
function compareOne(
  { access }: CompareContext,
  { entry, userId }: EditedLine,
  stored: Stored | undefined,
): Outcome {
  const { target, isUntouched, version } = entry;
  if (stored === undefined || (userId !== null && stored.row.user_id !== userId)) {
    return errorOutcome(rowError('exported_row_gone'), target);
  }
  const { row } = stored;
  if (isUntouched) return { kind: 'unchanged', target, userId: row.user_id, targetId: row.id };
  if (!access.targets.has(target)) return errorOutcome(rowError('office_only'), target);
  const changed = editStored(entry, stored);
  if (!changed.ok) return errorOutcome(changed.errors, target);
  const outcome = changedHolding(row, changed, target);
  if (outcome.kind !== 'changed' || row.version === version) return outcome;
  const { before = null, after = null } = outcome;
  return { ...errorOutcome(rowError('changed_since_export'), target), userId: row.user_id, before, after };
}

/** Applies the edited fields. Errors name the column headers of the file. */
function editStored({ target, fields }: EditedRow, { fixed, edit }: Stored): Validated<Changed | null> {
  const { columns } = EDITING_SHEETS[target];
  const changedFixed = columns.filter(
    ({ field, isFixed = false }) => isFixed && !isSameCell(fixed[field] ?? null, fields[field]),
  );
  if (changedFixed.length > 0) {
    return {
      ok: false,
      errors: changedFixed.map(({ header: column }) => ({ column, rule: 'not_edited_here', values: {} })),
    };
  }
  const editable = columns.filter(({ isFixed = false }) => !isFixed);
  const changed = edit(Object.fromEntries(editable.map(({ field }) => [field, fields[field] ?? null])));
  if (changed.ok) return changed;
  const withHeader = (error: Errors[number]) => ({
    ...error,
    column: columns.find(({ field }) => field === error.column)?.header ?? error.column,
  });
  return { ok: false, errors: changed.errors.map(withHeader) };
}
