import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/app/create-test-database.ts';
import { takePort } from '../../testing/processes/port.ts';
import { builtProgram } from '../../testing/processes/built-program.ts';
import { serverAddress, stopServer, startServer } from '../../testing/processes/server-under-test.ts';
import { temporaryFolder } from '../../testing/processes/temporary-folder.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { aCluster, listServerFiles, silentLog } from '../../testing/app/embedded-database.ts';
import { runningPostmaster } from '../platform/database/embedded/postmaster-pid.ts';

async function fails(env: Record<string, string>): Promise<string> {
  const server = startServer(builtProgram('main'), {
    dataDir: aCluster(),
    env: { LOG_LEVEL: 'silent', ...env },
  });
  expect(await server.ended).toBe(1);
  expect(server.output().out).toBe('');
  return server.output().err;
}

describe('a start', () => {
  test('works on an empty folder, and on the same folder again; SIGTERM ends it with 0 and leaves nothing running', async () => {
    const dataDir = temporaryFolder();
    for (let start = 1; start <= 2; start += 1) {
      const server = startServer(builtProgram('main'), { dataDir });
      const address = await serverAddress(server);
      expect((await fetch(`${address}/livez`)).status).toBe(200);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect(await runningPostmaster(path.join(dataDir, 'postgres'))).toBeDefined();
      expect(await stopServer(server)).toBe(0);
      expect(listServerFiles(dataDir)).toEqual(['data-key', 'postgres']);
      expect(await runningPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined();
    }
  });

  test('by npm ends when npm is killed', async () => {
    const dataDir = aCluster();
    const server = startServer(builtProgram('main'), {
      dataDir,
      env: { npm_lifecycle_event: 'start' },
      wrapper: ['/bin/sh', '-c', '"$0" "$@"; true'],
    });
    const address = await serverAddress(server);
    server.child.kill('SIGKILL');
    await expect
      .poll(() =>
        fetch(`${address}/livez`).then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down');
    await expect.poll(() => listServerFiles(dataDir)).toEqual(['data-key', 'postgres']);
  });
});

describe('a start that fails prints the reason in one line and exits with 1:', () => {
  test('a wrong configuration, with every fault', async () => {
    const said = await fails({
      PORT: 'eighty',
      TZ: 'Sofia',
      ADMIN_EMAIL: 'a@example.com',
      SMTP_URL: 'secret:word',
    });
    expect(said.trimEnd().split('\n')).toEqual([
      'PORT: got "eighty", takes a whole number from 0 to 65535',
      'SMTP_URL: got a value that is not shown here, takes a URL of the form smtp://USER:PASSWORD@HOST:PORT, or smtps://',
      'TZ: got "Sofia", takes an IANA name such as Europe/Sofia',
      'ADMIN_PASSWORD: not set, takes 15 to 1024 characters, because ADMIN_EMAIL is set',
      'MAIL_FROM: not set, takes an email address, or NAME <ADDRESS>, because SMTP_URL is set',
    ]);
  });

  test('a port in use', async () => {
    const { port, giveBack } = await takePort();
    onTestFinished(giveBack);
    expect(await fails({ PORT: String(port) })).toBe(
      `PORT: ${port} on 127.0.0.1 is in use; stop what listens there, or set another PORT\n`,
    );
  });

  test('an address that is not the machine’s', async () => {
    expect(await fails({ HOST: '192.0.2.1' })).toMatch(
      /^HOST: this machine has no address 192\.0\.2\.1; .*\n$/,
    );
  });

  test('a missing database on an existing server', async () => {
    const database = await createTestDatabase();
    const url = database.url.replace(/test_\w+/, 'no_such_database');
    await database.drop();
    expect(await fails({ DATABASE_URL: url })).toBe(
      'DATABASE_URL: the database refuses: database "no_such_database" does not exist\n',
    );
  });

  test('a database that a newer version has migrated', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(database.db);
    expect(await fails({ DATABASE_URL: database.url, ALLOW_UNSAFE_DB: '1' })).toBe(
      'the database is newer than this version of Kupon: it has the migration 9999-later; start the newer version\n',
    );
  });

  test('a database that may lose confirmed data (REL-03)', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    // Whatever the server's own setting is.
    await sql`alter database ${sql.table(database.address.database)} set synchronous_commit = off`.execute(
      database.db,
    );
    expect(await fails({ DATABASE_URL: database.url })).toMatch(
      /^the database may lose confirmed data in a crash: fsync, full_page_writes, synchronous_commit is off; .*\n$/,
    );
  });

  test('too few file descriptors (REL-26)', async () => {
    const server = startServer(builtProgram('main'), {
      dataDir: temporaryFolder(),
      env: { LOG_LEVEL: 'silent' },
      wrapper: ['/bin/sh', '-c', 'ulimit -n 64; exec "$0" "$@"'],
    });
    expect(await server.ended).toBe(1);
    expect(server.output().err).toMatch(/file descriptors|open files/);
    expect(server.output().err.trimEnd().split('\n')).toHaveLength(1);
  });
});

test('a server waits for a database that starts later (REL-15)', async () => {
  const dataDir = aCluster();
  const url = `postgres://kupon_server@localhost/kupon?host=${encodeURIComponent(path.join(dataDir, 'run'))}&port=5432`;
  const { port, giveBack } = await takePort();
  await giveBack();
  const server = startServer(builtProgram('main'), {
    dataDir,
    env: { DATABASE_URL: url, PORT: String(port) },
  });
  const fetchStatus = (name: string) =>
    fetch(`http://127.0.0.1:${port}${name}`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(() => fetchStatus('/livez')).toBe(200);
  expect(await fetchStatus('/readyz')).toBe(503);
  expect(await fetchStatus('/api/ClientData/my-bonds')).toBe(503);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  onTestFinished(() => postgres.stop());
  await expect.poll(() => fetchStatus('/readyz')).toBe(200);
  expect(await fetchStatus('/api/ClientData/my-bonds')).toBe(401);
  expect(await stopServer(server)).toBe(0);
});

describe('the first administrator', () => {
  test('is created through a one-time link, as long as there is none', async () => {
    const dataDir = aCluster();
    const server = startServer(builtProgram('main'), { dataDir });
    const [, link = '', code = ''] = await server.printed(/first administrator .*: (http\S+\/setup#(\S+))/);
    const address = await serverAddress(server);
    expect(link).toBe(`${address}/setup#${code}`);
    const made = await fetch(`${address}/api/setup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        code,
        username: 'First',
        email: 'first@example.com',
        password: 'a long password of mine',
      }),
    });
    expect(made.status).toBe(201);
    await stopServer(server);
    expect(server.output().err).not.toContain(code);
    const again = startServer(builtProgram('main'), { dataDir });
    await serverAddress(again);
    await stopServer(again);
    expect(again.output().out).not.toContain('administrator');
  });

  test('is created from the environment, without a link', async () => {
    const env = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a long password of mine' };
    const server = startServer(builtProgram('main'), { dataDir: aCluster(), env });
    const address = await serverAddress(server);
    expect(await signIn(address, env)).toBe(200);
    expect(await stopServer(server)).toBe(0);
    expect(server.output().out).not.toContain('setup');
    expect(server.output().out + server.output().err).not.toContain(env.ADMIN_PASSWORD);
  });

  test('is not created with one of the most common passwords', async () => {
    expect(await fails({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'boss@example.com' })).toMatch(
      /^ADMIN_PASSWORD: .+\n$/,
    );
  });
});

async function signIn(
  address: string,
  env: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string },
): Promise<number> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  });
  return answer.status;
}
