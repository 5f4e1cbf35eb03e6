import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { login, register } from '#api/people/auth';
import { builtProgram } from '../../testing/processes/built-program.ts';
import { createTestDatabase } from '../../testing/app/create-test-database.ts';
import { storedData } from '../../testing/factories/stored-data.ts';
import { aCluster, listServerFiles, runDatabase } from '../../testing/app/embedded-database.ts';
import { rowsWith } from '../../testing/factories/everything-stored.ts';
import { withConnection } from '../../testing/app/restored-database.ts';
import { startProcess } from '../../testing/processes/server-process.ts';
import { serverAddress, stopServer, startServer } from '../../testing/processes/server-under-test.ts';
import { expectSignedIn } from '../../testing/app/expect-signed-in.ts';
import { temporaryFolder } from '../../testing/processes/temporary-folder.ts';

const ADMIN = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a long password of mine' };

async function run(name: 'backup' | 'restore', args: readonly string[], env: Record<string, string>) {
  const command = startProcess(builtProgram(name), { env, args });
  return { code: await command.ended, ...command.output() };
}

async function post(url: string, body: object, token?: string) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.text() };
}

const person = (email: string) => ({
  username: 'Somebody',
  email,
  password: 'one white sail at noon',
  phoneNumber: '+359 2 123 4567',
  personOrCompany: 'person',
  bulstatOrEgn: '7523169263',
});

/** Users register one after the other, each in a transaction of their own, until `stop` is called. */
function keepRegistering(address: string) {
  let writing = true;
  const statuses: number[] = [];
  const writer = async (name: string) => {
    for (let i = 0; writing; i += 1) {
      statuses.push((await post(`${address}/api/auth/register`, person(`${name}-${i}@example.com`))).status);
    }
  };
  const writers = Promise.all(['a', 'b'].map(writer));
  return {
    statuses,
    stop: async () => {
      writing = false;
      await writers;
    },
  };
}

async function anOutsideDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { address, url } = database;
  return { address, env: { DATABASE_URL: url, ALLOW_UNSAFE_DB: '1' } };
}

/** The audits differ: one database records that a backup was made, the other that it was restored. */
function withoutAudit(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(data).filter(([table]) => !table.startsWith('audit_')));
}

describe('npm run backup and restore', () => {
  test('move all data from a running server to an external PostgreSQL and back into an embedded one (REL-18)', async () => {
    const [dataDir, last] = [aCluster(), aCluster()];
    const [first, second] = ['first.backup', 'second.backup'].map((name) => path.join(last, name));
    const server = startServer(builtProgram('main'), {
      dataDir,
      env: { ...ADMIN, LIMIT_REGISTER: '1000000' },
    });
    const writers = keepRegistering(await serverAddress(server));
    await expect.poll(() => writers.statuses.length).toBeGreaterThan(4);
    const backup = await run('backup', [first!], { DATA_DIR: dataDir });
    await writers.stop();
    expect([backup.code, backup.err]).toEqual([0, '']);
    expect(backup.out).toMatch(/first\.backup: \d+ rows, \d+ bytes\n$/);
    expect(new Set(writers.statuses)).toEqual(new Set([201]));
    await stopServer(server);

    const { env } = await anOutsideDatabase();
    const key = readFileSync(path.join(dataDir, 'data-key'));
    const keyMissing = await run('restore', [first!], { DATA_DIR: last, ...env });
    expect([keyMissing.code, keyMissing.err]).toEqual([
      1,
      expect.stringMatching(
        /^\S+ is signed with the data key [0-9a-f]{8}, which is not in \S+data-key \(put it there/,
      ),
    ]);
    const there = await run('restore', [first!, '--without-signature'], { DATA_DIR: last, ...env });
    expect([there.code, there.err]).toEqual([0, '']);
    expect(there.out).toMatch(
      /^Restored \d+ rows of 20\S+Z, written by Kupon \S+\.\nTaken without a signature: .*\nBefore the start put the key [0-9a-f]{8} into \S+data-key: /,
    );
    const copied = await run('backup', [second!], { DATA_DIR: last, ...env });
    expect([copied.code, copied.out]).toEqual([
      0,
      expect.stringContaining('\nIt is not signed, because the data key'),
    ]);
    const unsigned = await run('restore', [second!], { DATA_DIR: last });
    expect([unsigned.code, unsigned.err]).toEqual([
      1,
      expect.stringContaining(' is not signed, as of an earlier'),
    ]);
    const back = await run('restore', [second!, '--without-signature'], { DATA_DIR: last });
    expect(back.code).toBe(0);
    expect(readFileSync(first!).includes(key) || readFileSync(first!).includes(key.toString().trim())).toBe(
      false,
    );

    const keyless = startServer(builtProgram('main'), { dataDir: last });
    expect(await keyless.ended).toBe(1);
    expect(keyless.output().err).toMatch(/data-key: not there, and personal numbers .* put the file back/);
    copyFileSync(path.join(dataDir, 'data-key'), path.join(last, 'data-key'));
    const again = startServer(builtProgram('main'), { dataDir: last });
    const login = { email: 'a-0@example.com', password: 'one white sail at noon' };
    expect((await post(`${await serverAddress(again)}/api/auth/login`, login)).status).toBe(200);
    await stopServer(again);
  });

  test('a restored database has the same rows in the embedded and in an external one (REL-18)', async () => {
    const dataDir = aCluster();
    const file = path.join(dataDir, 'kupon.backup');
    const server = startServer(builtProgram('main'), { dataDir, env: ADMIN });
    for (const name of ['a', 'b', 'c']) {
      await post(`${await serverAddress(server)}/api/auth/register`, person(`${name}@example.com`));
    }
    await stopServer(server);
    expect(await run('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const { address, env } = await anOutsideDatabase();
    const restore = await run('restore', [file], { DATA_DIR: dataDir, ...env });
    expect(restore.code).toBe(0);
    expect(restore.out).toContain('\nThere is no list erased-users next to the file');
    const [restored, source] = [
      await withConnection(address, storedData),
      await storedData((await runDatabase(dataDir)).db),
    ];
    expect(withoutAudit(restored)).toEqual(withoutAudit(source));
    expect(source['audit_entries']).toContain('backup_made');
    expect(restored['audit_entries']).toContain('backup_restored');
  });

  test('users erased after the backup are erased again by the list that is stored next to it (SEC-137)', async () => {
    const [dataDir, other] = [aCluster(), aCluster()];
    const file = path.join(dataDir, 'backups', 'kupon.backup');
    mkdirSync(path.dirname(file));
    const server = startServer(builtProgram('main'), { dataDir, env: ADMIN });
    const api = `${await serverAddress(server)}/api`;
    const { user } = register.answer.parse(
      JSON.parse((await post(`${api}/auth/register`, person('gone@example.com'))).body),
    );
    expect(await run('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const boss = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
    const { token } = expectSignedIn(
      login.answer.parse(JSON.parse((await post(`${api}/auth/login`, boss)).body)),
    );
    const removed = await fetch(`${api}/admin/users/${user.userId}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(removed.status).toBe(204);
    await stopServer(server);
    copyFileSync(path.join(dataDir, 'data-key'), path.join(other, 'data-key'));
    const { code, out } = await run('restore', [file], { DATA_DIR: other });
    expect(code).toBe(0);
    expect(out).toMatch(
      /\nErased again, because they were erased after the backup was made: the users \d+\.\n/,
    );
    const { db } = await runDatabase(other);
    expect(await rowsWith(db, 'gone@example.com')).toEqual([]);
  });

  test('a damaged file is refused before a database is created (REL-19)', async () => {
    const dataDir = temporaryFolder();
    const file = path.join(temporaryFolder(), 'kupon.backup');
    const source = aCluster();
    await stopServer(await ready(source));
    await run('backup', [file], { DATA_DIR: source });
    writeFileSync(file, readFileSync(file).subarray(0, -1));
    expect(await run('restore', [file], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      out: '',
      err: `${file} is damaged or incomplete: its checksum does not fit; take another copy of it, or an earlier backup\n`,
    });
    expect(listServerFiles(dataDir)).toEqual([]);
  });

  test('nothing is restored into the database of a running server, nor into one with users', async () => {
    const dataDir = aCluster();
    const file = path.join(dataDir, 'kupon.backup');
    const server = await ready(dataDir);
    expect(await run('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const running = await run('restore', [file], { DATA_DIR: dataDir });
    expect(running.err).toMatch(/^another server \(process \d+\) already runs on the data folder \S+\n$/);
    await stopServer(server);
    const full = await run('restore', [file], { DATA_DIR: dataDir });
    expect([full.code, full.err]).toEqual([
      1,
      expect.stringMatching(
        /^the database is not empty \(.*users\): restore into an empty one; nothing was changed\n$/,
      ),
    ]);
  });

  test('a backup creates no database, replaces no file, and explains its usage', async () => {
    const dataDir = temporaryFolder();
    const file = path.join(dataDir, 'kupon.backup');
    const none = await run('backup', [file], { DATA_DIR: dataDir });
    expect([none.code, none.err]).toEqual([1, `DATA_DIR: there is no database in ${dataDir}\n`]);
    expect(existsSync(file)).toBe(false);
    for (const args of [[], ['a', 'b'], ['--wrong']]) {
      expect((await run('backup', args, { DATA_DIR: dataDir })).err).toMatch(
        /^npm run backup -- FILE \[--force\]\n/,
      );
      expect((await run('restore', args, { DATA_DIR: dataDir })).err).toMatch(
        /^npm run restore -- FILE \[--erase-by-old-list\] \[--without-signature\]\n/,
      );
    }
  });

  test('a database that cannot be reached is named', async () => {
    const env = { DATABASE_URL: 'postgres://kupon@127.0.0.1:1/kupon', DATA_DIR: temporaryFolder() };
    const file = path.join(env.DATA_DIR, 'kupon.backup');
    const { code, err } = await run('backup', [file], env);
    expect(code).toBe(1);
    expect(err).toMatch(/^DATABASE_URL: the database at 127\.0\.0\.1:1 cannot be reached \(.*\)\n$/);
  });
});

/** A server with an administrator. */
async function ready(dataDir: string) {
  const server = startServer(builtProgram('main'), { dataDir, env: ADMIN });
  await serverAddress(server);
  return server;
}
