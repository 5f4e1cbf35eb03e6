import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/platform/endpoint';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../testing/factories/a-cash-flow.ts';
import { aDistribution } from '../../../testing/factories/a-distribution.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { ENDPOINTS } from '#api/endpoints';
import { CALLS } from '../../../testing/access-matrix/calls.ts';
import { endpointName, namesAnObject } from '../../../testing/access-matrix/expected-outcome.ts';
import { fingerprint } from '../../../testing/access-matrix/fingerprint.ts';
import { anEtfOrShare } from '../../../testing/factories/an-etf-or-share.ts';
import { PASSKEY_APP_URL } from '../../../testing/factories/an-authenticator.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

const named = (endpoint: Endpoint) => [endpointName(endpoint), endpoint] as const;
const endpoints = ENDPOINTS;
const forUsers = endpoints.filter(({ access }) => access !== 'anyone' && access !== 'administrator');

/** Texts and figures that occur only in the rows of one user. */
const MARKS = {
  username: 'Marker Of The Owner',
  phone: '+359 88 999 0001',
  taxId: '6101057509',
  isin: 'XS7777777777',
  notes: 'a note that is nobody else’s',
  bank: 'Bank of the Owner',
  name: 'Fund of the Owner',
  amount: '7654321.09',
};

let app: TestApp;
let owner: TestUser;
let ids: number[];
beforeAll(async () => {
  app = await startTestApp({ appUrl: PASSKEY_APP_URL });
  // Numbers so large that no other figure looks like one of these ids, and no two tables share an id.
  const tables = ['users', 'bonds', 'payments', 'cash_flows', 'etfs_and_shares', 'distributions'];
  for (const [place, table] of tables.entries()) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${(place + 1) * 70_000_000})`.execute(
      app.db,
    );
  }
  owner = await aUser(app, {
    username: MARKS.username,
    phone_number: MARKS.phone,
    bulstat_or_egn: MARKS.taxId,
  });
  const [isin, bank] = [MARKS.isin, MARKS.bank];
  const bond = await aBond(app, owner.userId, { isin, bank, notes: MARKS.notes, nominal: MARKS.amount });
  const etf = await anEtfOrShare(app, owner.userId, { kind: 'etf', isin, bank, name: MARKS.name });
  ids = [
    owner.userId,
    bond,
    await aPayment(app, bond, { profit: MARKS.amount }),
    await aCashFlow(app, bond, { position: MARKS.amount }),
    etf,
    await aDistribution(app, etf, { gross: MARKS.amount }),
    await anEtfOrShare(app, owner.userId, { kind: 'share', isin, bank, name: MARKS.name }),
  ];
});
afterAll(() => app.stop());

function marksIn(text: string): string[] {
  return [...Object.values(MARKS), owner.email, ...ids.map(String)].filter((mark) => text.includes(mark));
}

it('the test finds its marks where they are allowed', async () => {
  const endpoint = endpoints.find((one) => endpointName(one) === 'GET /account/export')!;
  const text = JSON.stringify(await app.answer(endpoint, { token: owner.token }));
  expect(marksIn(text)).toHaveLength(Object.keys(MARKS).length + 1 + ids.length);
});

describe.each(forUsers.filter((endpoint) => !namesAnObject(endpoint)).map(named))('%s', (_name, endpoint) => {
  it("reveals nothing of a user's rows to another user, nor to an administrator (SEC-64)", async () => {
    for (const make of [aUser, anAdministrator]) {
      const other = await make(app, { keeps_own_portfolio: true });
      const sent = await CALLS[endpointName(endpoint)]!({ app, owner: other });
      const { answer, problem } = await app.request(endpoint, { ...sent, token: other.token });
      expect(marksIn(JSON.stringify([answer, problem]))).toEqual([]);
    }
  });
});

describe.each(forUsers.filter(namesAnObject).map(named))('%s', (_name, endpoint) => {
  it('ignores additional ids in query or body (SEC-62, SEC-120)', async () => {
    const other = await aUser(app, { keeps_own_portfolio: true });
    const sent = await CALLS[endpointName(endpoint)]!({ app, owner: other });
    const wider = {
      userId: owner.userId,
      user_id: owner.userId,
      owner: owner.userId,
      bondId: ids[1]!,
      id: ids[1]!,
    };
    const { answer, problem } = await app.request(endpoint, {
      ...sent,
      token: other.token,
      query: wider,
      ...(typeof sent.body === 'object' ? { body: { ...sent.body, ...wider } } : {}),
    });
    expect(marksIn(JSON.stringify([answer, problem]))).toEqual([]);
  });
});

const pathsForUsers = [...new Set(forUsers.map(({ path }) => path))];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

describe.each(pathsForUsers)('%s', (path) => {
  it('accepts only the methods of the route table, so users cannot write what they may only read (SEC-66)', async () => {
    const before = await fingerprint(app);
    for (const method of METHODS) {
      if (endpoints.some((endpoint) => endpoint.method === method && endpoint.path === path)) continue;
      const { statusCode } = await app.fastify.inject({
        method,
        url: `/api${path.replaceAll(/\{\w+\}/g, String(ids[1]))}`,
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        payload: '{}',
      });
      expect([404, 405], method).toContain(statusCode);
    }
    expect(await fingerprint(app)).toEqual(before);
  });
});
