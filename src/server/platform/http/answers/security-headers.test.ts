import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#api/people/auth';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(path.join(os.tmpdir(), 'kupon-web-'));
  mkdirSync(path.join(webFolder, 'assets'));
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Kupon</title>');
  writeFileSync(path.join(webFolder, 'assets', 'main-1a2b3c.js'), 'export {};');
  app = await startTestApp({}, { webFolder });
});
afterAll(async () => {
  await app.stop();
  rmSync(webFolder, { recursive: true });
});

const EVERYWHERE = {
  'content-security-policy':
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
    "worker-src 'self';manifest-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';object-src 'none';" +
    "require-trusted-types-for 'script';trusted-types spreadsheet-worker",
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const NOWHERE = [
  'x-powered-by',
  'server',
  'strict-transport-security',
  'access-control-allow-origin',
  'set-cookie',
];

interface Request {
  readonly method?: 'GET' | 'POST' | 'OPTIONS';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string;
}
const send = (request: Request) => app.fastify.inject({ method: 'GET', ...request });

const REQUESTS: readonly (readonly [number, string, () => Promise<Request> | Request])[] = [
  [200, 'application/json; charset=utf-8', () => ({ url: '/api/setup' })],
  [200, 'text/html; charset=utf-8', () => ({ url: '/my-bonds' })],
  [200, 'application/javascript; charset=utf-8', () => ({ url: '/assets/main-1a2b3c.js' })],
  [
    304,
    '',
    async () => {
      const { headers } = await send({ url: '/assets/main-1a2b3c.js' });
      return { url: '/assets/main-1a2b3c.js', headers: { 'if-none-match': String(headers.etag) } };
    },
  ],
  [
    400,
    'application/problem+json; charset=utf-8',
    () => ({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    }),
  ],
  [401, 'application/problem+json; charset=utf-8', () => ({ url: '/api/account/me' })],
  [
    403,
    'application/problem+json; charset=utf-8',
    async () => ({
      url: '/api/admin/users',
      headers: { authorization: `Bearer ${(await aUser(app)).token}` },
    }),
  ],
  [404, 'application/problem+json; charset=utf-8', () => ({ url: '/api/nothing/here' })],
  [404, 'application/problem+json; charset=utf-8', () => ({ url: '/assets/missing.js' })],
  [404, 'application/problem+json; charset=utf-8', () => ({ url: '/assets/%2e%2e/index.html' })],
  [404, 'application/problem+json; charset=utf-8', () => ({ url: '/assets/..%2findex.html' })],
  [
    413,
    'application/problem+json; charset=utf-8',
    () => ({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'x'.repeat(1_100_000) }),
    }),
  ],
  [
    415,
    'application/problem+json; charset=utf-8',
    () => ({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    }),
  ],
];

describe('the headers of an answer', () => {
  it.each(REQUESTS)(
    'are the same strict ones with status %i and %s (SEC-100, SEC-101)',
    async (status, type, request) => {
      const answer = await send(await request());
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        ...EVERYWHERE,
        ...(type === '' ? {} : { 'content-type': type }),
      });
      for (const name of NOWHERE) expect(answer.headers[name]).toBeUndefined();
    },
  );

  it('are the same with 429, and include Retry-After', async () => {
    const { email } = await aUser(app);
    const body = { email, password: 'another password' };
    for (let i = 0; i < 10; i += 1) await app.request(login, { body });
    const { status, headers } = await app.request(login, { body });
    expect(status).toBe(429);
    expect(headers).toMatchObject({ ...EVERYWHERE, 'retry-after': '60' });
  });

  it('are the same with 500, which reveals nothing internal (SEC-154)', async () => {
    const { token } = await anAdministrator(app);
    await app.db.schema.alterTable('exchange_rates').renameTo('other_rates').execute();
    try {
      const answer = await send({
        url: '/api/admin/exchange-rates',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.statusCode).toBe(500);
      expect(answer.headers).toMatchObject(EVERYWHERE);
      expect(answer.body).not.toMatch(/exchange_rates|relation|select/);
    } finally {
      await app.db.schema.alterTable('other_rates').renameTo('exchange_rates').execute();
    }
  });

  it('are the same with 503, and include Retry-After (SEC-06)', async () => {
    const signIns = Array.from({ length: 60 }, (_, i) =>
      app.request(login, { body: { email: `nobody-${i}@example.com`, password: 'x' }, ip: `203.0.113.${i}` }),
    );
    const refused = (await Promise.all(signIns)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers).toMatchObject({ ...EVERYWHERE, 'retry-after': '2' });
  });
});

describe('caching', () => {
  it('is off for the API, revalidated for the page, and lasts a year for files named by their hash (SEC-102)', async () => {
    const cacheHeader = async (url: string) => (await send({ url })).headers['cache-control'];
    expect(await cacheHeader('/api/setup')).toBe('no-store');
    expect(await cacheHeader('/api/nothing')).toBe('no-store');
    expect(await cacheHeader('/api/account/me')).toBe('no-store');
    expect(await cacheHeader('/login')).toBe('no-cache');
    expect(await cacheHeader('/assets/main-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
  });
});

it('other origins may not read answers (SEC-103)', async () => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await send({
      method,
      url: '/api/setup',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

it('over https browsers use only https for a year (SEC-101)', async () => {
  const secure = await startTestApp({ appUrl: 'https://kupon.example.com' });
  const { headers } = await secure.fastify.inject({ url: '/api/setup' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await secure.stop();
});

it.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%5c..%5cpackage.json',
  '/.env',
])('no file outside of the built screens is served: %s', async (url) => {
  const { statusCode, body } = await send({ url });
  expect(body).not.toContain('"dependencies"');
  expect(statusCode === 200 ? body : '').toMatch(/^$|<title>Kupon/);
});
