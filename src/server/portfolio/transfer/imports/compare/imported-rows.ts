import type { CalendarDate } from '#domain/calendar-date';
import type { UserId } from '#api/platform/ids';
import type { WrittenTableName } from '../confirm/written-tables.ts';
import {
  changedHolding,
  duplicateOutcome,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import { createMatcher } from './matcher.ts';
import { inChunks } from './resolved-rows.ts';
import { listImportedVersions, type ImportedVersion, type StoredIdentity } from './stored-rows.store.ts';
import { rowError, type Changed, type Validated } from './written-row.ts';

interface StoredRow {
  readonly user_id: UserId;
  readonly id: number;
  readonly version: number;
  readonly is_imported: boolean;
}

/** The stored rows of a table that earlier imports added. */
export interface ImportedRows<Row> {
  /** The row of an identity, if it still belongs to the securities of the file. */
  readonly find: (known: StoredIdentity) => Row | undefined;
  /** True if nothing but imports has written it. */
  readonly isUntouched: (row: Row) => boolean;
  /** False if no row can have the same values, so no key needs to be made. */
  readonly hasAlike: boolean;
  /**
   * Takes the next row with the same values from another file, under the first of these keys that has one. Returns the day of its import.
   */
  readonly takeAlike: (keys: readonly string[]) => CalendarDate | undefined;
}

interface FileRows<Row> {
  readonly table: WrittenTableName;
  readonly rows: readonly ResolvedRow[];
  /** The ids of stored rows that the file names itself. */
  readonly taken: Set<number>;
  readonly keysOf: (row: Row) => readonly string[];
  /** Whether a row of the file without a known identity could equal the stored one. */
  readonly canBeAlike: (row: Row) => boolean;
}

export const isChangedInFile = ({ known, identified }: ResolvedRow) =>
  known?.deleted_on === null && known.content !== identified?.content;

export async function findImportedRows<Row extends StoredRow>(
  { db, timeZone, isOwnReport, format }: CompareContext,
  stored: readonly Row[],
  { table, rows, taken, keysOf, canBeAlike }: FileRows<Row>,
): Promise<ImportedRows<Row>> {
  const imported = stored.filter((row) => row.is_imported);
  const byId = new Map(imported.map((row) => [row.id, row]));
  const changed = new Set(
    rows.filter(isChangedInFile).flatMap(({ known }) => (known?.target === table ? [known.target_id] : [])),
  );
  const alike = isOwnReport ? [] : imported.filter((row) => !taken.has(row.id) && canBeAlike(row));
  const needed = [...imported.filter(({ id }) => changed.has(id)), ...alike];
  const versions = new Map<number, ImportedVersion>();
  for (const chunk of inChunks(needed.map(({ user_id, id }) => ({ user_id, id })))) {
    for (const one of await listImportedVersions(db, { table, timeZone }, chunk)) versions.set(one.id, one);
  }
  // Within a format, transactions with different numbers are different.
  const hasNumbers = rows.some(({ row }) => row.externalId !== null);
  const canBeSame = ({ id }: Row) => !(hasNumbers && format !== null && versions.get(id)?.format === format);
  const matcher = createMatcher(alike.filter(canBeSame), keysOf, { taken, withImported: true });
  return {
    find: (known) => (known.target === table ? byId.get(known.target_id) : undefined),
    isUntouched: ({ id, version }) => versions.get(id)?.version === version,
    hasAlike: !matcher.isEmpty,
    takeAlike(keys) {
      for (const key of keys) {
        const row = matcher.take(key);
        if (row !== undefined) return versions.get(row.id)?.imported_on;
      }
      return undefined;
    },
  };
}

interface KnownRow<Row> {
  readonly known: StoredIdentity;
  readonly target: NonNullable<Outcome['target']>;
  /** Undefined if the file has not changed the row since its import, or the stored row is of another security now. */
  readonly match: Row | undefined;
  readonly compare: (match: Row) => Validated<Changed | null>;
}

/**
 * A row that an earlier import wrote and that exists. It is a change only if the file has changed it since. If somebody has changed the
 * stored row, too, both values are shown and it is left out until the user includes it.
 */
export function knownOutcome<Row extends StoredRow>(
  { isOwnReport }: CompareContext,
  { known, target, match, compare }: KnownRow<Row>,
  imported: ImportedRows<Row>,
): Outcome {
  const outcome = match === undefined ? undefined : changedHolding(match, compare(match), target);
  if (match === undefined || outcome === undefined || outcome.kind === 'unchanged')
    return duplicateOutcome(known, target, {});
  if (outcome.kind !== 'changed' || isOwnReport || imported.isUntouched(match)) return outcome;
  return { ...outcome, errors: rowError('changed_here_too'), needsConfirmation: true };
}

/** A row with the values of one that the import of another file added. It is left out until the user includes it. */
export function alikeOutcome(
  target: NonNullable<Outcome['target']>,
  importedOn: CalendarDate,
  added: Pick<Outcome, 'after' | 'writes'>,
): Outcome {
  return { kind: 'duplicate', target, ...added, errors: rowError('same_as_imported', { day: importedOn }) };
}
