import type { Updateable } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import { suggestMapping } from '#domain/imports/mapping/suggest-mapping';
import type { Database } from '../../platform/database/schema.ts';
import type { ImportsTable } from '../../platform/database/tables/import-tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createSemaphore } from '../../platform/runtime/semaphore.ts';
import { compareRows } from './compare/compare-rows.ts';
import type { ImportAccess } from './import-access.ts';
import { removeRows } from './import-rows.store.ts';
import { keptRows } from './kept-rows.ts';
import { changeReadImport, encryptedContents, findImportedFile, type ImportRecord } from './imports.store.ts';
import type { FileReader } from './reading/file-reader.ts';
import type { ReadImportFile } from './reading/reading-task.ts';
import { RefusedFile } from './reading/refused-file.ts';
import { findSavedMapping } from './saved-mappings.store.ts';

/** One file after the other: the rows of a large one take more than a hundred megabytes until they are compared. */
const places = createSemaphore(1);

export interface ReadingContext {
  readonly db: Database;
  readonly access: ImportAccess;
  readonly fileReader: FileReader;
  readonly timeZone: string;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly signal: AbortSignal;
}

/**
 * Reads the file of an import and compares its rows with what is stored, outside of any transaction: what was found so far can be
 * asked for, and an import that is given up, or whose file is read again, is not touched any more.
 */
export async function readImportedFile(found: ImportRecord, context: ReadingContext): Promise<void> {
  const { db } = context;
  await removeRows(db, found.id);
  try {
    await inTurn(context.signal, async () => {
      const read = await readBytes(found, context);
      if (read.format === null && found.mapping === null) await askForMapping(found, read, context);
      else await compareAndKeep(found, read, context);
    });
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const failure = JSON.stringify(error.fault);
    await changeReadImport(db, found, { state: 'failed', failure, changed_at: context.now });
  }
}

async function inTurn(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const giveBack = await places.acquire(signal).catch(() => Promise.reject(new RefusedFile('cancelled')));
  try {
    await work();
  } finally {
    giveBack();
  }
}

async function readBytes(found: ImportRecord, context: ReadingContext): Promise<ReadImportFile> {
  const bytes = await findImportedFile(context.db, { ...context.access, id: found.id });
  if (bytes === null) throw new RefusedFile('cancelled');
  const { mapping, answers, corrections } = found;
  const request = { mapping, answers, corrections, timeZone: context.timeZone };
  return context.fileReader.readImport(bytes, request, context.signal);
}

/** Keeps what was found in the file; its first lines encrypted, in the transaction that stores them. */
function describe(
  { id, reading, corrections }: ImportRecord,
  { sheets, form }: ReadImportFile,
  {
    context: { db, access },
    change,
  }: { readonly context: ReadingContext; readonly change: Updateable<ImportsTable> },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const contents = await encryptedContents(tx, { ...access, id }, { sheets, form, corrections });
    return changeReadImport(tx, { id, reading }, { contents, ...change });
  });
}

/** The mapping that was used before for one of the first lines, or what the names of the columns suggest. */
async function askForMapping(
  found: ImportRecord,
  read: ReadImportFile,
  context: ReadingContext,
): Promise<void> {
  const [first] = read.sheets;
  const saved = await findSavedMapping(context.db, context.access.owner, read.sheets);
  const mapping = saved ?? suggestMapping(first?.header ?? [], first?.name ?? null);
  const change = {
    state: 'mapping',
    mapping: JSON.stringify(mapping),
    is_saved_mapping: saved !== undefined,
    changed_at: context.now,
  } as const;
  await describe(found, read, { context, change });
}

async function compareAndKeep(
  found: ImportRecord,
  read: ReadImportFile,
  context: ReadingContext,
): Promise<void> {
  const { db, now } = context;
  const total = read.rows.length;
  await changeReadImport(db, found, { rows_done: 0, rows_in_all: total });
  const rows = keptRows(db, found, context.access.dataKeys);
  await compareRows({ ...context, holderId: found.holder_id, read, keep: rows.keep });
  await rows.end();
  const change = {
    state: 'previewed',
    format: read.format,
    questions: JSON.stringify(read.questions),
    changed_at: now,
  } as const;
  await describe(found, read, { context, change });
}
