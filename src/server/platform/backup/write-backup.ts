import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { version } from '../../../../package.json';
import { appliedMigrations } from '../database/migrate.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import type { DataKey } from '../crypto/data-key.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import { findSigningKey, sign } from '../encryption/signature.ts';
import { StartError } from '../errors/start-error.ts';
import { syncFolder } from '../runtime/sync-folder.ts';
import {
  firstLine,
  ROW_BATCH_SIZE,
  type BackupHeader,
  type EndLine,
  type TableLine,
} from './backup-format.ts';
import { requireBuffer } from './require-buffer.ts';
import { EXCLUDED_TABLES } from './excluded-tables.ts';
import { listTables, readRows, usePortableFormats, type TableInDatabase } from './tables.store.ts';

interface WrittenBackup {
  readonly header: BackupHeader;
  readonly rows: number;
  readonly bytes: number;
  readonly isSigned: boolean;
}

interface WriteOptions {
  readonly file: string;
  readonly now: Date;
  /** Signs the file; undefined: it is not signed. */
  readonly dataKeys?: DataKeys;
  /** Replaces an existing file, which is otherwise refused. */
  readonly replace?: boolean;
  /** Interrupts the backup and removes the file. */
  readonly signal?: AbortSignal;
}

/**
 * Writes all data as of one moment, while others keep writing. The file gets its name once it is complete and on the disk. Throws
 * a StartError if it cannot be written.
 */
export async function writeBackup(db: Database, writing: WriteOptions): Promise<WrittenBackup> {
  const { file } = writing;
  if (writing.replace !== true && existsSync(file)) {
    throw new StartError(`${file} is there already: name another file, or say --force to replace it`);
  }
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    const written = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => writeSnapshot(tx, unfinished, writing));
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
    return written;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw unwritable(error, file) ?? error;
  }
}

async function writeSnapshot(
  tx: DatabaseTransaction,
  file: string,
  writing: WriteOptions,
): Promise<WrittenBackup> {
  await usePortableFormats(tx);
  const migrations = await appliedMigrations(tx);
  if (migrations.length === 0)
    throw new StartError('there is nothing to back up: the database has no tables');
  const header = { version, createdAt: writing.now.toISOString(), migrations };
  const tables = (await listTables(tx)).filter(({ name }) => !EXCLUDED_TABLES.has(name));
  const key = await keyFor(tx, tables, writing.dataKeys);
  const counts = new Map<string, number>();
  const lines = Readable.from(backupLines(tx, { header, tables, counts }));
  const handle = await open(file, 'w', 0o600);
  try {
    await pipeline(lines, createGzip(), (compressed) => writeWithHash(handle, compressed, key), {
      signal: writing.signal,
    });
    await handle.sync();
    const { size } = await handle.stat();
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { header, rows, bytes: size, isSigned: key !== undefined };
  } finally {
    await handle.close();
  }
}

/** A database of an early version has no table of keys. */
async function keyFor(
  tx: DatabaseTransaction,
  tables: readonly TableInDatabase[],
  dataKeys: DataKeys | undefined,
): Promise<DataKey | undefined> {
  const hasKeys = tables.some(({ name }) => name === 'data_keys');
  return dataKeys === undefined || !hasKeys ? undefined : findSigningKey(tx, dataKeys);
}

interface Snapshot {
  readonly header: BackupHeader;
  readonly tables: readonly TableInDatabase[];
  /** Filled while the rows are read. */
  readonly counts: Map<string, number>;
}

async function* backupLines(
  tx: DatabaseTransaction,
  { header, tables, counts }: Snapshot,
): AsyncGenerator<string> {
  yield toLine(header);
  for (const table of tables) {
    const { name, columns, counters } = table;
    yield toLine({
      table: name,
      columns: columns.map((column) => column.name),
      counters,
    } satisfies TableLine);
    counts.set(name, 0);
    for await (const rows of readRows(tx, table, ROW_BATCH_SIZE)) {
      counts.set(name, (counts.get(name) ?? 0) + rows.length);
      yield `${rows.join('\n')}\n`;
    }
  }
  yield toLine({ rows: Object.fromEntries(counts) } satisfies EndLine);
}

const toLine = (value: unknown) => `${JSON.stringify(value)}\n`;

/** The hash is known only at the end but belongs in the first line, so space is reserved for it. */
async function writeWithHash(
  handle: FileHandle,
  compressed: AsyncIterable<unknown>,
  key: DataKey | undefined,
): Promise<void> {
  const hash = createHash('sha256');
  const lineFor = (sha256: string) =>
    firstLine({ sha256, signature: key && sign(key, 'kupon backup', sha256) });
  await handle.write(lineFor('0'.repeat(64)));
  for await (const part of compressed) {
    const chunk = requireBuffer(part);
    hash.update(chunk);
    await handle.writeFile(chunk);
  }
  await handle.write(lineFor(hash.digest('hex')), 0);
}

/** Errors of the file system, not of the database's socket. */
function unwritable(error: unknown, file: string): StartError | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  if (error.syscall === 'connect' || error.syscall === 'read') return undefined;
  const codes = [
    'ENOENT',
    'ENOTDIR',
    'EACCES',
    'EPERM',
    'EROFS',
    'ENOSPC',
    'EDQUOT',
    'EIO',
    'EISDIR',
    'EFBIG',
  ];
  if (!codes.includes(String(error.code))) return undefined;
  return new StartError(`${file} cannot be written (${String(error.code)}); there is no backup`);
}
