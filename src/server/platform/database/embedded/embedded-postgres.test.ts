import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aCluster, runDatabase } from '../../../../testing/app/embedded-database.ts';
import { temporaryFolder } from '../../../../testing/processes/temporary-folder.ts';
import { testAsRoot } from '../../../../testing/processes/test-as-root.ts';
import type { Database } from '../schema.ts';
import { systemUserIn } from './database-user.ts';
import { runningPostmaster } from './postmaster-pid.ts';

async function settings(db: Database, names: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
    where name in (${sql.join(names)})`.execute(db);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

async function runningPid(dataDir: string): Promise<number | undefined> {
  return (await runningPostmaster(path.join(dataDir, 'postgres')))?.pid;
}

test('the database is durable, has checksums, and can only be reached through its socket', async () => {
  const dataDir = aCluster();
  const { db } = await runDatabase(dataDir);
  expect(
    await settings(db, [
      'data_checksums',
      'fsync',
      'full_page_writes',
      'listen_addresses',
      'synchronous_commit',
      'server_encoding',
    ]),
  ).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
    server_encoding: 'UTF8',
  });
  expect(statSync(path.join(dataDir, 'run')).mode & 0o777).toBe(0o700);
});

test('every commit is on disk before it is confirmed', async () => {
  const { db } = await runDatabase(aCluster());
  await sql`create table payments_made (id int primary key)`.execute(db);
  await db.connection().execute(async (one) => {
    const before = await walSyncs(one);
    for (let id = 1; id <= 50; id += 1) await sql`insert into payments_made values (${id})`.execute(one);
    expect((await walSyncs(one)) - before).toBeGreaterThanOrEqual(50);
  });
});

/** How often this server has synced its log to the disk. */
async function walSyncs(db: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ syncs: number }>`select sum(fsyncs)::int as syncs from pg_stat_io
    where object = 'wal'`.execute(db);
  return rows[0]!.syncs;
}

test('PostgreSQL’s default port may be in use by another program', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.once('error', () => resolve());
    other.listen(5432, '127.0.0.1', resolve);
  });
  onTestFinished(() => void other.close());
  const { db } = await runDatabase(aCluster());
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('it needs no locale of the machine', async () => {
  const language = process.env['LC_ALL'];
  process.env['LC_ALL'] = 'xx_YY.UTF-8';
  onTestFinished(() => {
    if (language === undefined) delete process.env['LC_ALL'];
    else process.env['LC_ALL'] = language;
  });
  const { db } = await runDatabase(temporaryFolder());
  const { rows } = await sql`select lower('ЩЪРКЕЛ') as lower from (values (1)) as one (n)`.execute(db);
  expect(rows).toEqual([{ lower: 'щъркел' }]);
});

test('a data folder with a path too long for a socket works', async () => {
  const dataDir = path.join(temporaryFolder(), 'a'.repeat(100));
  const { db, address } = await runDatabase(dataDir);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(statSync(address.host).mode & 0o777).toBe(0o700);
});

describe('a database that is killed', () => {
  test('restarts by itself, with every confirmed row', async () => {
    const dataDir = aCluster();
    const { db } = await runDatabase(dataDir);
    await sql`create table kept (id int)`.execute(db);
    await sql`insert into kept values (1)`.execute(db);
    const killed = (await runningPid(dataDir))!;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => runningPid(dataDir)).not.toBeOneOf([killed, undefined]);
    const rows = () => sql`select id from kept`.execute(db).then(({ rows }) => rows);
    await expect.poll(() => rows().catch(() => 'away')).toEqual([{ id: 1 }]);
  });

  test('and stopped while it restarts stays stopped', async () => {
    const dataDir = aCluster();
    const database = await runDatabase(dataDir);
    process.kill((await runningPid(dataDir))!, 'SIGKILL');
    await delay(150);
    await database.stop();
    expect(await runningPid(dataDir)).toBeUndefined();
  });
});

testAsRoot(
  'started by root, the database is the process of a system user, and no account changes',
  async () => {
    const accounts = () =>
      ['/etc/passwd', '/etc/group', '/etc/shadow'].map((file) => readFileSync(file, 'utf8'));
    const before = accounts();
    const dataDir = temporaryFolder();
    await runDatabase(dataDir);
    const status = readFileSync(`/proc/${(await runningPid(dataDir))!}/status`, 'utf8');
    const { uid, gid } = systemUserIn(before[0]!);
    expect(/^Uid:\t(\d+)/m.exec(status)![1]).toBe(String(uid));
    expect(/^Gid:\t(\d+)/m.exec(status)![1]).toBe(String(gid));
    expect(/^Groups:\s*$/m.test(status)).toBe(true);
    expect(accounts()).toEqual(before);
  },
);
