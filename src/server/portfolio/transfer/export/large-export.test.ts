import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { exportMyAccount } from '#api/people/account-export';
import { findUserDetails } from '#api/people/users';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { appPort } from '../../../../testing/app/app-port.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { connectionCounts } from '../../../platform/database/connection/connect.ts';

/** The largest chunk in which an answer of any length is sent. */
const MAX_CHUNK_BYTES = 300_000;
const PAYMENTS = 9_990;

let app: TestApp;
let holder: TestUser;
let admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  [holder, admin] = [await aUser(app), await anAdministrator(app)];
  const bondId = await aBond(app, holder.userId);
  await sql`
    insert into payments (user_id, bond_id, profit, taxes_paid, payment_date)
    select ${holder.userId}::bigint, ${bondId}::bigint, i % 1000, 1, date '2000-01-01' + i
    from generate_series(1, ${PAYMENTS}::int) as i`.execute(app.db);
});
afterAll(() => app.stop());

/** Starts a request whose answer the caller reads chunk by chunk. */
async function begin({ token }: TestUser, path: string) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.fastify.inject({ url: `/api${path}`, headers, payloadAsStream: true });
  return { status: response.statusCode, stream: response.stream() };
}

async function readChunks(stream: AsyncIterable<unknown>): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(String(piece)));
  return pieces;
}

const openConnections = () => {
  const { open, idle } = connectionCounts(app.db);
  return open - idle;
};

describe('an answer with everything that a user holds', () => {
  it.each([
    {
      what: 'their own export',
      endpoint: exportMyAccount,
      who: () => holder,
      path: (): string => '/account/export',
    },
    {
      what: "an administrator's page of them",
      endpoint: findUserDetails,
      who: () => admin,
      path: (): string => `/admin/users/${holder.userId}/details`,
    },
  ])('is sent in chunks: $what', async ({ endpoint, who, path }) => {
    const { stream } = await begin(who(), path());
    const pieces = await readChunks(stream);
    const answer = endpoint.answer.parse(JSON.parse(Buffer.concat(pieces).toString()));
    expect(answer.bonds.map(({ payments }) => payments.length)).toEqual([PAYMENTS]);
    expect(pieces.length).toBeGreaterThan(3);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(MAX_CHUNK_BYTES);
  });
});

/** Sends a request over a separate connection, without reading the answer. */
async function ask({ token }: TestUser): Promise<IncomingMessage> {
  const port = await appPort(app);
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/api/account/export', headers, agent: false }, resolve).on(
      'error',
      reject,
    );
  });
}

/** A user whose export is larger than the buffers of a connection. */
async function aLargeHolder(): Promise<TestUser> {
  const user = await aUser(app);
  await sql`
    insert into bonds (user_id, isin, direction, currency, buy_price, market_price, nominal, result, amount_paid, profit, notes)
    select ${user.userId}::bigint, 'BG' || i, 'Buy', 'EUR', 98, 99, 1000, 0.01, 980, 10, repeat('x', 5000)
    from generate_series(1, 2000) as i`.execute(app.db);
  return user;
}

describe('simultaneous exports', () => {
  it('are limited to one per user and two per process; the next one begins when one has ended or its caller has disconnected', async () => {
    const [one, other, third] = [await aLargeHolder(), await aLargeHolder(), await aUser(app)];
    const [first, second] = [await ask(one), await ask(other)];
    let begun = 0;
    const begin = (user: TestUser) =>
      ask(user).then((response) => {
        begun += 1;
        return response;
      });
    const [again, waiting] = [begin(one), begin(third)];
    for (let i = 0; i < 5; i += 1) await app.answer(findMyAccount, { token: third.token });
    // Requests that wait for their turn have already been counted and written into the audit log.
    await expect.poll(openConnections, { timeout: 10_000 }).toBe(2);
    expect(begun).toBe(0);
    second.destroy();
    await json(await waiting);
    expect(begun).toBe(1);
    await json(first);
    await json(await again);
    await expect.poll(openConnections, { timeout: 10_000 }).toBe(0);
  });

  it('that wait and are cancelled do not block others', async () => {
    const [one, other, third] = [await aLargeHolder(), await aLargeHolder(), await aUser(app)];
    const [first, second] = [await ask(one), await ask(other)];
    const left = await aUser(app);
    const leaving = new AbortController();
    const port = await appPort(app);
    const waiting = fetch(`http://127.0.0.1:${port}/api/account/export`, {
      headers: { authorization: `Bearer ${left.token}` },
      signal: leaving.signal,
    });
    for (let i = 0; i < 5; i += 1) await app.answer(findMyAccount, { token: third.token });
    leaving.abort();
    await expect(waiting).rejects.toThrow('aborted');
    const next = ask(third);
    first.destroy();
    second.destroy();
    await json(await next);
    await expect.poll(openConnections, { timeout: 10_000 }).toBe(0);
  });

  it('are ten an hour for a user', async () => {
    const { token } = await aUser(app);
    for (let i = 0; i < 10; i += 1) expect((await app.request(exportMyAccount, { token })).status).toBe(200);
    const refused = await app.request(exportMyAccount, { token });
    expect(refused.problem).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(refused.headers['retry-after']).toBe('3600');
  });
});
