import type { ImportedRow } from '#domain/imports/imported-row';
import { identifyRows } from '#domain/imports/identity/identify-rows';
import type { StagedRow } from '../import-rows.store.ts';
import type { IdentityHash } from './resolved-rows.ts';
import { rowError } from './written-row.ts';

export interface RepeatedRow {
  /** The line of the first such row. */
  readonly row: number;
  /** Whether it has the same transaction number and the same values, only the number, or the same cells without a number. */
  readonly rule: 'same_transaction_above' | 'same_number_above' | 'same_row_above';
}

/** For each row, the earlier one of the file that it repeats. */
export function findRepeatedRows(
  rows: readonly ImportedRow[],
  identities: readonly (IdentityHash | undefined)[],
): readonly (RepeatedRow | undefined)[] {
  const firstByKey = new Map<string, ImportedRow>();
  return rows.map((row, at) => {
    const identified = identities[at];
    if (identified === undefined) return undefined;
    const { hash, content } = identified;
    const key = row.externalId === null ? `${hash} ${content}` : hash;
    const first = firstByKey.get(key);
    firstByKey.set(key, first ?? row);
    return first && { row: first.row, rule: repeatRule(first, row) };
  });
}

function repeatRule(first: ImportedRow, row: ImportedRow): RepeatedRow['rule'] {
  if (row.externalId === null) return 'same_row_above';
  return haveEqualValues(first, row) ? 'same_transaction_above' : 'same_number_above';
}

/** Without their numbers, equal rows have the same identity, so the second is numbered 2. */
function haveEqualValues(...rows: readonly [ImportedRow, ImportedRow]): boolean {
  const unnumbered = rows.map((row) => ({ ...row, externalId: null }));
  return identifyRows(unnumbered, { format: '', isMapped: false, holders: [] })[1]?.ordinal === 2;
}

/**
 * A new row with the number and the values of an earlier one is left out until the user includes it. If only the number is the same, as
 * in the parts of one order, or there is no number, as in two equal orders, the row is imported and the user is warned.
 */
export function markRepeatedRow(staged: StagedRow, repeats: RepeatedRow | undefined): StagedRow {
  if (staged.columns.kind !== 'new' || repeats === undefined) return staged;
  const { row, rule } = repeats;
  const errors = [...staged.shown.errors, ...rowError(rule, { row })];
  const warned = { ...staged, shown: { ...staged.shown, errors } };
  return rule === 'same_transaction_above'
    ? { ...warned, columns: { ...staged.columns, kind: 'duplicate', is_included: false } }
    : warned;
}
