import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeMyAccount, changePassword, findMyAccount } from '#api/people/account';
import { login } from '#api/people/auth';
import { anAdministrator, aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import { signIn } from '../../../testing/app/sign-in.ts';
import { expectSignedIn } from '../../../testing/app/expect-signed-in.ts';
import { startTestApp, type TestRequest, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const fetchStatus = async (token: string) => (await app.request(findMyAccount, { token })).status;
const fetchAccount = (userId: number, email: string) => ({
  userId,
  email,
  phoneNumber: '+359 88 123 4567',
  role: 'user',
  personOrCompany: 'person',
  bulstatOrEgn: '7523169263',
  language: 'en',
  mustChangePassword: false,
  keepsOwnPortfolio: false,
  demo: false,
  version: 1,
});

describe('the user’s own account', () => {
  it.each([
    ['a user', aUser, 'user'],
    ['an administrator', anAdministrator, 'admin'],
  ] as const)('is shown to %s, with tax id and phone number', async (_who, make, role) => {
    const { token, userId, username, email } = await make(app);
    expect(await app.answer(findMyAccount, { token })).toEqual({
      ...fetchAccount(userId, email),
      username,
      role,
    });
  });

  it('requires a session', async () => {
    for (const endpoint of [findMyAccount, changeMyAccount, changePassword]) {
      expect((await app.refusal(endpoint)).code).toBe('not_signed_in');
    }
  });
});

describe('changing one’s own profile', () => {
  const profile = {
    username: 'Нова фирма',
    phoneNumber: '02 987 6543',
    personOrCompany: 'company',
    bulstatOrEgn: '175074752',
  };
  const change = (user: TestUser, body: object, sent: Partial<TestRequest> = {}) =>
    app.request(changeMyAccount, { token: user.token, body, ...sent });

  it('changes the four fields and keeps the session', async () => {
    const user = await aUser(app);
    const { answer } = await change(user, profile);
    expect(answer).toEqual({ ...fetchAccount(user.userId, user.email), ...profile, version: 2 });
    expect(await app.answer(findMyAccount, { token: user.token })).toEqual(answer);
  });

  it('sets neither role nor email nor another user’s fields (SEC-65)', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const { answer } = await change(user, {
      ...profile,
      role: 'admin',
      email: 'x@example.com',
      userId: other.userId,
    });
    expect(answer).toMatchObject({ userId: user.userId, role: 'user', email: user.email });
    expect((await app.answer(findMyAccount, { token: other.token })).version).toBe(1);
  });

  it('of an older version is refused with the current account', async () => {
    const user = await aUser(app);
    const { answer: current } = await change(user, profile);
    const { problem } = await change(user, profile, { headers: { 'if-match': '"1"' } });
    expect(problem).toMatchObject({ status: 409, code: 'edit_conflict', current });
  });

  it('changes the language of emails only if it is sent', async () => {
    const user = await aUser(app);
    expect((await change(user, { ...profile, language: 'bg' })).answer).toMatchObject({ language: 'bg' });
    expect((await change(user, profile)).answer).toMatchObject({ language: 'bg', version: 3 });
    await app.answer(changePassword, {
      token: user.token,
      body: { currentPassword: PASSWORD, newPassword: 'a new and long password' },
    });
    const { subject } = await app.db.selectFrom('outbox').select('subject').executeTakeFirstOrThrow();
    expect(subject).toBe('Паролата ви за Kupon беше сменена');
    expect((await change(user, { ...profile, language: 'de' })).problem!.errors).toMatchObject([
      { path: 'language', message: 'must be en or bg' },
    ]);
  });

  it('requires all four fields', async () => {
    const { problem } = await change(await aUser(app), { username: ' ' });
    const paths = problem!.errors!.map(({ path }) => path);
    expect([problem!.status, paths.sort()]).toEqual([
      400,
      ['bulstatOrEgn', 'personOrCompany', 'phoneNumber', 'username'],
    ]);
  });
});

describe('changing one’s own password', () => {
  const NEW = 'a new and long password';
  const change = (token: string, newPassword = NEW, currentPassword = PASSWORD) =>
    app.request(changePassword, { token, body: { currentPassword, newPassword } });
  const logIn = async (email: string, password: string) =>
    (await app.request(login, { body: { email, password } })).status;

  it('keeps this session and ends all others (SEC-44)', async () => {
    const user = await aUser(app);
    const other = await signIn(app, user.userId);
    expect((await change(user.token)).status).toBe(204);
    expect([await fetchStatus(user.token), await fetchStatus(other)]).toEqual([200, 401]);
    expect([await logIn(user.email, PASSWORD), await logIn(user.email, NEW)]).toEqual([401, 200]);
    const mails = await app.db.selectFrom('outbox').select(['recipient', 'subject']).execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([user.email]);
    expect(mails[0]!.subject).toMatch(/password was changed/);
  });

  it('sent again with the same key is answered again, and counts as no wrong attempt', async () => {
    const user = await aUser(app);
    const sent = { token: user.token, headers: { 'idempotency-key': 'one-click' } };
    const send = (body: object) => app.request(changePassword, { ...sent, body });
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    for (const { status } of [await send(body), await send(body)]) expect(status).toBe(204);
    const other = await send({ ...body, newPassword: `${NEW}, another` });
    expect(other.problem).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
    expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    expect(await app.db.selectFrom('attempts').selectAll().execute()).toEqual([]);
    expect(await logIn(user.email, NEW)).toBe(200);
  });

  it('requires the current one, and reports that at its field', async () => {
    const { token } = await aUser(app);
    const { problem } = await change(token, NEW, 'another password');
    expect(problem).toMatchObject({ status: 400, detail: 'The current password is not right.' });
    expect(problem!.errors!.map(({ path }) => path)).toEqual(['currentPassword']);
  });

  it.each(['short', 'iloveyou', PASSWORD])('refuses %s as the new one (SEC-12)', async (password) => {
    const { problem } = await change((await aUser(app)).token, password);
    expect([problem!.code, problem!.errors![0]!.path]).toEqual(['weak_password', 'newPassword']);
  });

  it('allows ten wrong guesses from a session, which may be stolen, then makes it wait', async () => {
    const { token } = await aUser(app);
    for (let i = 0; i < 10; i += 1) expect((await change(token, NEW, 'another password')).status).toBe(400);
    expect((await change(token)).status).toBe(429);
    app.clock.advance({ minutes: 1 });
    expect((await change(token)).status).toBe(204);
  });

  it('after a one-time password gives access to everything else (SEC-87)', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 24 * 3_600_000);
    const { email } = await aUser(app, { must_change_password: true, password_expires_at: expiresAt });
    const { token } = expectSignedIn(await app.answer(login, { body: { email, password: PASSWORD } }));
    expect(await fetchStatus(token)).toBe(403);
    expect((await change(token)).status).toBe(204);
    expect(await fetchStatus(token)).toBe(200);
    expect(await logIn(email, NEW)).toBe(200);
  });
});
