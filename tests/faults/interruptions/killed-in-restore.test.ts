import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtProgram } from '#testing/processes/built-program';
import { aCluster } from '#testing/app/embedded-database';
import { startProcess } from '#testing/processes/server-process';
import { serverAddress, stopServer, startServer } from '#testing/processes/server-under-test';
import { withConnection } from '#testing/app/restored-database';
import { TEST_DATA_KEY } from '#testing/app/test-data-keys';
import { takePort } from '#testing/processes/port';
import { temporaryFolder } from '#testing/processes/temporary-folder';
import { waitForLock } from '#testing/app/wait-for-lock';
import { migrate } from '../../../src/server/platform/database/migrate.ts';
import { scaleFactor } from '../scale-factor.ts';
import { reportFault } from '../fault-table.ts';
import { pickEvenly } from '../pick-evenly.ts';
import { holdingProxy } from './holding-proxy.ts';
import { ownCluster, databaseUrl, type OwnCluster, type OwnDatabase } from './own-cluster.ts';
import { readRows, readSchema } from './schema-and-rows.ts';
import { countOthers } from './stop-in-migration.ts';

/** Its tables are created, filled and migrated. */
const BACKUP = path.join(import.meta.dirname, '../../../src/testing/fixtures/backups/kupon-0.1.0.backup');

/** The same without its signature, as written by a server that lacks the key of its database. */
function unsignedBackup(): string {
  const signed = readFileSync(BACKUP);
  const end = signed.indexOf('\n');
  const line = signed
    .subarray(0, end)
    .toString()
    .replace(/^Kupon backup 2 (sha256 [0-9a-f]{64}) .*$/, 'Kupon backup 1 $1');
  const file = path.join(temporaryFolder(), 'unsigned.backup');
  writeFileSync(file, Buffer.concat([Buffer.from(line), signed.subarray(end)]));
  return file;
}

/** The arguments of the command. */
const RESTORES: readonly (readonly [string, () => readonly string[]])[] = [
  ['a backup', () => [BACKUP]],
  ['a backup without a signature', () => [unsignedBackup(), '--without-signature']],
];

/** Closes its connections: a restore refuses a database in use. */
const waitForOutcome = ({ address }: OwnDatabase) =>
  withConnection(address, async (db) => ({ schema: await readSchema(db), rows: await readRows(db) }));

const restoring = (url: string, args: readonly string[] = [BACKUP]) =>
  startProcess(builtProgram('restore'), {
    args: [...args],
    env: { DATABASE_URL: url, DATA_DIR: temporaryFolder(), DATA_KEY: TEST_DATA_KEY },
  });

type CleanRestore = Awaited<ReturnType<typeof restoreUndisturbed>>;
let clean: CleanRestore | undefined;

/** Computed once: the result of an undisturbed restore, and its number of statements. */
async function cleanRestore(cluster: OwnCluster): Promise<CleanRestore> {
  return (clean ??= await restoreUndisturbed(cluster));
}

async function restoreUndisturbed(cluster: OwnCluster) {
  const database = await cluster.create();
  const before = await waitForOutcome(database);
  const proxy = await holdingProxy(database.address, Infinity);
  const restore = restoring(databaseUrl(proxy.address));
  expect({ ended: await restore.ended, ...restore.output() }).toMatchObject({ ended: 0, err: '' });
  return { before, after: await waitForOutcome(database), statements: proxy.count() };
}

/** Kills a restore when the answer to this statement is due. */
async function killAt(database: OwnDatabase, statement: number, args: readonly string[]): Promise<void> {
  const proxy = await holdingProxy(database.address, statement);
  const restore = restoring(databaseUrl(proxy.address), args);
  await proxy.held;
  expect(await stopServer(restore, 'SIGKILL')).toBe('SIGKILL');
  await withConnection(database.address, (db) => expect.poll(() => countOthers(db)).toBe(0));
}

test.each(RESTORES)(
  'a restore of %s that is killed at any statement leaves the database empty or complete, and the next one finishes (REL-18)',
  { timeout: scaleFactor(1_200_000, 120_000) },
  async (name, findArgs) => {
    const cluster = await ownCluster(aCluster());
    const args = findArgs();
    const { before, after, statements } = await cleanRestore(cluster);
    const all = Array.from({ length: statements }, (_, place) => place + 1);
    const killed = pickEvenly(all, scaleFactor(50, 1));
    let complete = 0;
    for (const statement of killed) {
      const database = await cluster.create();
      await killAt(database, statement, args);
      const outcome = await waitForOutcome(database);
      const isComplete = Object.keys(outcome.rows).length > 0;
      complete += isComplete ? 1 : 0;
      expect({ statement, ...outcome }).toEqual({ statement, ...(isComplete ? after : before) });
      const again = restoring(database.url, args);
      expect({ statement, ended: await again.ended }).toEqual({ statement, ended: isComplete ? 1 : 0 });
      if (isComplete) expect(again.output().err).toContain('the database is not empty');
      expect({ statement, ...(await waitForOutcome(database)) }).toEqual({ statement, ...after });
    }
    reportFault({
      fault: `kill -9 of a restore of ${name} (REL-18)`,
      rounds: killed.length,
      lost: 0,
      result: `at ${killed.length} of ${statements} statements; ${complete} had brought back everything, the others nothing, and then everything`,
    });
  },
);

/** A server on the database being restored: started half-way, and asked while it waits. */
async function serverInBetween(database: OwnDatabase, statement: number) {
  const proxy = await holdingProxy(database.address, statement);
  const restore = restoring(databaseUrl(proxy.address));
  await proxy.held;
  const { port, giveBack } = await takePort();
  await giveBack();
  const server = startServer(builtProgram('main'), {
    dataDir: temporaryFolder(),
    env: {
      DATABASE_URL: database.url,
      DATA_KEY: TEST_DATA_KEY,
      BACKUPS: 'off',
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
  });
  await withConnection(database.address, (db) => expect.poll(() => waitForLock(db)).toBe(1));
  const statuses = await Promise.all(
    ['/readyz', '/api/setup', '/api/auth/password-rules'].map(
      async (call) => (await fetch(`http://127.0.0.1:${port}${call}`)).status,
    ),
  );
  return { proxy, restore, server, statuses };
}

const DATABASES: readonly (readonly [string, (cluster: OwnCluster) => Promise<OwnDatabase>])[] = [
  ['a database without tables', (cluster) => cluster.create()],
  ['a database that a server has started on', startedDatabase],
];

async function startedDatabase(cluster: OwnCluster): Promise<OwnDatabase> {
  const database = await cluster.create();
  await withConnection(database.address, migrate);
  return database;
}

describe.each(DATABASES.slice(0, scaleFactor(2, 1)))(
  'a server that is started in the middle of a restore into %s',
  (_name, create) => {
    test('answers 503 until the restore has finished, then serves all data (REL-18)', async () => {
      const cluster = await ownCluster(aCluster());
      const { after, statements } = await cleanRestore(cluster);
      const database = await create(cluster);
      const { proxy, restore, server, statuses } = await serverInBetween(
        database,
        Math.round(statements / 2),
      );
      expect(statuses).toEqual([503, 503, 503]);
      proxy.release();
      expect(await restore.ended).toBe(0);
      await serverAddress(server);
      await stopServer(server);
      const { schema, rows } = await waitForOutcome(database);
      expect(schema).toEqual(after.schema);
      expect(rows['payments']).toEqual(after.rows['payments']);
    });

    test('answers 503 until the restore is killed, then starts empty (REL-18)', async () => {
      const cluster = await ownCluster(aCluster());
      const { after, statements } = await cleanRestore(cluster);
      const database = await create(cluster);
      const { restore, server, statuses } = await serverInBetween(database, Math.round(statements / 2));
      expect(statuses).toEqual([503, 503, 503]);
      await stopServer(restore, 'SIGKILL');
      await serverAddress(server);
      await stopServer(server);
      const { schema, rows } = await waitForOutcome(database);
      expect(schema).toEqual(after.schema);
      expect(Object.keys(rows)).toEqual(['kysely_migration']);
    });
  },
);
