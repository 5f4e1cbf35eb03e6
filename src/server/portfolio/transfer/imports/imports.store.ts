import { sql, type Selectable, type Updateable } from 'kysely';
import type { ImportId, UserId } from '#api/platform/ids';
import type { Encrypted } from '../../../platform/crypto/encrypted.ts';
import { retry } from '../../../platform/database/retry.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { ImportsTable } from '../../../platform/database/tables/import-tables.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { decryptFile, encryptFile, encryptText } from '../../../platform/encryption/stored-values.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { contentsField, decryptContents, fileField, type ImportContents } from './import-contents.ts';
import type { Reading } from './import-reading.ts';

/** An import without its file. */
export type ImportRecord = Omit<Selectable<ImportsTable>, 'file' | 'contents'> &
  ImportContents & {
    readonly uploader_name: string | null;
    readonly holder_name: string | null;
  };

const COLUMNS = [
  'imports.id', 'owner_id', 'uploaded_by', 'holder_id', 'state', 'file_name', 'format', 'contents', 'mapping', 'is_saved_mapping',
  'answers', 'questions', 'reading', 'rows_done', 'rows_in_all', 'failure', 'imports.created_at', 'changed_at',
  'batch_id', 'confirmed_at', 'undone_at',
] as const; // prettier-ignore

/** Selects the imports of the office (null) or of one holder; others are not found. */
export interface ImportsSelection {
  readonly owner: UserId | null;
  readonly dataKeys: DataKeys;
}

export interface ImportKey extends ImportsSelection {
  readonly id: ImportId;
}

function selectImports(db: Database, owner: UserId | null) {
  return db
    .selectFrom('imports')
    .leftJoin('users as uploader', 'uploader.id', 'uploaded_by')
    .leftJoin('users as holder', 'holder.id', 'holder_id')
    .select(COLUMNS)
    .select(['uploader.username as uploader_name', 'holder.username as holder_name'])
    .where('owner_id', owner === null ? 'is' : '=', owner);
}

const MAX_IMPORTS = 50;

type FoundImport = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>;

function toRecord({ contents, ...found }: FoundImport, dataKeys: DataKeys): ImportRecord {
  return { ...found, ...decryptContents({ id: found.id, contents }, dataKeys) };
}

export async function listImports(
  db: Database,
  { owner, dataKeys }: ImportsSelection,
): Promise<ImportRecord[]> {
  const found = await selectImports(db, owner).orderBy('imports.id', 'desc').limit(MAX_IMPORTS).execute();
  return found.map((one) => toRecord(one, dataKeys));
}

export async function findImport(db: Database, { id, owner, dataKeys }: ImportKey): Promise<ImportRecord> {
  const found = await selectImports(db, owner).where('imports.id', '=', id).executeTakeFirstOrThrow(notFound);
  return toRecord(found, dataKeys);
}

/** Finds an import and locks it until the transaction ends. */
export async function lockImport(tx: DatabaseTransaction, key: ImportKey): Promise<ImportRecord> {
  await tx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', key.id)
    .where('owner_id', key.owner === null ? 'is' : '=', key.owner)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  return findImport(tx, key);
}

/** The file of an import; null if it is no longer stored. Throws UnreadableValue. */
export async function findImportedFile(
  db: Database,
  { id, dataKeys }: Pick<ImportKey, 'id' | 'dataKeys'>,
): Promise<Buffer | null> {
  const { file } = await db
    .selectFrom('imports')
    .select('file')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return file === null ? null : decryptFile(dataKeys, fileField(id), file);
}

/** The number of imports of a holder, or of the office (null), that are neither confirmed nor failed. */
export async function countUnfinished(db: Database, owner: UserId | null): Promise<number> {
  const { count } = await db
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', owner === null ? 'is' : '=', owner)
    .where('state', 'not in', ['confirmed', 'undone', 'failed'])
    .executeTakeFirstOrThrow();
  return count;
}

interface NewImport {
  readonly owner_id: UserId | null;
  readonly uploaded_by: UserId;
  readonly holder_id: UserId | null;
  readonly file_name: string;
  readonly file: Buffer;
  readonly now: Date;
}

export async function insertImport(
  tx: DatabaseTransaction,
  { now, file: bytes, ...made }: NewImport,
  dataKeys: DataKeys,
): Promise<ImportId> {
  const { id } = await tx
    .insertInto('imports')
    .values({ ...made, state: 'reading', created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = await encryptFile(tx, dataKeys, { place: fileField(id), bytes });
  await changeImport(tx, id, { file });
  return id;
}

/** Encrypts the contents of a file for storage; call it in the transaction that stores them. */
export async function encryptedContents(
  tx: DatabaseTransaction,
  { id, dataKeys }: Pick<ImportKey, 'id' | 'dataKeys'>,
  { sheets, form, corrections }: ImportContents,
): Promise<Encrypted> {
  const text = JSON.stringify({ sheets, form, corrections });
  return encryptText(tx, dataKeys, { place: contentsField(id), text });
}

/** False if the import was removed or a later reading of its file has started. */
export async function changeReadImport(
  db: Database,
  { id, reading }: Reading,
  change: Updateable<ImportsTable>,
): Promise<boolean> {
  const update = db
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .where('reading', '=', reading)
    .where('state', '=', 'reading');
  const { numUpdatedRows } = await retry(() => update.executeTakeFirstOrThrow());
  return numUpdatedRows > 0n;
}

export async function changeImport(
  tx: DatabaseTransaction,
  id: ImportId,
  change: Updateable<ImportsTable>,
): Promise<void> {
  await tx.updateTable('imports').set(change).where('id', '=', id).execute();
}

/** False if there is no such import, or it is confirmed. */
export async function removeImport(
  tx: DatabaseTransaction,
  { id, owner }: Pick<ImportKey, 'id' | 'owner'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('owner_id', owner === null ? 'is' : '=', owner)
    .where('state', 'not in', ['confirmed', 'undone'])
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const DAY_MS = 86_400_000;
/** Unfinished imports are removed after this. */
const MAX_IDLE_DAYS = 7;
/** Longer than any file takes: after this, the server that was reading has stopped. */
const MAX_READING_MS = 10 * 60_000;
export const UNDO_DAYS = 30;

/**
 * Removes abandoned imports, and the files and rows of those that can no longer be undone. Marks imports as failed whose reading stopped
 * with its server. The identities of imported rows are kept. Returns the number of removed imports.
 */
export async function cleanImports(db: Database, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .updateTable('imports')
    .set({ state: 'failed', failure: JSON.stringify({ rule: 'interrupted', values: {} }) })
    .where('state', '=', 'reading')
    .where('changed_at', '<', before(MAX_READING_MS))
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where('state', 'not in', ['confirmed', 'undone'])
    .where('changed_at', '<', before(MAX_IDLE_DAYS * DAY_MS))
    .executeTakeFirstOrThrow();
  const isOver = sql<boolean>`confirmed_at < ${before(UNDO_DAYS * DAY_MS)} and file is not null`;
  await db
    .deleteFrom('import_rows')
    .where('import_id', 'in', db.selectFrom('imports').select('id').where(isOver))
    .execute();
  await db.updateTable('imports').set({ file: null, contents: null }).where(isOver).execute();
  return Number(numDeletedRows);
}
