import type { ImportedRow } from '#domain/imports/imported-row';
import { identifyRows } from '#domain/imports/identity/identify-rows';
import type { StagedRow } from '../import-rows.store.ts';
import type { IdentityHash } from './resolved-rows.ts';
import { rowError } from './written-row.ts';

export interface RepeatedNumber {
  /** The line of the first row with the number. */
  readonly row: number;
  /** Whether both have the same values. */
  readonly isEqual: boolean;
}

/** For each row, whether an earlier one of the file has the same transaction number. */
export function findRepeatedNumbers(
  rows: readonly ImportedRow[],
  identities: readonly (IdentityHash | undefined)[],
): readonly (RepeatedNumber | undefined)[] {
  const firstByHash = new Map<string, ImportedRow>();
  return rows.map((row, at) => {
    const hash = identities[at]?.hash;
    if (row.externalId === null || hash === undefined) return undefined;
    const first = firstByHash.get(hash);
    firstByHash.set(hash, first ?? row);
    return first && { row: first.row, isEqual: haveEqualValues(first, row) };
  });
}

/** Without their numbers, equal rows have the same identity, so the second is numbered 2. */
function haveEqualValues(...rows: readonly [ImportedRow, ImportedRow]): boolean {
  const unnumbered = rows.map((row) => ({ ...row, externalId: null }));
  return identifyRows(unnumbered, { format: '', isMapped: false, holders: [] })[1]?.ordinal === 2;
}

/**
 * A new row with the number and the values of an earlier one is left out until the user includes it. If only the number is the same, as
 * in the parts of one order, the row is imported and the user is warned.
 */
export function markRepeatedNumber(staged: StagedRow, repeats: RepeatedNumber | undefined): StagedRow {
  if (staged.columns.kind !== 'new' || repeats === undefined) return staged;
  const { row, isEqual } = repeats;
  const errors = rowError(isEqual ? 'same_transaction_above' : 'same_number_above', { row });
  const warned = { ...staged, shown: { ...staged.shown, errors: [...staged.shown.errors, ...errors] } };
  return isEqual
    ? { ...warned, columns: { ...staged.columns, kind: 'duplicate', is_included: false } }
    : warned;
}
