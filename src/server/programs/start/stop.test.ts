import { chownSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { builtProgram } from '../../../testing/processes/built-program.ts';
import { aCluster, listServerFiles } from '../../../testing/app/embedded-database.ts';
import { serverAddress, stopServer, startServer } from '../../../testing/processes/server-under-test.ts';
import { temporaryFolder } from '../../../testing/processes/temporary-folder.ts';
import { waitForLock } from '../../../testing/app/wait-for-lock.ts';
import { connect } from '../../platform/database/connection/connect.ts';
import { canReach, databaseUser } from '../../platform/database/embedded/database-user.ts';
import { runningPostmaster } from '../../platform/database/embedded/postmaster-pid.ts';
import { findServerAddress } from '../../platform/database/embedded/find-server-address.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Without `setpriv`, the database does not notice the death of its server. */
const WITHOUT_SETPRIV = { PATH: '/nowhere' };

/** A separate connection of the test to the database of the running server. */
async function connectTo(dataDir: string): Promise<Database> {
  const db = connect((await findServerAddress(dataDir))!);
  onTestFinished(() => db.destroy());
  return db;
}

/** Requests in flight are cut off after 10 seconds. */
const BEFORE_CUT_OFF_MS = 9_000;

const findPostmaster = (dataDir: string) => runningPostmaster(path.join(dataDir, 'postgres'));

const logIn = (address: string, email: string) =>
  fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'a password' }),
  }).then(
    ({ status }) => status,
    () => 'refused',
  );

interface Held {
  readonly answers: Promise<(number | string)[]>;
  readonly letGo: () => Promise<void>;
}

const isUp = (address: string) =>
  fetch(`${address}/livez`).then(
    () => true,
    () => false,
  );

/** Requests that wait, each from an account with its own connection, until the test releases the table. */
async function holdLogins(dataDir: string, address: string, count: number): Promise<Held> {
  const db = await connectTo(dataDir);
  const [held, free] = [aGate(), aGate()];
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx);
    held.open();
    await free.opened;
  });
  await held.opened;
  const emails = Array.from({ length: count }, (_, i) => `nobody-${i}@example.com`);
  const answers = Promise.all(emails.map((email) => logIn(address, email)));
  await expect.poll(() => waitForLock(db)).toBeGreaterThanOrEqual(count);
  return {
    answers,
    letGo: () => {
      free.open();
      return holding;
    },
  };
}

function aGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((open) => (resolve = open));
  return { opened, open: () => resolve() };
}

describe('SIGTERM', () => {
  test('lets the requests in flight finish, accepts no new ones, and exits with 0 (REL-14)', async () => {
    const dataDir = aCluster();
    const server = startServer(builtProgram('main'), { dataDir });
    const address = await serverAddress(server);
    const { answers, letGo } = await holdLogins(dataDir, address, 5);
    server.child.kill('SIGTERM');
    await expect.poll(() => isUp(address), { timeout: BEFORE_CUT_OFF_MS }).toBe(false);
    await letGo();
    expect(await answers).toEqual([401, 401, 401, 401, 401]);
    expect(await server.ended).toBe(0);
    expect(await findPostmaster(dataDir)).toBeUndefined();
  });

  test('exits with 0 even if nobody reads the log', async () => {
    const server = startServer(builtProgram('main'), { dataDir: aCluster() });
    const address = await serverAddress(server);
    server.child.stderr?.destroy();
    await isUp(address);
    expect(await stopServer(server)).toBe(0);
  });

  test('cuts off a request that takes longer than 10 seconds', async () => {
    const dataDir = aCluster();
    const server = startServer(builtProgram('main'), { dataDir });
    const { answers, letGo } = await holdLogins(dataDir, await serverAddress(server), 1);
    expect(await stopServer(server)).toBe(0);
    expect(await answers).toEqual(['refused']);
    await letGo().catch(() => undefined);
    expect(await findPostmaster(dataDir)).toBeUndefined();
  });

  test('sent twice ends the server immediately', async () => {
    const dataDir = aCluster();
    const server = startServer(builtProgram('main'), { dataDir });
    const address = await serverAddress(server);
    const { letGo } = await holdLogins(dataDir, address, 1);
    server.child.kill('SIGTERM');
    await expect.poll(() => isUp(address)).toBe(false);
    // Sent earlier, the second signal is taken for the first one.
    await delay(500);
    expect(await stopServer(server)).toBe(1);
    await letGo().catch(() => undefined);
    await expect.poll(() => findPostmaster(dataDir)).toBeUndefined();
  });

  test.each(['server.lock', 'postgres', 'run'])(
    'during the start, when there is %s, stops it in order',
    async (name) => {
      const dataDir = temporaryFolder();
      const server = startServer(builtProgram('main'), { dataDir });
      await expect.poll(() => existsSync(path.join(dataDir, name)), { interval: 5 }).toBe(true);
      expect(await stopServer(server)).toBe(0);
      expect(listServerFiles(dataDir)).toEqual(['postgres']);
      await serverAddress(startServer(builtProgram('main'), { dataDir }));
    },
  );
});

describe('a server that is killed', () => {
  test('stops its database, and the next start has every confirmed row', async () => {
    const dataDir = aCluster();
    const server = startServer(builtProgram('main'), { dataDir });
    await serverAddress(server);
    const db = await connectTo(dataDir);
    await sql`create table kept as select 1 as id`.execute(db);
    expect(await stopServer(server, 'SIGKILL')).toBe('SIGKILL');
    await expect.poll(() => findPostmaster(dataDir)).toBeUndefined();
    await serverAddress(startServer(builtProgram('main'), { dataDir }));
    expect((await sql`select id from kept`.execute(await connectTo(dataDir))).rows).toEqual([{ id: 1 }]);
  });

  test('and leaves its database running: the next start stops that one in order, and continues', async () => {
    const dataDir = aCluster();
    const server = startServer(builtProgram('main'), { dataDir, env: WITHOUT_SETPRIV });
    await serverAddress(server);
    await sql`create table kept as select 1 as id`.execute(await connectTo(dataDir));
    const orphan = (await findPostmaster(dataDir))!;
    await stopServer(server, 'SIGKILL');
    expect((await findPostmaster(dataDir))!.pid).toBe(orphan.pid);
    const next = startServer(builtProgram('main'), { dataDir });
    await serverAddress(next);
    expect(next.output().err).toContain(
      `stopping the database that a server left running (process ${orphan.pid})`,
    );
    expect((await findPostmaster(dataDir))!.pid).not.toBe(orphan.pid);
    expect((await sql`select id from kept`.execute(await connectTo(dataDir))).rows).toEqual([{ id: 1 }]);
  });

  test('while it creates the cluster leaves none, and the next start creates it', async () => {
    const dataDir = temporaryFolder();
    const server = startServer(builtProgram('main'), { dataDir });
    await expect.poll(() => listUnfinished(dataDir), { interval: 5 }).toHaveLength(1);
    await stopServer(server, 'SIGKILL');
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    await serverAddress(startServer(builtProgram('main'), { dataDir }));
    expect(listUnfinished(dataDir)).toEqual([]);
  });
});

function listUnfinished(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith('postgres.unfinished'));
}

/** A user other than root, who starts this user's programs. */
const other = databaseUser();
const othersCanStart = other !== undefined && canReach(other, import.meta.dirname);
if (!othersCanStart) {
  process.stdout.write(
    'SKIPPED: the server of an ordinary user, because it takes root to start it, in a folder open to all\n',
  );
}

test.runIf(othersCanStart)(
  'the data of a server that runs as an ordinary user is private to that user',
  async () => {
    const parent = temporaryFolder();
    chownSync(parent, other!.uid, other!.gid);
    const dataDir = path.join(parent, 'data');
    const server = startServer(builtProgram('main'), { dataDir, uid: other!.uid });
    const address = await serverAddress(server);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(await stopServer(server)).toBe(0);
  },
);
