import http from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#api/platform/endpoint';
import { Problem } from '#api/errors';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { ENDPOINTS } from '#api/endpoints';
import { CALLS } from '../../../testing/access-matrix/calls.ts';
import { endpointName } from '../../../testing/access-matrix/expected-outcome.ts';
import { appPort } from '../../../testing/app/app-port.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
let user: TestUser;
let administrator: TestUser;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  [user, administrator] = [await aUser(app, { keeps_own_portfolio: true }), await anAdministrator(app)];
  port = await appPort(app);
});
afterAll(() => app.stop());

interface SentRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
}

/** Sent over a raw connection, because a client would normalise the address. */
async function ask({ method = 'GET', path, headers = {} }: SentRequest) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, resolve);
    request.on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

/** Sends the text as it is; returns everything that comes back until the server closes the connection. */
function askRaw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('utf8').on('data', (chunk: string) => (got += chunk));
    socket.on('close', () => resolve(got)).on('error', reject);
  });
}

const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` });

describe('an address in an unusual spelling (SEC-69)', () => {
  it.each([
    '/api/ADMIN/users',
    '/API/admin/users',
    '/api//admin/users',
    '//api/admin/users',
    '/api/admin/users/',
    '/api/admin/users;x=1',
    '/api/admin/./users',
    '/api/account/../admin/users',
    '/api/account/%2e%2e/admin/users',
    '/api/%61dmin/users',
    '/api/admin%2fusers',
    '/api/admin/users%00',
    '/api/admin/users%20',
    '/api/admin/users?role=admin',
    '/api/admin/users#',
  ])('gives a user no additional access: %s', async (path) => {
    const { status, text: body } = await ask({ path, headers: bearer(user) });
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain(user.email);
    expect((await ask({ path })).status).not.toBe(200);
  });
});

describe('a method that is sent in an unusual way (SEC-69)', () => {
  it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'by %s has no effect',
    async (name) => {
      const path = `/api/admin/users/${user.userId}`;
      const answer = await ask({ path, headers: { ...bearer(administrator), [name]: 'DELETE' } });
      expect(answer.status).toBe(200);
      expect((await ask({ path, headers: bearer(administrator) })).status).toBe(200);
    },
  );

  it('in the query has no effect', async () => {
    const path = `/api/admin/users/${user.userId}`;
    expect((await ask({ path: `${path}?_method=DELETE`, headers: bearer(administrator) })).status).toBe(200);
    expect((await ask({ path, headers: bearer(administrator) })).status).toBe(200);
  });

  it('HEAD needs the same access as GET, and returns no body', async () => {
    expect((await ask({ method: 'HEAD', path: '/api/admin/users' })).status).toBe(401);
    expect((await ask({ method: 'HEAD', path: '/api/admin/users', headers: bearer(user) })).status).toBe(403);
    const allowed = await ask({ method: 'HEAD', path: '/api/admin/users', headers: bearer(administrator) });
    expect([allowed.status, allowed.text]).toEqual([200, '']);
  });

  it.each(['TRACE', 'OPTIONS', 'PROPFIND', 'CONNECT-ME', 'QUERY'])('%s is not supported', async (method) => {
    const got = await askRaw(
      `${method} /api/account/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\nConnection: close\r\n\r\n`,
    );
    expect(got).toMatch(/^HTTP\/1\.1 (?:400|404|405) /);
    expect(got).not.toContain(user.token);
  });

  it.each([
    ['TRACE', '/api/account/me', 'GET, HEAD, PUT'],
    ['PATCH', '/api/account/me', 'GET, HEAD, PUT'],
    ['DELETE', '/api/account/me?x=1', 'GET, HEAD, PUT'],
    ['GET', '/api/auth/login', 'POST'],
    ['PROPFIND', '/api/admin/users', 'GET, HEAD, POST'],
    ['PATCH', '/api/admin/users/1', 'GET, HEAD, PUT, DELETE'],
  ])('%s %s is refused with 405, which names the supported methods', async (method, path, allow) => {
    const { status, headers, text: body } = await ask({ method, path });
    expect([status, headers.allow]).toEqual([405, allow]);
    expect(body === '' ? '' : Problem.parse(JSON.parse(body)).code).toBe('method_not_allowed');
    expect((await ask({ method, path: '/api/nothing/here' })).status).toBe(404);
  });

  it('GET changes nothing: no path with GET also accepts the body of a change', () => {
    const reading = ENDPOINTS.filter(({ method }) => method === 'GET');
    expect(reading.filter(({ body }) => body.safeParse(undefined).success)).toEqual(reading);
  });
});

describe('a NUL in the query', () => {
  const listFields = ({ query }: Endpoint) => (query instanceof z.ZodObject ? Object.keys(query.shape) : []);
  const withQueries = ENDPOINTS.filter((endpoint) => listFields(endpoint).length > 0);

  it.each(withQueries.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    'is refused with a sentence that names the field: %s',
    async (_name, endpoint) => {
      const { params, query: needed } = await CALLS[endpointName(endpoint)]!({
        app,
        owner: await aUser(app),
      });
      const { token } = endpoint.access === 'administrator' ? administrator : user;
      for (const field of listFields(endpoint)) {
        for (const value of ['\u0000', 'a\u0000b']) {
          const query = { ...needed, [field]: value };
          const { status, errors } = await app.refusal(endpoint, { token, query, ...(params && { params }) });
          expect([status, errors?.map(({ path }) => path)], `${field}=${JSON.stringify(value)}`).toEqual([
            400,
            [field],
          ]);
          expect(errors?.[0]?.message).toMatch(/^must /);
        }
      }
    },
  );
});

const ODD_IDS = [
  '0', '-1', '01', '1e3', '1.5', '1%20', '+1', '1;--', '1%27%20or%201=1', '2147483648', '9223372036854775808',
  '00000000-0000-4000-8000-000000000000', '__proto__', 'null', '%00', '%F0%9F%92%A5', 'x'.repeat(150),
]; // prettier-ignore
const withIds = ENDPOINTS.filter(({ path }) => path.includes('{'));

describe.each(withIds.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    it('answers not found for an impossible id, and never fails (SEC-68)', async () => {
      const caller = endpoint.access === 'administrator' ? administrator : user;
      const { body } = await CALLS[endpointName(endpoint)]!({ app, owner: await aUser(app) });
      for (const id of ODD_IDS) {
        const { statusCode, payload } = await app.fastify.inject({
          method: endpoint.method,
          url: `/api${endpoint.path.replaceAll(/\{\w+\}/g, id)}`,
          headers: {
            ...bearer(caller),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        });
        expect([400, 404], id).toContain(statusCode);
        expect(Problem.parse(JSON.parse(payload)).detail, id).not.toMatch(/select|bigint|syntax|column/i);
      }
    });
  },
);
