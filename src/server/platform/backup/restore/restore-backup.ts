import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  applyMigrations,
  appliedMigrations,
  isUnreleased,
  migrationNames,
  refuseUnknownMigrations,
} from '../../database/migrate.ts';
import type { DatabaseTransaction } from '../../database/schema.ts';
import { StartError } from '../../errors/start-error.ts';
import type { BackupHeader } from '../backup-format.ts';
import { eraseAgain, findDatabaseId, type Erasure } from '../erased-users.store.ts';
import { FILLED_BY_START } from '../excluded-tables.ts';
import { loadRows } from './load-rows.ts';
import { unusable } from './read-backup.ts';
import {
  countOtherServers,
  dropTablesAndFunctions,
  hasRows,
  listTables,
  speakPlainly,
  type TableInDatabase,
} from '../tables.store.ts';

const NOTE_MIGRATIONS = new Set(['kysely_migration', 'kysely_migration_lock']);
const LOOKS_FOR_OTHERS = 5;
const LOOK_AGAIN_AFTER_MS = 100;

export interface RestoredBackup {
  readonly rows: number;
  /** Those that this version added to the tables of the file. */
  readonly newMigrations: readonly string[];
  /** Numbers of the users of the file who were erased later. */
  readonly erasedAgain: readonly number[];
  readonly erasuresLeft: {
    /** Lines that name another database. */
    readonly ofOthers: number;
    /** Lines that name no database, and were not asked for. */
    readonly ofUnknown: number;
  };
}

interface RestoreOptions {
  readonly file: string;
  readonly header: BackupHeader;
  /** As they are known beside the file. */
  readonly erasures: readonly Erasure[];
  /** Whether a line that names no database counts, as an older version wrote it. */
  readonly eraseByOldList?: boolean;
}

/** Refuses a file of a later version than this one. */
export function refuseNewerBackup(file: string, { version, migrations }: BackupHeader): void {
  const unknown = migrations.filter((name) => !migrationNames.includes(name));
  if (unknown.length === 0) return;
  if (isUnreleased(unknown)) {
    throw new StartError(`${file} is of an unreleased version of Kupon: restore it with that version`);
  }
  throw new StartError(
    `${file} is of Kupon ${version} and newer than this one: it has the migration ${unknown.join(', ')}; ` +
      'restore it with that version',
  );
}

/**
 * Fills an empty database with what the file holds, all of it or nothing, brings the tables up to this version, and erases again
 * who was erased since. The file has been checked. Throws a StartError where the database is not empty.
 */
export async function restoreBackup(
  tx: DatabaseTransaction,
  { file, header, erasures, eraseByOldList = false }: RestoreOptions,
): Promise<RestoredBackup> {
  await speakPlainly(tx);
  await refuseOtherServers(tx);
  await clearEmptyDatabase(tx);
  const newMigrations = migrationNames.filter((name) => !header.migrations.includes(name));
  const rows = await fitting(file, async () => {
    await applyMigrations(tx, header.migrations);
    const loaded = await loadRows(tx, file);
    await applyMigrations(tx, newMigrations);
    return loaded;
  });
  const own = await findDatabaseId(tx);
  const unknown = erasures.filter(({ databaseId }) => databaseId === undefined);
  const known = erasures.filter(({ databaseId }) => databaseId === own);
  return {
    rows,
    newMigrations,
    erasedAgain: await eraseAgain(tx, eraseByOldList ? [...known, ...unknown] : known),
    erasuresLeft: {
      ofOthers: erasures.length - known.length - unknown.length,
      ofUnknown: eraseByOldList ? 0 : unknown.length,
    },
  };
}

/** What the database says of rows that are no data, or fit no table or no other row: classes 22, 23 and 42 of its codes. */
async function fitting<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOfFile = error instanceof pg.DatabaseError && /^(22|23|42)/.test(error.code ?? '');
    throw isOfFile ? unusable(file, error.message) : error;
  }
}

/** A connection that was closed a moment ago may still be listed: it is looked for more than once. */
async function refuseOtherServers(tx: DatabaseTransaction): Promise<void> {
  for (let look = 1; (await countOtherServers(tx)) > 0; look += 1) {
    if (look === LOOKS_FOR_OTHERS)
      throw new StartError(
        'a server of Kupon is connected to the database: stop it first; nothing was changed',
      );
    await delay(LOOK_AGAIN_AFTER_MS);
  }
}

/** Tables without anybody's data go, and are made as the file needs them. */
async function clearEmptyDatabase(tx: DatabaseTransaction): Promise<void> {
  const migrations = await appliedMigrations(tx);
  const tables = await listTables(tx);
  // A server that was ended in its first start may have left the tables that note the migrations.
  const others = tables.filter(({ name }) => !NOTE_MIGRATIONS.has(name));
  if (migrations.length === 0 && others.length > 0) {
    throw new StartError(
      `the database has tables that are not Kupon’s (${joinNames(others)}): give Kupon a database of its own; nothing was changed`,
    );
  }
  refuseUnknownMigrations(migrations);
  const filled: TableInDatabase[] = [];
  for (const table of tables) {
    if (!FILLED_BY_START.has(table.name) && (await hasRows(tx, table.name))) filled.push(table);
  }
  if (filled.length > 0) {
    throw new StartError(
      `the database is not empty (${joinNames(filled)}): restore into an empty one; nothing was changed`,
    );
  }
  if (tables.length > 0) {
    await dropTablesAndFunctions(
      tx,
      tables.map(({ name }) => name),
    );
  }
}

const joinNames = (tables: readonly TableInDatabase[]) => tables.map(({ name }) => name).join(', ');
