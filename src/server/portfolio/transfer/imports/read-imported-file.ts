import type { Updateable } from 'kysely';
import { ENCODING_ANSWER } from '#domain/imports/import-table';
import { classKey } from '#domain/imports/entries/read-security';
import { suggestSheet } from '#domain/imports/mapping/suggest-mapping';
import { cellFinder, correctCells } from '#domain/imports/reading/correct-cells';
import { mappedSheet } from '#domain/imports/reading/sheet-summary';
import { userRows, type Scope } from '../../../people/access/scope.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { ImportsTable } from '../../../platform/database/tables/import-tables.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { listKnownClasses } from './compare/known-securities.store.ts';
import { compareRows } from './compare/compare-rows.ts';
import { readingAccess, type ImportAccess } from './import-access.ts';
import { removeRows } from './import-rows.store.ts';
import { createRowWriter } from './row-writer.ts';
import {
  changeReadImport,
  encryptedContents,
  findImport,
  findImportedFile,
  type ImportRecord,
} from './imports.store.ts';
import { readImportFile, type ReadImportFile } from './reading/read-import-file.ts';
import { RefusedFile } from './reading/refused-file.ts';
import { readFile } from './reading/read-file.ts';
import type { FileLine, ReadCells, ReadingTask } from './reading-task.ts';
import { findSavedMapping, headerHash } from './remembered/saved-mappings.store.ts';
import { findSavedIsins } from './remembered/saved-symbols.store.ts';

export interface ReadingServices {
  readonly db: Database;
  readonly dataKeys: DataKeys;
}

interface ReadingContext extends ReadingTask {
  readonly db: Database;
  readonly access: ImportAccess;
}

/**
 * Reads the file of an import and compares its rows with the stored ones. Runs outside of any transaction, so that its progress is
 * visible and a removed import, or one with a later reading, is not changed. Throws RefusedFile.
 */
export async function readImportedFile(
  { db, dataKeys }: ReadingServices,
  task: ReadingTask,
): Promise<ReadCells> {
  const access = readingAccess(task, dataKeys);
  const context = { ...task, db, access };
  const found = await findImport(db, { ...access, id: task.id });
  if (found.reading !== task.reading) throw new RefusedFile('cancelled');
  if (task.line !== undefined) return readCells(found, task.line, context);
  await removeRows(db, found.id);
  const read = await readBytes(found, context);
  if (read.format === null && found.mapping === null) await askForMapping(found, read, context);
  else await compareAndKeep(found, read, context);
  return null;
}

async function findBytes({ id }: ImportRecord, { db, access }: ReadingContext): Promise<Buffer> {
  const bytes = await findImportedFile(db, { ...access, id });
  if (bytes === null) throw new RefusedFile('cancelled');
  return bytes;
}

async function readCells(found: ImportRecord, line: FileLine, context: ReadingContext): Promise<ReadCells> {
  const { answers, corrections } = found;
  const { tables } = await readFile(await findBytes(found, context), answers[ENCODING_ANSWER]);
  return cellFinder(correctCells(tables, corrections))(line);
}

async function readBytes(found: ImportRecord, context: ReadingContext) {
  const { db, access, timeZone } = context;
  const bytes = await findBytes(found, context);
  const { mapping, answers, corrections } = found;
  const findKnownClasses = async (isins: readonly string[]) => {
    const known = await listKnownClasses(db, holdersScope(found, access), isins);
    return Object.fromEntries(known.map(({ isin, kind }) => [classKey(isin), kind]));
  };
  return readImportFile(bytes, {
    ...{ mapping, answers, corrections, timeZone, findKnownClasses },
    findSavedIsins: (file) => findSavedIsins(db, access.owner, file),
  });
}

/** The holdings of the holder whose file it is; of all holders if the file names them. */
function holdersScope({ holder_id: holderId }: ImportRecord, { administrator, scope }: ImportAccess): Scope {
  return administrator === null || holderId === null ? scope : userRows(administrator, holderId);
}

/** Stores the contents found in the file, encrypted, together with a change of the import. False if the reading is outdated. */
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

/** Asks the user for a mapping. Suggests the one saved for one of the first lines as header, or one by the column names. */
async function askForMapping(
  found: ImportRecord,
  read: ReadImportFile,
  context: ReadingContext,
): Promise<void> {
  const saved = await findSavedMapping(context.db, context.access.owner, read.sheets);
  const mapping = saved ?? suggestSheet(read.sheets);
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
  const { db, now, access } = context;
  await changeReadImport(db, found, { rows_done: 0, rows_in_all: read.rows.length });
  const rows = createRowWriter(db, found, access.dataKeys);
  const mapped = found.mapping === null ? undefined : mappedSheet(read.sheets, found.mapping);
  await compareRows({
    ...context,
    holderId: found.holder_id,
    read,
    headerHash: mapped === undefined ? '' : headerHash(mapped.header).toString('hex'),
    keep: rows.keep,
  });
  await rows.end();
  const change = {
    state: 'previewed',
    format: read.format,
    questions: JSON.stringify(read.questions),
    changed_at: now,
  } as const;
  await describe(found, read, { context, change });
}
