import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  aCluster,
  listServerFiles,
  runDatabase,
  silentLog,
} from '../../../../testing/app/embedded-database.ts';
import { temporaryFolder } from '../../../../testing/processes/temporary-folder.ts';
import { testAsRoot } from '../../../../testing/processes/test-as-root.ts';
import { databaseUser } from './database-user.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findServerAddress } from './find-server-address.ts';

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: silentLog });

describe('one data folder, one server:', () => {
  test('a second server is refused at once with the first one’s process id', async () => {
    const dataDir = aCluster();
    await runDatabase(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      `another server (process ${process.pid}) already runs on the data folder ${dataDir}`,
    );
  });

  test('only one of several that start together runs', async () => {
    const dataDir = aCluster();
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => start(dataDir)));
    const started = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const postgres of started) await postgres.stop();
    expect(started).toHaveLength(1);
  });

  test('a command finds the database of a running server, and otherwise nothing', async () => {
    const dataDir = aCluster();
    expect(await findServerAddress(dataDir)).toBeUndefined();
    const { address } = await runDatabase(dataDir);
    expect(await findServerAddress(dataDir)).toEqual(address);
  });
});

describe('the remains of a crash do not prevent the next start:', () => {
  test('the lock of a server whose process id now belongs to another process', async () => {
    const dataDir = aCluster();
    writeFileSync(
      path.join(dataDir, 'server.lock'),
      JSON.stringify({ pid: process.pid, identity: 'before the reboot' }),
    );
    await runDatabase(dataDir);
  });

  test('a truncated lock', async () => {
    const dataDir = aCluster();
    writeFileSync(path.join(dataDir, 'server.lock'), '{"pi');
    await runDatabase(dataDir);
  });

  test('a postmaster.pid whose process id now belongs to another process', async () => {
    const dataDir = aCluster();
    const lines = [
      process.pid,
      path.join(dataDir, 'postgres'),
      1_000_000_000,
      5432,
      path.join(dataDir, 'run'),
      '',
      '',
      'ready',
    ];
    writeFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);
    await runDatabase(dataDir);
  });

  test('a truncated postmaster.pid', async () => {
    const dataDir = aCluster();
    writeFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), '');
    await runDatabase(dataDir);
  });

  test('an incomplete cluster', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(path.join(dataDir, 'postgres.unfinished-1', 'base'), { recursive: true });
    await runDatabase(dataDir);
    expect(listServerFiles(dataDir)).toEqual(['access', 'postgres', 'run', 'server.lock']);
  });
});

describe('a folder that cannot be used is refused in one line:', () => {
  test('one of another major version, which stays unchanged', async () => {
    const dataDir = aCluster();
    writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const before = readContent(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      /^\S+ was written by PostgreSQL 17, this version of Kupon has PostgreSQL 18: make a backup .*; nothing was changed$/,
    );
    expect(readContent(dataDir)).toBe(before);
  });

  test('one with other files in it', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(path.join(dataDir, 'postgres'));
    await expect(start(dataDir)).rejects.toThrow(
      'is not a PostgreSQL data folder: it has no file PG_VERSION',
    );
  });

  test('a file', async () => {
    const file = path.join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    await expect(start(file)).rejects.toThrow(`DATA_DIR: ${file} is not a folder`);
  });

  test('one below a file', async () => {
    const file = path.join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    await expect(start(path.join(file, 'kupon'))).rejects.toThrow(
      `DATA_DIR: the folder ${file}/kupon cannot be made (ENOTDIR)`,
    );
  });

  testAsRoot('started by root, one that the database’s user cannot enter', async () => {
    const dataDir = path.join(temporaryFolder(), 'closed', 'data');
    mkdirSync(dataDir, { recursive: true });
    chmodSync(path.dirname(dataDir), 0o700);
    await expect(start(dataDir)).rejects.toThrow(
      `DATA_DIR: the database runs as ${databaseUser()!.name}, who cannot enter ${dataDir}: give others the right`,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

/** A hash of every file below the folder. */
function readContent(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    hash.update(file);
    if (entry.isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
