import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { builtProgram } from '../../../testing/processes/built-program.ts';
import { createTestDatabase } from '../../../testing/app/create-test-database.ts';
import { serverAddress, stopServer, startServer } from '../../../testing/processes/server-under-test.ts';
import { temporaryFolder } from '../../../testing/processes/temporary-folder.ts';
import { waitForLock } from '../../../testing/app/wait-for-lock.ts';
import { applyMigrations, appliedMigrations, migrationNames } from './migrate.ts';
import type { Database } from './schema.ts';

/** The tables of an earlier version, and how a server connects to them. */
async function anEarlierDatabase(last: string) {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const earlier = migrationNames.slice(0, migrationNames.indexOf(last) + 1);
  await sql`drop schema public cascade; create schema public`.execute(database.db);
  await database.db.transaction().execute((tx) => applyMigrations(tx, earlier));
  const env = { DATABASE_URL: database.url, ALLOW_UNSAFE_DB: '1' };
  return { db: database.db, earlier, server: { dataDir: temporaryFolder(), env } };
}

const listColumns = async (db: Database) =>
  (
    await sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%' order by 1, 2`.execute(db)
  ).rows;

/** Kills a server with signal 9 during its migrations, at the statement that needs this table. */
async function killAt(table: string, db: Database, server: { dataDir: string; env: Record<string, string> }) {
  await db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
    const killed = startServer(builtProgram('main'), server);
    await expect.poll(() => waitForLock(db)).toBe(1);
    expect(await stopServer(killed, 'SIGKILL')).toBe('SIGKILL');
  });
  await expect.poll(() => waitForLock(db)).toBe(0);
}

test.each(['bonds', 'cash_flows', 'users'])(
  'a server killed while it migrates %s leaves the tables as they were, and the next start migrates them (REL-17)',
  async (table) => {
    const { db, earlier, server } = await anEarlierDatabase('0004-payments-and-cash-flows');
    const before = await listColumns(db);
    await killAt(table, db, server);
    expect(await appliedMigrations(db)).toEqual(earlier);
    expect(await listColumns(db)).toEqual(before);
    const next = startServer(builtProgram('main'), server);
    await serverAddress(next);
    expect(await appliedMigrations(db)).toEqual(migrationNames);
    await stopServer(next);
  },
);
