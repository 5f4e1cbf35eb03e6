import net from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeMyAccount } from '#api/people/account';
import { login, register } from '#api/people/auth';
import { addBond, listMyBonds } from '#api/portfolio/bonds';
import { Problem } from '#api/errors';
import { setUp } from '#api/people/setup';
import { addUser, changeUser } from '#api/people/users';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { expectSignedIn } from '../../../testing/app/expect-signed-in.ts';
import { appPort } from '../../../testing/app/app-port.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
let user: TestUser;
let administrator: TestUser;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  [user, administrator] = [await aUser(app), await anAdministrator(app)];
  port = await appPort(app);
});
afterAll(() => app.stop());

/** Sends the lines as they are; returns everything that comes back until the server closes the connection. */
const askRaw = (...lines: readonly string[]) => askInPieces([lines.join('\r\n')]);

/** The same with pieces, each sent after the previous one has gone out. */
function askInPieces(pieces: Iterable<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = '';
    const socket = net.connect(port, '127.0.0.1');
    Readable.from(pieces).pipe(socket, { end: false });
    socket.setEncoding('utf8').on('data', (chunk: string) => (got += chunk));
    socket.on('close', () => resolve(got)).on('error', reject);
  });
}

const problemIn = (answer: string) => Problem.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)));
const parseStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

describe('the size of a request (SEC-150)', () => {
  it.each([
    [2_047, 200],
    [2_048, 200],
    [2_049, 414],
    [20_000, 414],
  ])('an address of %i characters is answered with %i', async (length, status) => {
    for (const start of ['/api/setup?x=', '/api/nothing/here?x=']) {
      const url = start + 'x'.repeat(length - start.length);
      const answer = await app.fastify.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(start.includes('nothing') && status === 200 ? 404 : status);
    }
  });

  it('headers up to 16 kB are accepted, larger ones refused with a problem document', async () => {
    const withHeader = (length: number) =>
      askRaw('GET /api/setup HTTP/1.1', 'Host: x', 'Connection: close', `X: ${'x'.repeat(length)}`, '', '');
    expect(parseStatus(await withHeader(16_000))).toBe(200);
    const refused = await withHeader(17_000);
    expect(parseStatus(refused)).toBe(431);
    expect(problemIn(refused)).toMatchObject({ code: 'headers_too_large', status: 431 });
    expect(refused).toMatch(/x-content-type-options: nosniff/i);
  });

  it.each([
    [999, 201],
    [1_000, 201],
    [1_001, 400],
  ])('a body of %i fields is answered with %i', async (count, status) => {
    const required = { isin: 'X', buyPrice: 1, nominal: 1 };
    const others = Array.from({ length: count - 3 }, (_, i) => [`x${i}`, i]);
    const answer = await app.request(addBond, {
      token: administrator.token,
      params: { id: user.userId },
      body: { ...required, ...Object.fromEntries(others) },
    });
    expect(answer.status).toBe(status);
  });

  it('fields are counted at every depth', async () => {
    const row = { a: 1, b: 2 };
    const body = { isin: 'X', buyPrice: 1, nominal: 1, rows: Array.from({ length: 499 }, () => row) };
    const sent = { token: administrator.token, params: { id: user.userId }, body };
    expect(await app.refusal(addBond, sent)).toMatchObject({ code: 'malformed_request' });
  });
});

describe('a body that is too large', () => {
  const MIB = 1_048_576;
  const start = ['POST /api/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  const next = 'GET /api/setup HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

  const CHUNK = `${MIB.toString(16)}\r\n${'x'.repeat(MIB)}\r\n`;
  it.each([
    {
      what: 'whose length is declared',
      header: `Content-Length: ${20 * MIB}`,
      piece: 'x'.repeat(MIB),
      end: '',
    },
    { what: 'in chunks', header: 'Transfer-Encoding: chunked', piece: CHUNK, end: '0\r\n\r\n' },
  ])('$what is refused, and the connection stays usable', async ({ header, piece, end }) => {
    const pieces = [
      [...start, header, '', ''].join('\r\n'),
      ...Array.from({ length: 20 }, () => piece),
      end + next,
    ];
    const got = await askInPieces(pieces);
    expect(got.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    expect(got).toContain('body_too_large');
  });
});

describe('the boundaries of a request', () => {
  const start = ['POST /api/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  it.each([
    ['two lengths that differ', 'Content-Length: 2', 'Content-Length: 3'],
    ['a length and chunks', 'Content-Length: 2', 'Transfer-Encoding: chunked'],
    ['a length that is no number', 'Content-Length: 2x'],
    ['a negative length', 'Content-Length: -2'],
    ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, gzip'],
    ['a blank before the colon', 'Content-Length : 2'],
    ['a header over two lines', 'X: a', ' b', 'Content-Length: 2 2'],
  ])('by %s are refused, and the rest is not read as another request', async (_name, ...headers) => {
    const hidden = ['GET /api/setup HTTP/1.1', 'Host: x', '', ''];
    const got = await askRaw(...start, ...headers, '', '{}', ...hidden);
    expect(parseStatus(got)).toBe(400);
    expect(problemIn(got)).toMatchObject({ code: 'malformed_request' });
    expect(got.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
  });

  it('that are not HTTP at all are refused', async () => {
    const got = await askRaw('\u0016\u0003\u0001', '', '');
    expect(parseStatus(got)).toBe(400);
    // As in every other answer (SEC-100, SEC-101).
    const { headers } = await app.fastify.inject({ url: '/api/setup' });
    for (const name of [
      'content-security-policy',
      'x-frame-options',
      'referrer-policy',
      'x-content-type-options',
    ])
      expect(got.toLowerCase()).toContain(`\r\n${name}: ${String(headers[name]).toLowerCase()}\r\n`);
    expect(parseStatus(await askRaw('GET /api/setup HTTP/9.9', 'Host: x', '', ''))).toBe(400);
  });
});

const PROFILE = {
  username: 'Ivana Example',
  phoneNumber: '+359 88 765 4321',
  personOrCompany: 'person',
  bulstatOrEgn: '7523169263',
};

describe('the fields of an account (SEC-07, SEC-150)', () => {
  it.each([
    ['username', 200, (length: number) => 'x'.repeat(length)],
    ['phoneNumber', 32, (length: number) => '1'.repeat(length)],
    ['bulstatOrEgn', 20, (length: number) => '1'.repeat(length)],
  ])('%s has up to %i characters', async (field, most, make) => {
    for (const length of [most - 1, most]) {
      await app.answer(changeMyAccount, { token: user.token, body: { ...PROFILE, [field]: make(length) } });
    }
    const sent = { token: user.token, body: { ...PROFILE, [field]: make(most + 1) } };
    expect((await app.refusal(changeMyAccount, sent)).errors?.map(({ path }) => path)).toEqual([field]);
  });

  it.each([
    ['two zero-width spaces', '\u200B\u200B'],
    ['text that runs backwards', 'Ivan \u202Evortep'],
    ['a line break', 'Ivan\nPetrov'],
  ])('username is refused with %s, in every endpoint', async (_what, username) => {
    const { token } = administrator;
    const [email, password] = ['named@example.com', 'correct horse battery staple'];
    const answers = [
      await app.request(register, { body: { ...PROFILE, username, email, password } }),
      await app.request(changeMyAccount, { token: user.token, body: { ...PROFILE, username } }),
      await app.request(addUser, { token, body: { ...PROFILE, username, email } }),
      await app.request(changeUser, {
        token,
        params: { id: user.userId },
        body: { ...PROFILE, username, email },
      }),
      await app.request(setUp, { body: { code: 'a code', username, email, password } }),
    ];
    for (const { problem } of answers)
      expect([problem?.status, problem?.errors?.map(({ path }) => path)]).toEqual([400, ['username']]);
  });

  it('email has up to 254 characters, password up to 1,024 bytes', async () => {
    const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`;
    const findEmail = (length: number) => `${'a'.repeat(length - domain.length - 1)}@${domain}`;
    const registering = (email: string, bytes: number) =>
      app.request(register, { body: { ...PROFILE, email, password: 'й'.repeat(bytes / 2) } });
    expect((await registering(findEmail(253), 1_022)).status).toBe(201);
    expect((await registering(findEmail(254), 1_024)).status).toBe(201);
    const { problem } = await registering(findEmail(255), 1_026);
    expect(problem?.errors?.map(({ path }) => path)).toEqual(['email', 'password']);
  });
});

describe('a body of another content type (SEC-104)', () => {
  it.each([
    'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', 'text/json',
    ' application/json', 'application/json\ta', 'APPLICATION/JSON ;charset', 'application/json;', 'application/json, text/plain',
    'application/json; charset=utf-7', 'application/vnd.api+json', 'application/json\u00a0',
  ])('is refused, or validated like any other: %j', async (type) => {
    const { statusCode } = await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload: '{"email":["a@example.com","b@example.com"],"password":{"$ne":null}}',
    });
    expect([400, 415]).toContain(statusCode);
  }); // prettier-ignore

  it('that is compressed is never decompressed', async () => {
    const { statusCode } = await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify({ email: user.email, password: user.password })),
    });
    expect([400, 415]).toContain(statusCode);
  });
});

it('a parameter that is sent twice is refused', async () => {
  const url = '/api/ClientData/my-bonds?expired=true&expired=false';
  const headers = { authorization: `Bearer ${user.token}` };
  const { statusCode, payload } = await app.fastify.inject({ method: 'GET', url, headers });
  expect([statusCode, Problem.parse(JSON.parse(payload)).errors?.[0]?.path]).toEqual([400, 'expired']);
  await app.answer(listMyBonds, { token: user.token, query: { expired: true } });
});

it('of a key that is sent twice the last value counts', async () => {
  const body = `{"email":"nobody@example.com","password":"x","email":${JSON.stringify(user.email)},"password":${JSON.stringify(user.password)}}`;
  expect(expectSignedIn(await app.answer(login, { body })).user.email).toBe(user.email);
});
