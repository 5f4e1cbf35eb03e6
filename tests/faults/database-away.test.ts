import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { builtProgram } from '#testing/processes/built-program';
import { createTestDatabase } from '#testing/app/create-test-database';
import { serverAddress, startServer } from '#testing/processes/server-under-test';
import { makeTemporaryFolder } from '#testing/processes/temporary-folder';
import { TEST_DATA_KEY, testDataKeys } from '#testing/app/test-data-keys';
import { seedUsers } from '../../bench/seed-users.ts';
import type { ServerAddress } from '../../src/server/platform/database/connection/connect.ts';
import { createAdministrator } from '../../src/server/people/setup/create-administrator.ts';
import { scaleFactor } from './scale-factor.ts';
import { reportFault } from './fault-table.ts';

const ADMINISTRATOR = {
  username: 'Ada',
  email: 'ada@example.com',
  password: 'a lighthouse counts four waves',
};
const ASKING = 20;
const SignedIn = z.object({ token: z.string() });

interface CuttableConnection {
  /** The folder of the database's socket. */
  readonly folder: string;
  cut(): void;
  restore(): void;
}

/** A connection to the database that can be cut: existing and new connections break. */
async function proxyTo({ host, port }: ServerAddress): Promise<CuttableConnection> {
  const folder = makeTemporaryFolder();
  const sockets = new Set<net.Socket>();
  let isCut = false;
  const proxy = net.createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const server = net.connect(path.join(host, `.s.PGSQL.${port}`));
    for (const [one, other] of [[client, server], [server, client]] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  }); // prettier-ignore
  await new Promise<void>((resolve) => proxy.listen(path.join(folder, '.s.PGSQL.5432'), resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    proxy.close();
  });
  return { folder, cut, restore: () => (isCut = false) };
}

test('while the database is away, lists are answered with 503 and Retry-After; everything works again once it is back', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await createAdministrator(database.db, { ...ADMINISTRATOR, now: new Date() }, testDataKeys());
  await seedUsers(database.db, testDataKeys(), { users: 1_000, bonds: 1 });
  const connection = await proxyTo(database.address);
  const { user, database: name } = database.address;
  const server = startServer(builtProgram('main'), {
    dataDir: makeTemporaryFolder(),
    env: {
      DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(connection.folder)}`,
      DATA_KEY: TEST_DATA_KEY,
      ALLOW_UNSAFE_DB: '1',
      LOG_LEVEL: 'fatal',
    },
  });
  const url = `${await serverAddress(server)}/api`;
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMINISTRATOR) }); // prettier-ignore
  const { token } = SignedIn.parse(await login.json());
  const answers: { status: number; retryAfter: string | null }[] = [];
  let over = false;
  onTestFinished(() => {
    over = true;
  });
  const asking = Array.from({ length: ASKING }, async (_, index) => {
    // One of them requests the whole list, which may be cut off.
    const query = index === 0 ? '' : '?limit=100&q=an';
    while (!over) {
      const answer = await fetch(`${url}/admin/users${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
      await answer.text().catch(() => expect(index).toBe(0));
      await delay(20);
    }
  });
  await expect.poll(() => answers.length).toBeGreaterThan(2 * ASKING);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  connection.cut();
  await delay(scaleFactor(10_000, 3_000));
  const away = answers.filter(({ status }) => status !== 200);
  connection.restore();
  const since = answers.length;
  await expect.poll(() => answers.slice(since).filter(({ status }) => status === 200).length).toBeGreaterThan(10 * ASKING); // prettier-ignore
  expect(answers.slice(-ASKING).every(({ status }) => status === 200)).toBe(true);
  over = true;
  await Promise.all(asking);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(away.length).toBeGreaterThan(ASKING);
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
  reportFault({
    fault: 'database away while lists are asked for',
    rounds: answers.length,
    result: `${refused.length} answered with 503 and Retry-After, well again without a restart`,
  });
});
