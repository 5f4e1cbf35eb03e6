import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#api/platform/endpoint';
import { call, firstAnswer } from './call.ts';
import { readSession } from '../session/session.ts';
import { callWithEtag, type Tagged } from './call-with-etag.ts';
import { CallError } from './call-error.ts';

/** Calls go to a real local server; only what a browser adds (address, storage) is set up here. */
const stored = new Map<string, string>();
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const seen: { url?: string; headers?: IncomingMessage['headers']; body?: string } = {};
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    Object.assign(seen, {
      url: request.url,
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    });
    answer(request, response);
  });
});
const fetchByAddress = globalThis.fetch;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const base = `http://127.0.0.1:${address.port}`;
  globalThis.fetch = (path, init) => fetchByAddress(typeof path === 'string' ? base + path : path, init);
  Object.defineProperty(globalThis, 'localStorage', {
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    configurable: true,
  });
});
afterAll(async () => {
  globalThis.fetch = fetchByAddress;
  await new Promise((closed) => server.close(closed));
});
beforeEach(() => stored.clear());

const findThing = endpoint({
  method: 'GET',
  path: '/things/{id}',
  access: 'signed-in',
  summary: 'A thing',
  params: z.object({ id: z.string() }),
  query: z.object({ expired: z.string().optional() }),
  answer: z.object({ name: z.string().transform((name) => name.toUpperCase()) }),
});
const changeThing = endpoint({
  method: 'PUT',
  path: '/things',
  access: 'anyone',
  summary: 'Changes a thing',
  body: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
});

function signIn(token: string): void {
  const user = { userId: 1, username: 'a', email: 'a@example.com', role: 'user', personOrCompany: 'person' };
  const flags = { keepsOwnPortfolio: false, mustChangePassword: false, demo: false };
  stored.set('user', JSON.stringify({ ...user, ...flags, language: 'en', token }));
}
function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): void {
  answer = (_, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
}
async function catchFailure(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error('no CallError');
  return error;
}
const problem = { type: 'about:blank', title: 'Some title', detail: 'A sentence.' };

describe('a call', () => {
  it('builds the address, sends the token, and returns the parsed answer', async () => {
    signIn('t-1');
    answerWith(200, { name: 'bond' });
    const thing = await call(findThing, { params: { id: 'a/b' }, query: { expired: true } });
    expect(thing).toEqual({ name: 'BOND' });
    expect(seen.url).toBe('/api/things/a%2Fb?expired=true');
    expect(seen.headers?.authorization).toBe('Bearer t-1');
  });

  it('sends the body, the version it was made from and the idempotency key', async () => {
    answerWith(200, { name: 'x' });
    await call(changeThing, { body: { name: 'x' }, ifMatch: 3, idempotencyKey: 'k' });
    expect(seen.body).toBe('{"name":"x"}');
    expect(seen.headers).toMatchObject({
      'if-match': '"3"',
      'idempotency-key': 'k',
      'content-type': 'application/json',
    });
    expect(seen.headers?.authorization).toBeUndefined();
  });

  it('that needs a session is not sent without one', async () => {
    answerWith(200, { name: 'bond' });
    delete seen.url;
    expect(await catchFailure(call(findThing, { params: { id: '1' } }))).toMatchObject({
      status: 401,
      code: 'not_signed_in',
    });
    expect(seen.url).toBeUndefined();
  });

  it('stores whether the user keeps their own portfolio by now, even if the call is refused', async () => {
    signIn('t-1');
    answerWith(200, { name: 'bond' }, { 'keeps-own-portfolio': 'true' });
    await call(findThing, { params: { id: '7' } });
    expect(readSession()?.keepsOwnPortfolio).toBe(true);
    const refused = { ...problem, status: 403, code: 'not_allowed' };
    answerWith(403, refused, { 'keeps-own-portfolio': 'false' });
    await catchFailure(call(findThing, { params: { id: '7' } }));
    expect(readSession()?.keepsOwnPortfolio).toBe(false);
    answerWith(200, { name: 'bond' }, { 'keeps-own-portfolio': 'true' });
    await call(findThing, { params: { id: '7' }, token: 'another session' });
    expect(readSession()?.keepsOwnPortfolio).toBe(false);
  });

  it('returns the same object if the server says that nothing has changed', async () => {
    signIn('t-1');
    answer = ({ headers }, response) => {
      const isKnown = headers['if-none-match'] === 'W/"1"';
      response.writeHead(isKnown ? 304 : 200, { ETag: 'W/"1"' });
      response.end(isKnown ? undefined : '{"name":"bond"}');
    };
    const again = (last: Tagged<z.output<typeof findThing.answer>> | undefined) =>
      callWithEtag(findThing, { params: { id: '7' } }, last);
    const first = await again(undefined);
    expect(first).toEqual({ tag: 'W/"1"', answer: { name: 'BOND' } });
    expect(await again(first)).toBe(first);
    expect(await again({ ...first, tag: 'W/"0"' })).not.toBe(first);
  });

  it('fails with the code, the wrong fields and the stored object of a problem document', async () => {
    const errors = [{ path: 'name', rule: 'required', values: {}, message: 'must not be empty' }];
    answerWith(409, { ...problem, status: 409, code: 'edit_conflict', errors, current: { version: 4 } });
    const failure = await catchFailure(call(changeThing, { body: { name: '' } }));
    expect(failure).toMatchObject({
      status: 409,
      code: 'edit_conflict',
      detail: 'A sentence.',
      errors,
      current: { version: 4 },
    });
  });

  it('reports how long to wait', async () => {
    answerWith(429, { ...problem, status: 429, code: 'too_many_requests' }, { 'Retry-After': '120' });
    expect(await catchFailure(call(changeThing))).toMatchObject({
      code: 'too_many_requests',
      retryAfter: 120,
    });
  });

  it.each([
    [200, { name: 5 }],
    [200, 'no JSON'],
    [500, '<h1>Internal error</h1>'],
    [500, { ...problem, status: 500, code: 'no_such_code' }],
  ])('fails as not understood if the answer is %i %j', async (status, body) => {
    answerWith(status, body);
    expect(await catchFailure(call(changeThing))).toMatchObject({ status, code: 'unexpected_answer' });
  });

  it.each([
    [413, 'body_too_large'],
    [429, 'too_many_requests'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
  ])('reads the status %i of a page that a proxy answers with as %s', async (status, code) => {
    answerWith(status, '<h1>A page of a proxy</h1>', { 'Retry-After': '30' });
    expect(await catchFailure(call(changeThing))).toMatchObject({ status, code, retryAfter: 30 });
  });

  it('fails as a network failure without an answer', async () => {
    answer = (request) => request.socket.destroy();
    expect(await catchFailure(call(changeThing))).toMatchObject({ status: null, code: 'network' });
  });

  it('that fails is logged, without what was sent', async () => {
    const warn = vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    signIn('t-1');
    answerWith(409, { ...problem, status: 409, code: 'edit_conflict' });
    await catchFailure(call(changeThing, { body: { name: 'a name' } }));
    await catchFailure(call(findThing, { params: { id: '7' } }));
    expect(warn.mock.calls).toEqual([
      ['PUT /things failed: 409 edit_conflict'],
      ['GET /things/{id} failed: 409 edit_conflict'],
    ]);
  });
});

describe('a 401', () => {
  const signedOut = { ...problem, status: 401, code: 'not_signed_in' };

  it('ends the stored session', async () => {
    signIn('t-1');
    answerWith(401, signedOut);
    expect(await catchFailure(call(findThing, { params: { id: '1' } }))).toMatchObject({
      code: 'not_signed_in',
    });
    expect(stored.has('user')).toBe(false);
  });

  it('of a call that needs no session does not end it', async () => {
    signIn('t-1');
    answerWith(401, signedOut);
    await catchFailure(call(changeThing));
    expect(stored.has('user')).toBe(true);
  });

  it('that arrives after the session has ended does not end the new one', async () => {
    signIn('t-1');
    answer = (_, response) => {
      signIn('t-2');
      response.writeHead(401).end(JSON.stringify(signedOut));
    };
    await catchFailure(call(findThing, { params: { id: '1' } }));
    expect(stored.get('user')).toContain('t-2');
  });
});

describe('the first answer of a page', () => {
  /** As page-start.js leaves it. */
  function received(text: string, token = 't-1', headers = {}): void {
    const address = '/api/things/7';
    const responses = new Map([[address, Promise.resolve(new Response(text, { headers }))]]);
    globalThis.firstData = { token, at: Date.now(), responses, texts: new Map([[address, text]]) };
    onTestFinished(() => {
      globalThis.firstData = undefined;
    });
  }
  const find = () => firstAnswer(findThing, { params: { id: '7' } });

  it('is there without a call, once', () => {
    signIn('t-1');
    received('{"name":"bond"}');
    expect(find()).toEqual({ name: 'BOND' });
    expect(find()).toBeUndefined();
  });

  it('says whether the user keeps their own portfolio by now', async () => {
    signIn('t-1');
    received('{"name":"bond"}', 't-1', { 'keeps-own-portfolio': 'true' });
    find();
    await expect.poll(() => readSession()?.keepsOwnPortfolio).toBe(true);
  });

  it('belongs to the session in which it was requested', () => {
    signIn('t-1');
    received('{"name":"bond"}', 't-2');
    expect(find()).toBeUndefined();
  });

  it.each(['<html>', '{"name":1}'])('is left to the call, which reports it, if it is %s', async (text) => {
    signIn('t-1');
    received(text);
    expect(find()).toBeUndefined();
    expect(await catchFailure(call(findThing, { params: { id: '7' } }))).toMatchObject({
      code: 'unexpected_answer',
    });
  });
});
