import net from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countUsers, listUsers } from '#api/people/users';
import { seedUsers } from '../../../../bench/seed-users.ts';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { appPort } from '../../../testing/app/app-port.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

const CROWD = 3_000;

let app: TestApp;
let admin: TestUser;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app, { username: 'The Administrator' });
  await seedUsers(app.db, app.dataKeys, { users: CROWD, bonds: 1 });
  port = await appPort(app);
});
afterAll(() => app.stop());

const page = (query: Record<string, string | number>) =>
  app.request(listUsers, { token: admin.token, query });
const nextLink = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(new URLSearchParams(/\?(.+)>/.exec(headers['link'] ?? '')?.[1]));

/** Requests every user, and reads nothing of the answer beyond what the sockets buffer. */
function askWithoutReading(): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(
        `GET /api/admin/users HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\n\r\n`,
      );
    });
    socket.once('error', reject);
    socket.once('readable', () => resolve(socket));
  });
}

/** A statement that keeps its connection ends by itself after 30 seconds. */
const BEFORE_STATEMENTS_END_MS = 20_000;

async function connectionsAtWork(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(app.db);
  return rows[0]!.count;
}

describe('the list of thousands of users', () => {
  it('without a limit has each of them once, in the order of their names', async () => {
    const users = await app.answer(listUsers, { token: admin.token });
    expect(users.length).toBe(CROWD + 1);
    expect(new Set(users.map(({ userId }) => userId)).size).toBe(CROWD + 1);
    const { answer, headers } = await page({ limit: 1_000 });
    const { answer: second } = await page(nextLink(headers));
    expect(users.slice(0, 2_000)).toEqual([...answer!, ...second!]);
  });

  it('has the same users in pages and without', async () => {
    const users = await app.answer(listUsers, { token: admin.token, query: { q: 'ДИМИТРОВ' } });
    expect(users.length).toBe(CROWD / 6);
    const found: typeof users = [];
    let query: Record<string, string | number> = { q: 'димитров', limit: 200 };
    while ('limit' in query) {
      const { answer, headers } = await page(query);
      found.push(...answer!);
      query = nextLink(headers);
    }
    expect(found).toEqual(users);
  });

  it('decrypts only the tax ids that it shows (SEC-134)', async () => {
    const last = await aUser(app, { username: 'Яна, the last of all' });
    await app.db.updateTable('users').set({ bulstat_or_egn: sql`'damaged'` }).where('id', '=', last.userId).execute(); // prettier-ignore
    const damaged = () => app.logLines.filter((line) => line.includes('cannot be decrypted')).length;
    expect([(await page({ limit: 1_000 })).status, damaged()]).toEqual([200, 0]);
    expect([(await page({ limit: 1, q: 'the last of all' })).status, damaged()]).toEqual([200, 1]);
    await app.db.deleteFrom('users').where('id', '=', last.userId).execute();
  });

  it('continues after a name of 200 letters of any script', async () => {
    const names = ['猫', '"', '\\'].map((letter) => letter.repeat(200));
    const long = await Promise.all(
      names.map((username) => aUser(app, { username, email: `${crypto.randomUUID()}@long.example.com` })),
    );
    const seen: string[] = [];
    let query: Record<string, string | number> = { q: 'long.example.com', limit: 1 };
    while ('limit' in query) {
      const { answer, headers } = await page(query);
      seen.push(...answer!.map(({ username }) => username));
      query = nextLink(headers);
    }
    expect(seen.sort()).toEqual([...names].sort());
    const ids = long.map(({ userId }) => userId);
    await app.db.deleteFrom('users').where('id', 'in', ids).execute();
  });

  it('is counted by kind', async () => {
    expect(await app.answer(countUsers, { token: admin.token })).toEqual({
      users: CROWD + 1,
      administrators: 1,
      companies: CROWD / 5,
      individuals: CROWD - CROWD / 5 + 1,
    });
  });
});

describe('a client that asks for all users', () => {
  it('and does not read them blocks neither a database connection nor another request', async () => {
    const slow = await Promise.all(Array.from({ length: 12 }, askWithoutReading));
    await expect.poll(connectionsAtWork, { timeout: BEFORE_STATEMENTS_END_MS }).toBe(0);
    expect((await page({ limit: 1 })).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it('and reads them late receives all of them', async () => {
    const socket = await askWithoutReading();
    await expect.poll(connectionsAtWork, { timeout: BEFORE_STATEMENTS_END_MS }).toBe(0);
    let got = '';
    socket.setEncoding('utf8');
    for await (const chunk of socket) {
      got += String(chunk);
      if (got.endsWith('0\r\n\r\n')) break;
    }
    expect(got.match(/"userId":/g)?.length).toBe(CROWD + 1);
  });
});

describe('invalid values in the address', () => {
  it.each([
    ['limit=', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=Infinity', 'limit'],
    ['limit=99999999999999999999', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['limit=%00', 'limit'],
    ['q=a&q=b', 'q'],
    ['q=a%00b', 'q'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['cursor=', 'cursor'],
    ['cursor=a&cursor=b', 'cursor'],
    [`cursor=${'a'.repeat(1_300)}`, 'cursor'],
    [`cursor=${Buffer.from('["a",0]').toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('["a",1e300]').toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('["a\\u0000",1]').toString('base64url')}`, 'cursor'],
    [`limit=5&cursor=${Buffer.from('{}').toString('base64url')}`, 'cursor'],
  ])('%s is refused with a sentence that names the field', async (query, path) => {
    const url = `/api/admin/users?${query}`;
    const response = await app.fastify.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
    const { detail, errors } = response.json<{
      detail: string;
      errors: { path: string; message: string }[];
    }>();
    expect([response.statusCode, ...new Set(errors.map((error) => error.path))]).toEqual([400, path]);
    expect(detail).toMatch(/^\w+ must .+\.$/);
  });

  it.each(["'; drop table users; --", '%', '_', '\\', '[', '😀', '\u202e', '%ED%A0%80', '*', 'a\nb'])(
    'a search for %j finds nobody',
    async (q) => {
      expect((await page({ q, limit: 5 })).answer).toEqual([]);
    },
  );

  it.each(['', '   '])('a search for %j is ignored', async (q) => {
    expect((await page({ q, limit: 5 })).answer?.length).toBe(5);
  });
});
