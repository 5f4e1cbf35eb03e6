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
  usePortableFormats,
  type TableInDatabase,
} from '../tables.store.ts';

const MIGRATION_TABLES = new Set(['kysely_migration', 'kysely_migration_lock']);
const MAX_CHECKS = 5;
const CHECK_INTERVAL_MS = 100;

export interface RestoredBackup {
  readonly rows: number;
  /** The migrations that this version applied after the file's own. */
  readonly newMigrations: readonly string[];
  /** Numbers of the users in the file who were erased after the backup. */
  readonly erasedAgain: readonly number[];
  readonly erasuresLeft: {
    /** Lines that name another database. */
    readonly fromOtherDatabases: number;
    /** Lines that name no database and were not to be applied. */
    readonly fromUnknownDatabases: number;
  };
}

interface RestoreOptions {
  readonly file: string;
  readonly header: BackupHeader;
  /** The erasures known from the lists, besides those in the file. */
  readonly erasures: readonly Erasure[];
  /** Whether a line that names no database counts, as older versions wrote them. */
  readonly eraseByOldList?: boolean;
}

/** Refuses a file of a newer version. */
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
 * Fills an empty database with the content of the file, all of it or nothing, migrates the tables to this version, and erases
 * users again who were erased since the backup. The file must have been checked. Throws a StartError if the database is not
 * empty.
 */
export async function restoreBackup(
  tx: DatabaseTransaction,
  { file, header, erasures, eraseByOldList = false }: RestoreOptions,
): Promise<RestoredBackup> {
  await usePortableFormats(tx);
  await refuseOtherServers(tx);
  await clearEmptyDatabase(tx);
  const newMigrations = migrationNames.filter((name) => !header.migrations.includes(name));
  const rows = await refuseUnfittingRows(file, async () => {
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
      fromOtherDatabases: erasures.length - known.length - unknown.length,
      fromUnknownDatabases: eraseByOldList ? 0 : unknown.length,
    },
  };
}

/** Blames the file for rows that are not data, or that fit no table or no other row: error codes of the classes 22, 23 and 42. */
async function refuseUnfittingRows<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFaultOfFile = error instanceof pg.DatabaseError && /^(22|23|42)/.test(error.code ?? '');
    throw isFaultOfFile ? unusable(file, error.message) : error;
  }
}

/** A connection that was closed a moment ago may still be listed, so it checks more than once. */
async function refuseOtherServers(tx: DatabaseTransaction): Promise<void> {
  for (let look = 1; (await countOtherServers(tx)) > 0; look += 1) {
    if (look === MAX_CHECKS)
      throw new StartError(
        'a server of Kupon is connected to the database: stop it first; nothing was changed',
      );
    await delay(CHECK_INTERVAL_MS);
  }
}

/** Drops tables without any user's data; they are created again as the file needs them. */
async function clearEmptyDatabase(tx: DatabaseTransaction): Promise<void> {
  const migrations = await appliedMigrations(tx);
  const tables = await listTables(tx);
  // A server that was killed during its first start may have left the tables that record the migrations.
  const others = tables.filter(({ name }) => !MIGRATION_TABLES.has(name));
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
