import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/platform/endpoint';
import { ENDPOINTS } from '#api/endpoints';
import { CALLS } from '../../../testing/access-matrix/calls.ts';
import { anAdministrator, aUser } from '../../../testing/factories/a-user.ts';
import { rowsWith } from '../../../testing/factories/everything-stored.ts';
import { startTestApp, type TestRequest, type TestApp } from '../../../testing/app/start-test-app.ts';

/** The EGN of every user that the tests create, and of every profile that the calls send. */
const EGN = '7523169263';

/** Endpoints that answer with the user themself, to that user or to an administrator. */
const SHOW_IT = [
  'GET /account/export',
  'GET /account/me',
  'GET /admin/users/{id}',
  'GET /admin/users/{id}/details',
  'POST /admin/users',
  'PUT /account/me',
  'PUT /admin/users/{id}',
];

/** A value that every field refuses, and that no error message should repeat. */
const WRONG = {
  bulstatOrEgn: EGN.repeat(3),
  personOrCompany: EGN,
  language: EGN,
  role: EGN,
  phoneNumber: { number: EGN },
  currency: EGN,
  buyDate: EGN,
  messages: EGN,
};

const endpointLabel = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints = ENDPOINTS;
const shown = new Set<string>();
const elsewhere: string[] = [];
let app: TestApp;

/** The answer with its headers, as it went over the wire. */
async function receive(
  { method, path }: Endpoint,
  { token = '', params = {}, query = {}, body }: TestRequest,
) {
  const text = (value: unknown) => String(value);
  const { statusCode, payload, headers } = await app.fastify.inject({
    method,
    url: `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => text(params[name]))}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, text(value)])),
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    ...(typeof body === 'object' && body !== null ? { payload: body } : {}),
  });
  return { status: statusCode, text: payload, headers: JSON.stringify(headers) };
}

/** Calls every endpoint correctly and incorrectly, as the owner and as an administrator. */
beforeAll(async () => {
  app = await startTestApp();
  for (const endpoint of endpoints) {
    for (const makeCaller of [aUser, anAdministrator]) {
      const [caller, owner] = [await makeCaller(app), await aUser(app)];
      const own = endpoint.path.startsWith('/admin/') ? owner : caller;
      const sent = (await CALLS[endpointLabel(endpoint)]?.({ app, owner: own })) ?? {};
      for (const body of [{ ...WRONG }, sent.body]) {
        const { status, text, headers } = await receive(endpoint, { ...sent, body, token: caller.token });
        if (text.includes(EGN) && status < 400) shown.add(endpointLabel(endpoint));
        if (text.includes(EGN) && status >= 400)
          elsewhere.push(`${endpointLabel(endpoint)} ${status}: ${text}`);
        if (headers.includes(EGN)) elsewhere.push(`${endpointLabel(endpoint)}: ${headers}`);
      }
    }
  }
}, 180_000);
afterAll(() => app.stop());

describe('an EGN, after valid and invalid calls of every endpoint (SEC-134)', () => {
  it('is only in answers that are the user themself', () => {
    expect([...shown].sort()).toEqual(SHOW_IT);
  });

  it('is in no error text and no header', () => {
    expect(elsewhere).toEqual([]);
  });

  it('is in no line of the log', () => {
    expect(app.logLines.length).toBeGreaterThan(endpoints.length);
    expect(app.logLines.filter((line) => line.includes(EGN))).toEqual([]);
  });

  it('is in no email, sent or waiting', async () => {
    const waiting = await app.db.selectFrom('outbox').selectAll().execute();
    const mails = [...app.mailer.mails, ...waiting].map((mail) => JSON.stringify(mail));
    expect(mails.length).toBeGreaterThan(3);
    expect(mails.filter((mail) => mail.includes(EGN))).toEqual([]);
  });

  it('is in no row of the database in clear text', async () => {
    expect(await rowsWith(app.db, EGN)).toEqual([]);
  });

  it('is in no address of the API', () => {
    const named = endpoints.flatMap(({ path, query }) => [path, JSON.stringify(query)]);
    expect(named.filter((text) => /egn|bulstat|taxId/i.test(text))).toEqual([]);
  });
});
