import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/endpoint';
import { anAdministrator, aUser, type TestUser } from '../../testing/a-user.ts';
import { signIn } from '../../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { aMailer } from '../../testing/test-mailer.ts';
import { readConfig } from '../config.ts';
import { apiRoutes } from '../routes.ts';
import { newToken } from './session-token.ts';

/** Every endpoint that a route answers, whoever wrote it (SEC-60). */
const endpoints = endpointsOfAllRoutes();

/** Open to everyone, signed in or not: an endpoint is added here on purpose or not at all. */
const PUBLIC = [
  'GET /setup',
  'POST /setup',
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const closed = endpoints.filter((endpoint) => endpoint.access !== 'anyone');
const forAdministrators = closed.filter(({ path }) => path.startsWith('/admin/'));

/** Numbers for every name in braces: an id that belongs to nobody. */
const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 999_999]));

let app: TestApp;
let user: TestUser;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  user = await aUser(app);
  administrator = await anAdministrator(app);
});
afterAll(() => app.stop());

const codeFor = async (endpoint: Endpoint, token?: string) =>
  (await app.refusal(endpoint, { params: paramsOf(endpoint), ...(token === undefined ? {} : { token }) }))
    .code;

describe('the route table', () => {
  it('has no two routes of one name', () => {
    const names = endpoints.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(20);
  });

  it('is open to everyone in the named places alone', () => {
    const open = endpoints.filter(({ access }) => access === 'anyone').map(nameOf);
    expect(open.filter((name) => !PUBLIC.includes(name))).toEqual([]);
  });

  it('keeps everything below /admin, and nothing else, for administrators', () => {
    expect(closed.filter(({ access }) => access === 'administrator')).toEqual(forAdministrators);
  });
});

describe.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_name, endpoint) => {
  it('is refused to everyone without a session', async () => {
    expect(await codeFor(endpoint)).toBe('not_signed_in');
    expect(await codeFor(endpoint, newToken())).toBe('not_signed_in');
    expect(await codeFor(endpoint, 'garbage')).toBe('not_signed_in');
  });

  it('is refused to a session that is over, or whose user is gone', async () => {
    const [signedOut, deleted] = [await signIn(app, administrator.userId), await anAdministrator(app)];
    await app.db.deleteFrom('users').where('id', '=', deleted.userId).execute();
    await app.db
      .updateTable('sessions')
      .set({ expires_at: app.clock.now() })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('sessions')
          .select((max) => max.fn.max('id').as('id'))
          .where('user_id', '=', administrator.userId),
      )
      .execute();
    expect(await codeFor(endpoint, signedOut)).toBe('not_signed_in');
    expect(await codeFor(endpoint, deleted.token)).toBe('not_signed_in');
  });
});

describe.each(forAdministrators.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    it('is refused to a user, and to an administrator demoted a moment ago', async () => {
      const demoted = await anAdministrator(app);
      await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', demoted.userId).execute();
      expect(await codeFor(endpoint, user.token)).toBe('not_allowed');
      expect(await codeFor(endpoint, demoted.token)).toBe('not_allowed');
    });
  },
);

describe.each(
  closed
    .filter((endpoint) => !endpoint.duringPasswordChange)
    .map((endpoint) => [nameOf(endpoint), endpoint] as const),
)('%s', (_name, endpoint) => {
  it('is refused to whoever must choose a password of their own first (SEC-87)', async () => {
    const make = endpoint.access === 'administrator' ? anAdministrator : aUser;
    const { token } = await make(app, { must_change_password: true });
    expect(await codeFor(endpoint, token)).toBe('password_change_required');
  });
});

/** The table is made from the configuration alone, so that tests can be generated from it before an application runs. */
function endpointsOfAllRoutes(): Endpoint[] {
  return apiRoutes({ config: readConfig({}), mailer: aMailer() }).map(({ endpoint }) => endpoint);
}
