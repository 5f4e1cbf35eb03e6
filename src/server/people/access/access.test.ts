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

/** The outcome of a valid call to the endpoint by this identity; a refusal must change nothing. */
async function callOutcome(endpoint: Endpoint, identity: Identity): Promise<Outcome> {
  const call = CALLS[endpointName(endpoint)];
  if (call === undefined) throw new Error(`${endpointName(endpoint)} has no row in the matrix`);
  const { token, owner } = await CALLERS[identity](app, endpoint.access);
  const sent = { ip: nextAddress(), ...(await call({ app, owner })) };
  const before = await fingerprint(app);
  const { problem } = await app.request(endpoint, { ...sent, ...(token === undefined ? {} : { token }) });
  if (problem === undefined) return 'success';
  expect(await fingerprint(app), 'a refused call changed something').toEqual(before);
  return problem.code;
}

describe('the route table', () => {
  it('has no two routes of one name', () => {
    const names = endpoints.map(endpointName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(50);
  });

  it('is open to everyone in the named places alone', () => {
    const open = endpoints.filter(({ access }) => access === 'anyone').map(endpointName);
    expect(open.toSorted()).toEqual(PUBLIC.toSorted());
  });

  it('keeps everything below /admin, and nothing else, for administrators', () => {
    expect(closed.filter(({ access }) => access === 'administrator')).toEqual(
      closed.filter(({ path }) => path.startsWith('/admin/')),
    );
  });

  it('has a row in the matrix for every endpoint, and none for another one (SEC-60)', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(endpoints.map(endpointName).toSorted());
  });
});

describe.each(endpoints.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    it('answers each identity as the matrix says (SEC-60, SEC-70, SEC-87)', async () => {
      const [got, expected]: Record<string, Outcome>[] = [{}, {}];
      for (const identity of IDENTITIES) {
        got![identity] = await callOutcome(endpoint, identity);
        expected![identity] = expectedOutcome(endpoint, identity);
      }
      expect(got).toEqual(expected);
    });
  },
);

describe.each(
  closed
    .filter(({ path }) => path.includes('{'))
    .map((endpoint) => [endpointName(endpoint), endpoint] as const),
)('%s', (_name, endpoint) => {
  it("tells a user no difference between somebody else's id and one that never was (SEC-61)", async () => {
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
