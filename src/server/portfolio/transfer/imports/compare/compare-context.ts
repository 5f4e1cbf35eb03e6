import type { CalendarDate } from '#domain/calendar-date';
import type { EditedRow, ImportedEntry, ImportedRow } from '#domain/imports/imported-row';
import type { ImportTarget, RowKind } from '#api/portfolio/imports/import-fields';
import type { UserId } from '#api/platform/ids';
import type { Database } from '../../../../platform/database/schema.ts';
import type { ImportAccess } from '../import-access.ts';
import { WRITTEN_TABLES, type WrittenTableName } from '../confirm/written-tables.ts';
import type { PersonalParts } from '../import-contents.ts';
import type { StagedRow } from '../import-rows.store.ts';
import type { RepeatedRow } from './repeated-rows.ts';
import type { IdentityHash } from './resolved-rows.ts';
import { reserveIds, type StoredIdentity } from './stored-rows.store.ts';
import { rowError, type Changed, type Validated, type Columns, type Errors } from './written-row.ts';

/** A row of the file after its holder and identity are resolved, before it is compared with the stored rows. */
export interface ResolvedRow {
  readonly place: number;
  readonly row: ImportedRow;
  /** The entry of the row, with the current ISIN of its security. */
  readonly entry: ImportedEntry | null;
  /** The text of the cells in the file; null for a row without a line of its own. */
  readonly cells: readonly string[] | null;
  readonly userId: UserId | null;
  readonly errors: Errors;
  readonly identified: IdentityHash | undefined;
  readonly known: StoredIdentity | undefined;
  /** The earlier row of the file that it repeats. */
  readonly repeats: RepeatedRow | undefined;
  /** The ISIN in the file if the security has a new one since; `entry` has the new one. */
  readonly earlierIsin: string | null;
}

export interface CompareContext {
  readonly db: Database;
  readonly access: ImportAccess;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly timeZone: string;
  /** True for a file that Kupon wrote: its lines describe stored rows. */
  readonly isOwnReport: boolean;
  /** The recognised format; null for a file with a mapping. */
  readonly format: string | null;
  /** Stages a row after its comparison. */
  readonly keep: (row: StagedRow) => Promise<void>;
  readonly reserveId: (table: WrittenTableName) => Promise<number>;
}

const MAX_ID_BATCH_SIZE = 10_000;

/** Returns a function that reserves one id per call for a file with this many rows, fetched from the sequence in batches. */
export function createIdReserver(db: Database, rowCount: number): CompareContext['reserveId'] {
  const batchSize = Math.min(rowCount, MAX_ID_BATCH_SIZE);
  const reserved = new Map<WrittenTableName, number[]>();
  return async (table) => {
    const left = reserved.get(table) ?? [];
    if (left.length === 0) left.push(...(await reserveIds(db, table, batchSize)));
    reserved.set(table, left);
    const id = left.shift();
    if (id === undefined) throw new Error('no id was reserved');
    return id;
  };
}

export interface Outcome {
  readonly kind: RowKind;
  readonly target: ImportTarget | null;
  readonly userId?: UserId | null;
  readonly errors?: Errors;
  readonly before?: StagedRow['shown']['before'];
  readonly after?: StagedRow['shown']['after'];
  readonly known?: StagedRow['shown']['known'];
  readonly writes?: readonly Columns[];
  readonly user?: PersonalParts['user'];
  readonly targetId?: number;
  readonly targetVersion?: number;
  /** The row is left out until the user includes it, which confirms the warning it has. */
  readonly needsConfirmation?: boolean;
}

/** A new row with warnings is left out until the user includes it. */
export function withWarnings(outcome: Outcome, warnings: Errors): Outcome {
  if (outcome.kind !== 'new' || warnings.length === 0) return outcome;
  return { ...outcome, errors: [...(outcome.errors ?? []), ...warnings], needsConfirmation: true };
}

/** A day that a file cannot know yet. */
export const warnOfFuture = (day: CalendarDate, today: CalendarDate): Errors =>
  day > today ? rowError('in_future', { day }) : [];

export function entryIsin(entry: ImportedEntry | null): string | null {
  return entry === null || entry.kind === 'user' ? null : entry.isin;
}

/** Omits null columns, which are about half of them: a column missing from `writes` is stored as null. */
function withoutNulls(columns: Columns): Columns {
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(columns)) if (columns[name] !== null) result[name] = columns[name];
  return result;
}

/** The row as it is staged. New and changed rows are included until the user excludes them. */
export function stageRow(resolved: ResolvedRow, outcome: Outcome): StagedRow {
  const { row, entry, cells, identified } = resolved;
  const errors = outcome.errors ?? [];
  return {
    columns: {
      place: resolved.place,
      user_id: outcome.userId ?? resolved.userId,
      kind: outcome.kind,
      target: outcome.target,
      is_included:
        outcome.writes !== undefined &&
        (outcome.kind === 'new' || outcome.kind === 'changed') &&
        outcome.needsConfirmation !== true,
      identity: identified?.hash ?? null,
      ordinal: identified?.ordinal ?? null,
      content: identified?.content ?? null,
      target_id: outcome.targetId ?? null,
      target_version: outcome.targetVersion ?? null,
    },
    shown: {
      row: row.row,
      joinedRows: [...row.joinedRows],
      sheet: row.sheet,
      isin: entryIsin(entry) ?? row.security,
      earlierIsin: resolved.earlierIsin,
      before: outcome.before ?? null,
      after: outcome.after ?? null,
      asWritten: entry?.kind === 'holding' ? entry.asWritten : null,
      errors,
      known: outcome.known ?? null,
    },
    writes: outcome.writes?.map(withoutNulls) ?? null,
    personal: personalParts(cells, outcome),
  };
}

function personalParts(
  cells: readonly string[] | null,
  { errors = [], user = null }: Outcome,
): PersonalParts | null {
  const rejected = errors.length === 0 || cells === null ? null : [...cells];
  return rejected === null && user === null ? null : { cells: rejected, user };
}

export const errorOutcome = (errors: Errors, target: ImportTarget | null = null): Outcome => ({
  kind: 'error',
  target,
  errors,
});

/** The outcome of a row that matches a stored holding: unchanged, changed, or in error. */
export function changedHolding(
  stored: { readonly user_id: UserId; readonly id: number; readonly version: number },
  changed: Validated<Changed | null>,
  target: ImportTarget,
): Outcome {
  if (!changed.ok) return errorOutcome(changed.errors, target);
  const { user_id: userId, id, version } = stored;
  if (changed.value === null) return { kind: 'unchanged', target, userId, targetId: id };
  const { before, after, columns } = changed.value;
  const writes = [{ user_id: userId, id, ...columns }];
  return { kind: 'changed', target, userId, before, after, writes, targetId: id, targetVersion: version };
}

/** The ids of the stored rows of a table that lines of the file name, which are not matched with other lines. */
export function namedIds(
  table: WrittenTableName,
  rows: readonly ResolvedRow[],
  edited: readonly EditedRow[],
): Set<number> {
  const targets: readonly ImportTarget[] = WRITTEN_TABLES[table].targets;
  return new Set([
    ...rows.flatMap(({ known }) => (known?.target === table ? [known.target_id] : [])),
    ...edited.flatMap(({ target, id }) => (targets.includes(target) ? [id] : [])),
  ]);
}

/** A row that an earlier import wrote. It can be written again only if it was deleted since and the user includes it. */
export function duplicateOutcome(
  known: StoredIdentity,
  target: ImportTarget,
  added: Pick<Outcome, 'after' | 'writes'>,
): Outcome {
  const { imported_on: importedOn, deleted_on: deletedOn } = known;
  return {
    kind: 'duplicate',
    target,
    known: { importedOn, deletedOn },
    ...(added.after !== undefined && { after: added.after }),
    ...(deletedOn !== null && added.writes !== undefined && { writes: added.writes }),
  };
}
