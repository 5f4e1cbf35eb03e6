import { hash as argon2Hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { login, logout, logoutAll } from '#api/people/auth';
import { listUsers } from '#api/people/users';
import { anAdministrator, aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import { signIn } from '../../../testing/app/sign-in.ts';
import { expectSignedIn } from '../../../testing/app/expect-signed-in.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { scrypt } from '../passwords/scrypt.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const logIn = (user: Pick<TestUser, 'email'>, password = PASSWORD, token?: string) =>
  app.request(login, { body: { email: user.email, password }, token });
const fetchStatus = async (token: string) => (await app.request(findMyAccount, { token })).status;
const findHash = async (user: TestUser) =>
  (
    await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.userId)
      .executeTakeFirstOrThrow()
  ).password_hash;

describe('signing in', () => {
  it('returns a token and the user, without tax id, phone number or password', async () => {
    const user = await aUser(app, { username: 'Анна' });
    const { token, user: answered } = expectSignedIn(
      await app.answer(login, {
        body: { email: user.email, password: PASSWORD },
      }),
    );
    expect(token).toMatch(/^kup_/);
    expect(answered).toEqual({
      userId: user.userId,
      username: 'Анна',
      email: user.email,
      role: 'user',
      personOrCompany: 'person',
      language: 'en',
      mustChangePassword: false,
      keepsOwnPortfolio: false,
      demo: false,
    });
    expect(await fetchStatus(token)).toBe(200);
  });

  it('ignores case and blanks of the email (SEC-29)', async () => {
    const user = await aUser(app);
    expect((await logIn({ email: `  ${user.email.toUpperCase()} ` })).status).toBe(200);
  });

  it('creates a new token and ends the one sent with the request (SEC-43)', async () => {
    const user = await aUser(app);
    const { answer } = await logIn(user, PASSWORD, user.token);
    expect(expectSignedIn(answer).token).not.toBe(user.token);
    expect(await fetchStatus(user.token)).toBe(401);
    expect(await fetchStatus(expectSignedIn(answer).token)).toBe(200);
  });

  it('records the address and the browser, up to 200 characters (SEC-41)', async () => {
    const user = await aUser(app);
    await app.answer(login, {
      body: { email: user.email, password: PASSWORD },
      ip: '203.0.113.7',
      headers: { 'user-agent': 'b'.repeat(300) },
    });
    const session = await app.db
      .selectFrom('sessions')
      .select(['ip', 'user_agent'])
      .where('user_id', '=', user.userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(session).toEqual({ ip: '203.0.113.7', user_agent: 'b'.repeat(200) });
  });

  it.each([
    ['scrypt', () => scrypt.hash(PASSWORD)],
    ['weaker parameters', () => argon2Hash(PASSWORD, { memoryCost: 8_192, timeCost: 1 })],
  ])('replaces a hash of %s by a current one (SEC-05)', async (_what, weakHash) => {
    const user = await aUser(app, { password_hash: await weakHash() });
    expect((await logIn(user)).status).toBe(200);
    expect(await findHash(user)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(user)).status).toBe(200);
  });

  it('fails with the same answer whatever the cause (SEC-25)', async () => {
    const hourAgo = new Date(app.clock.now().getTime() - 3_600_000);
    const causes = [
      await logIn(await aUser(app), 'another password'),
      await logIn({ email: 'nobody@example.com' }),
      await logIn(await aUser(app, { password_hash: null })),
      await logIn(await aUser(app, { must_change_password: true, password_expires_at: hourAgo })),
    ];
    for (const { status, problem } of causes) {
      expect(status).toBe(401);
      expect({ ...problem, requestId: undefined }).toEqual({
        type: 'about:blank',
        title: 'Invalid credentials',
        status: 401,
        code: 'invalid_credentials',
        detail: 'Invalid credentials. Please check your email and password.',
      });
    }
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'no address', password: 'x' }, ['email']],
    [{ email: 'a@example.com', password: '' }, ['password']],
    [{ email: ['a@example.com', 'b@example.com'], password: 'x' }, ['email']],
    [{ email: { $ne: null }, password: { $ne: null } }, ['email', 'password']],
    [{ email: 'a@example.com\r\nBcc: b@example.com', password: 'x' }, ['email']],
    [{ email: 'a@example.com', password: 'x'.repeat(1_025) }, ['password']],
    [[], ['']],
    ['"text"', ['']],
  ])('names the fields that are wrong: %j (SEC-30)', async (body, paths) => {
    const { status, errors } = await app.refusal(login, { body });
    expect(status).toBe(400);
    expect(errors!.map(({ path }) => path)).toEqual(paths);
  });
});

describe('a one-time password', () => {
  const aUserWithOneTimePassword = () =>
    aUser(app, {
      must_change_password: true,
      password_expires_at: new Date(app.clock.now().getTime() + 24 * 3_600_000),
    });

  it('signs in once, only to choose a new password (SEC-87)', async () => {
    const user = await aUserWithOneTimePassword();
    const { answer } = await logIn(user);
    expect(expectSignedIn(answer).user.mustChangePassword).toBe(true);
    expect((await app.refusal(findMyAccount, { token: expectSignedIn(answer).token })).code).toBe(
      'password_change_required',
    );
    expect((await logIn(user)).status).toBe(401);
    expect((await app.request(logout, { token: expectSignedIn(answer).token })).status).toBe(204);
  });

  it('expires after 24 hours (SEC-87)', async () => {
    const user = await aUserWithOneTimePassword();
    app.clock.advance({ hours: 24 });
    expect((await logIn(user)).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends this session immediately, and no other (SEC-45)', async () => {
    const user = await aUser(app);
    const other = await signIn(app, user.userId);
    expect((await app.request(logout, { token: user.token })).status).toBe(204);
    expect(await fetchStatus(user.token)).toBe(401);
    expect(await fetchStatus(other)).toBe(200);
  });

  it('everywhere ends all sessions of the user, and of nobody else (SEC-45)', async () => {
    const [user, somebodyElse] = [await aUser(app), await aUser(app)];
    const other = await signIn(app, user.userId);
    expect((await app.request(logoutAll, { token: user.token })).status).toBe(204);
    expect([await fetchStatus(user.token), await fetchStatus(other)]).toEqual([401, 401]);
    expect(await fetchStatus(somebodyElse.token)).toBe(200);
  });

  it('requires a session', async () => {
    expect((await app.refusal(logout)).code).toBe('not_signed_in');
    expect((await app.refusal(logoutAll)).code).toBe('not_signed_in');
  });
});

it('an administrator who becomes a user has lost their rights with the next request (SEC-70)', async () => {
  const { token, userId } = await anAdministrator(app);
  await app.answer(listUsers, { token });
  await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', userId).execute();
  expect((await app.refusal(listUsers, { token })).code).toBe('not_allowed');
});
