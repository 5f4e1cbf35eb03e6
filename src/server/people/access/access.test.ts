import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/platform/endpoint';
import { ENDPOINTS } from '#api/endpoints';
import { CALLS } from '../../../testing/access-matrix/calls.ts';
import {
  expectedOutcome,
  endpointName,
  type Outcome,
} from '../../../testing/access-matrix/expected-outcome.ts';
import { fingerprint } from '../../../testing/access-matrix/fingerprint.ts';
import { CALLERS, IDENTITIES, type Identity } from '../../../testing/access-matrix/identities.ts';
import { PASSKEY_APP_URL } from '../../../testing/factories/an-authenticator.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

/** Open to everyone, signed in or not. Endpoints are added here only on purpose. */
const PUBLIC = [
  'GET /setup',
  'POST /setup',
  'POST /auth/login',
  'POST /auth/second-factor',
  'POST /auth/register',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  // The forms for accounts show the requirements for a password.
  'GET /auth/password-rules',
  // The privacy page tells everybody whether a language model is used, and where.
  'GET /ai/model',
  // Anyone with the link in a reminder may stop the reminders, and do nothing else.
  'POST /reminders/stop',
];
const endpoints = ENDPOINTS;
const closed = endpoints.filter(({ access }) => access !== 'anyone');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ appUrl: PASSKEY_APP_URL });
});
afterAll(() => app.stop());

let knocks = 0;
/** A separate address for every call, so that no limit of attempts interferes. */
function nextAddress(): string {
  knocks += 1;
  return `10.0.${Math.floor(knocks / 250)}.${(knocks % 250) + 1}`;
}

type Send = () => Promise<Outcome>;

/** A valid call to the endpoint by this identity, ready to be sent. */
async function prepareCall(endpoint: Endpoint, identity: Identity): Promise<Send> {
  const call = CALLS[endpointName(endpoint)];
  if (call === undefined) throw new Error(`${endpointName(endpoint)} has no row in the matrix`);
  const { token, owner } = await CALLERS[identity](app, endpoint.access);
  const sent = { ip: nextAddress(), ...(await call({ app, owner })) };
  return async () => {
    const { problem } = await app.request(endpoint, { ...sent, ...(token === undefined ? {} : { token }) });
    return problem === undefined ? 'success' : problem.code;
  };
}

/**
 * The outcomes of the calls by these identities, and whether they changed anything. All calls are prepared first, so that between the
 * two fingerprints nothing but a call can change a row.
 */
async function callsTogether(endpoint: Endpoint, identities: readonly Identity[]) {
  const calls: [Identity, Send][] = [];
  for (const identity of identities) calls.push([identity, await prepareCall(endpoint, identity)]);
  const before = await fingerprint(app);
  const outcomes: Partial<Record<Identity, Outcome>> = {};
  for (const [identity, send] of calls) outcomes[identity] = await send();
  return { outcomes, isUnchanged: isDeepStrictEqual(await fingerprint(app), before) };
}

async function callsInTurn(endpoint: Endpoint, identities: readonly Identity[]) {
  const outcomes: Partial<Record<Identity, Outcome>> = {};
  for (const identity of identities) {
    const send = await prepareCall(endpoint, identity);
    outcomes[identity] = await send();
  }
  return outcomes;
}

describe('the route table', () => {
  it('gives every route a unique name', () => {
    const names = endpoints.map(endpointName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(50);
  });

  it('is open to everyone only where listed', () => {
    const open = endpoints.filter(({ access }) => access === 'anyone').map(endpointName);
    expect(open.toSorted()).toEqual(PUBLIC.toSorted());
  });

  it('reserves everything below /admin, and nothing else, for administrators', () => {
    expect(closed.filter(({ access }) => access === 'administrator')).toEqual(
      closed.filter(({ path }) => path.startsWith('/admin/')),
    );
  });

  it('has exactly one row in the matrix for each endpoint (SEC-60)', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(endpoints.map(endpointName).toSorted());
  });
});

describe.each(endpoints.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    it('answers each identity as the matrix says (SEC-60, SEC-70, SEC-87)', async () => {
      const expected = IDENTITIES.map((identity) => [identity, expectedOutcome(endpoint, identity)] as const);
      const isAdmitted = (identity: Identity) => expectedOutcome(endpoint, identity) === 'success';
      const refused = await callsTogether(
        endpoint,
        IDENTITIES.filter((identity) => !isAdmitted(identity)),
      );
      const admitted = await callsInTurn(endpoint, IDENTITIES.filter(isAdmitted));
      expect({ ...refused.outcomes, ...admitted }).toEqual(Object.fromEntries(expected));
      expect(refused.isUnchanged, 'a refused call changed something').toBe(true);
    });
  },
);

describe.each(
  closed
    .filter(({ path }) => path.includes('{'))
    .map((endpoint) => [endpointName(endpoint), endpoint] as const),
)('%s', (_name, endpoint) => {
  it("answers the same for another user's id and for one that never existed (SEC-61)", async () => {
    const { token = '', owner } = await CALLERS['other user'](app, endpoint.access);
    const sent = { ...(await CALLS[endpointName(endpoint)]!({ app, owner })), token };
    const answers = [];
    for (const params of [sent.params, { id: 999_999_999, bondId: 999_999_999 }]) {
      const { status, headers, problem } = await app.request(endpoint, { ...sent, params: params ?? {} });
      answers.push({ status, ...headers, date: '', ...problem, requestId: '' });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});
