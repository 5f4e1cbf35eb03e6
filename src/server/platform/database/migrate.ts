/// <reference types="vite/types/importMeta.d.ts" />
import { Migrator, sql, type Migration } from 'kysely';
import { StartError } from '../errors/start-error.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

/** migrations/NNNN-name.sql, built into the bundle. */
const files = import.meta.glob<string>('../../../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.sql$/g, ''), toMigration(text)]),
);

function toMigration(text: string): Migration {
  return {
    async up(db) {
      await sql`set local statement_timeout = 0`.execute(db);
      await sql.raw(text).execute(db);
    },
  };
}

/**
 * Brings the tables up to this version of the code, all pending migrations in one transaction, under an advisory
 * lock: of several servers that start together one migrates, the others wait. Returns the names of those applied.
 */
export async function migrate(db: Database): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  await refuseNewerDatabase(db);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw asError(error);
  return results.map((result) => result.migrationName);
}

/** Those of this version, in their order. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort();

/** Applies these in the given order, inside a transaction of the caller's, and writes down that they were. */
export async function applyMigrations(tx: DatabaseTransaction, names: readonly string[]): Promise<void> {
  await sql`create table if not exists kysely_migration
    (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx);
  const timestamp = new Date().toISOString();
  for (const name of names) {
    const migration = migrations[name];
    if (migration === undefined) throw new Error(`there is no migration ${name}`);
    await migration.up(tx);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(tx);
  }
}

async function refuseNewerDatabase(db: Database): Promise<void> {
  refuseUnknownMigrations(await appliedMigrations(db));
}

/** Unreleased versions had this migration; none since has. */
const BEFORE_RELEASE = '0002-sessions';

export function isUnreleased(migrationsApplied: readonly string[]): boolean {
  return migrationsApplied.includes(BEFORE_RELEASE);
}

export function refuseUnknownMigrations(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw new StartError(
    isUnreleased(unknown)
      ? 'the database was created by an unreleased version of Kupon, and this version cannot migrate it: ' +
          'keep using that version, or start with an empty DATA_DIR or database; nothing was changed'
      : `the database is newer than this version of Kupon: it has the migration ${unknown.join(', ')}; start the newer version`,
  );
}

/** Those that have made the tables of the database; none where it has no tables yet. */
export async function appliedMigrations(db: Database): Promise<readonly string[]> {
  const known = await sql<{
    table: string | null;
  }>`select to_regclass('kysely_migration')::text as "table"`.execute(db);
  if ((known.rows[0]?.table ?? null) === null) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map((row) => row.name);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
