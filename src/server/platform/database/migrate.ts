/// <reference types="vite/types/importMeta.d.ts" />
import { sql } from 'kysely';
import { StartError } from '../errors/start-error.ts';
import type { Database, DatabaseTransaction } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** migrations/NNNN-name.sql, built into the bundle. */
const files = import.meta.glob<string>('../../../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The SQL of each migration, by its name. */
const migrations: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.sql$/g, ''), text]),
);

/** The migrations of this version, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort();

/**
 * Migrates the tables to this version of the code, all pending migrations in one transaction. If several servers start together,
 * one migrates and the others wait. Returns the names of the applied migrations. The isolation is read committed, so that a
 * server that waited sees what the other one did.
 */
export function migrate(db: Database): Promise<readonly string[]> {
  return inTransaction(db, bringUpToDate, 'read committed');
}

async function bringUpToDate(tx: DatabaseTransaction): Promise<readonly string[]> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await lockMigrations(tx);
  const applied = await appliedMigrations(tx);
  refuseUnknownMigrations(applied);
  const pending = migrationNames.slice(applied.length);
  if (pending.length > 0) await applyMigrations(tx, pending);
  return pending;
}

/**
 * Holds until the transaction ends; a session lock would stay with a connection of a pooler. The number is the one that earlier
 * versions use.
 */
async function lockMigrations(tx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx);
}

/** Applies these migrations in the given order, in the caller's transaction, and records them. */
export async function applyMigrations(tx: DatabaseTransaction, names: readonly string[]): Promise<void> {
  await lockMigrations(tx);
  await sql`create table if not exists kysely_migration
    (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx);
  const timestamp = new Date().toISOString();
  for (const name of names) {
    const text = migrations[name];
    if (text === undefined) throw new Error(`there is no migration ${name}`);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql.raw(text).execute(tx);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(tx);
  }
}

/** Unreleased versions had this migration; no released one does. */
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

/** The migrations that created the tables of the database; empty if it has no tables yet. */
export async function appliedMigrations(db: Database): Promise<readonly string[]> {
  const known = await sql<{
    table: string | null;
  }>`select to_regclass('kysely_migration')::text as "table"`.execute(db);
  if ((known.rows[0]?.table ?? null) === null) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map((row) => row.name);
}
