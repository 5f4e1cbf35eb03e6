import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { login, resetPassword } from '#api/people/auth';
import { addUser, resetUserPassword, showOneTimeLink } from '#api/people/users';
import { anAdministrator, aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import { signIn } from '../../../testing/app/sign-in.ts';
import { expectSignedIn } from '../../../testing/app/expect-signed-in.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { newOneTimePassword } from './one-time-password.ts';

let app: TestApp;
let admin: TestUser;
beforeEach(async () => {
  app = await startTestApp({ appUrl: 'https://kupon.example.com' });
  admin = await anAdministrator(app);
});
afterEach(() => app.stop());

const fields = {
  username: 'Нова Нова',
  email: 'new@example.com',
  role: 'user',
  phoneNumber: '+359 88 123 4567',
  personOrCompany: 'person',
  bulstatOrEgn: '7523169263',
};
const add = (body: object, headers = {}) => app.request(addUser, { token: admin.token, body, headers });
const reset = (user: Pick<TestUser, 'userId'>, headers = {}) =>
  app.request(resetUserPassword, { token: admin.token, params: { id: user.userId }, headers });
const mailedPassword = () => /^[A-Za-z2-9]{20}$/m.exec(app.mailer.mails.at(-1)!.text)![0];
const logIn = (email: string, password: string) => app.request(login, { body: { email, password } });

it('a one-time password has 20 characters that cannot be confused', () => {
  const passwords = Array.from({ length: 1_000 }, newOneTimePassword);
  expect(new Set(passwords).size).toBe(1_000);
  for (const password of passwords) expect(password).toMatch(/^[A-HJ-NP-Za-hjkmnp-z2-9]{20}$/);
});

describe('adding a user', () => {
  it('emails a one-time password, which the administrator never sees and the user must change (SEC-87, SEC-89)', async () => {
    const { status, answer } = await add(fields);
    expect(status).toBe(201);
    expect(answer).toEqual({
      ...fields,
      userId: answer!.userId,
      language: 'en',
      mustChangePassword: true,
      keepsOwnPortfolio: false,
      demo: false,
      version: 1,
    });
    expect(app.mailer.mails.map(({ to }) => to)).toEqual(['new@example.com']);
    expect(app.mailer.mails[0]!.text).toContain('https://kupon.example.com/login');

    const password = mailedPassword();
    expect(JSON.stringify(answer)).not.toContain(password);
    expect(app.logLines.join('')).not.toContain(password);
    const first = await logIn('new@example.com', password);
    expect(expectSignedIn(first.answer).user.mustChangePassword).toBe(true);
    expect((await app.refusal(findMyAccount, { token: expectSignedIn(first.answer).token })).code).toBe(
      'password_change_required',
    );
    expect((await logIn('new@example.com', password)).status).toBe(401);
  });

  it('sends a one-time password that signs in once, even in six simultaneous attempts (SEC-87)', async () => {
    await add(fields);
    const password = mailedPassword();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await logIn('new@example.com', password)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // Not all of them have room to have their password checked.
    for (const status of statuses) expect([200, 401, 503]).toContain(status);
    // A request that came before the successful one, and waited for it.
    app.clock.advance({ seconds: -1 });
    expect((await logIn('new@example.com', password)).status).toBe(401);
  });

  it('defaults to the role user and the type person', async () => {
    const { answer } = await add({ ...fields, role: undefined, personOrCompany: undefined });
    expect(answer).toMatchObject({ role: 'user', personOrCompany: 'person' });
  });

  it('answers 409 if the email is taken, in any case, and emails nobody', async () => {
    const { email } = await aUser(app);
    const { problem } = await add({ ...fields, email: email.toUpperCase() });
    expect(problem).toMatchObject({ status: 409, code: 'email_taken', detail: 'Email is already in use.' });
    expect(app.mailer.mails).toEqual([]);
  });

  it('adds no user if the email is refused (SEC-89)', async () => {
    app.mailer.refuse(true);
    expect((await add(fields)).problem).toMatchObject({ status: 502, code: 'mail_refused' });
    app.mailer.refuse(false);
    expect((await add(fields)).status).toBe(201);
  });

  it('sent twice with the same key adds one user and sends one email', async () => {
    const key = { 'idempotency-key': 'one-click' };
    const [first, second] = [await add(fields, key), await add(fields, key)];
    expect(second).toMatchObject({ status: 201, answer: first.answer });
    expect(app.mailer.mails).toHaveLength(1);
  });

  it('names the fields that are wrong', async () => {
    const { problem } = await add({ ...fields, email: ['a@example.com'], role: 'root', phoneNumber: '' });
    expect([problem!.status, problem!.errors!.map(({ path }) => path).sort()]).toEqual([
      400,
      ['email', 'phoneNumber', 'role'],
    ]);
  });
});

describe('resetting a password', () => {
  it('emails a one-time password, ends the user’s sessions and invalidates the old password (SEC-44, SEC-87)', async () => {
    const user = await aUser(app);
    const other = await signIn(app, user.userId);
    expect((await reset(user)).status).toBe(204);
    for (const token of [user.token, other])
      expect((await app.request(findMyAccount, { token })).status).toBe(401);
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
    expect(expectSignedIn((await logIn(user.email, mailedPassword())).answer).user.mustChangePassword).toBe(
      true,
    );
  });

  it('also emails a link with which the user can set their own password once (SEC-87)', async () => {
    const user = await aUser(app);
    await reset(user);
    const { text } = app.mailer.mails.at(-1)!;
    const token = /^https:\/\/kupon\.example\.com\/reset-password\?token=(\S+)$/m.exec(text)![1];
    const body = { token, newPassword: 'nine green bottles on a wall' };
    app.clock.advance({ hours: 23 });
    expect((await app.request(resetPassword, { body })).status).toBe(204);
    expect(expectSignedIn((await logIn(user.email, body.newPassword)).answer).user.mustChangePassword).toBe(
      false,
    );
    expect((await logIn(user.email, mailedPassword())).status).toBe(401);
    expect((await app.request(resetPassword, { body })).status).toBe(400);
  });

  it('expires after 24 hours (SEC-87)', async () => {
    const user = await aUser(app);
    await reset(user);
    app.clock.advance({ hours: 24 });
    expect((await logIn(user.email, mailedPassword())).status).toBe(401);
  });

  it('unlocks an account after too many failures (SEC-20)', async () => {
    const user = await aUser(app);
    for (let i = 0; i < 10; i += 1) await logIn(user.email, 'another password');
    expect((await logIn(user.email, PASSWORD)).status).toBe(429);
    await reset(user);
    expect((await logIn(user.email, mailedPassword())).status).toBe(200);
  });

  it('sent again with the same key, even at the same time, emails one password, which signs in', async () => {
    const user = await aUser(app);
    const key = { 'idempotency-key': 'one-click' };
    const all = await Promise.all([reset(user, key), reset(user, key)]);
    for (const { status } of [...all, await reset(user, key)]) expect(status).toBe(204);
    expect(app.mailer.mails).toHaveLength(1);
    expect((await logIn(user.email, mailedPassword())).status).toBe(200);
    expect((await reset(await aUser(app), key)).problem!.code).toBe('idempotency_key_reused');
    expect(app.mailer.mails).toHaveLength(1);
  });

  it('changes nothing if the email is refused (SEC-88)', async () => {
    const user = await aUser(app);
    app.mailer.refuse(true);
    expect((await reset(user)).problem!.code).toBe('mail_refused');
    expect((await app.request(findMyAccount, { token: user.token })).status).toBe(200);
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
  });

  it('does not work for one’s own account, which needs the current password (SEC-90)', async () => {
    expect((await reset(admin)).problem!.code).toBe('own_account');
  });

  it('of an unknown user is not found', async () => {
    const { token } = admin;
    expect((await app.refusal(resetUserPassword, { token, params: { id: 999_999 } })).code).toBe('not_found');
  });
});

describe('the one-time link of an office without a mail server', () => {
  const show = (user: Pick<TestUser, 'userId'>) =>
    app.request(showOneTimeLink, { token: admin.token, params: { id: user.userId } });
  const findToken = (link: string) => new URL(link).searchParams.get('token')!;

  it('is shown to the administrator, sets a password once, and replaces the one in the unsent email', async () => {
    const added = await app.answer(addUser, { token: admin.token, body: fields });
    const unsent = /token=(\S+)$/m.exec(app.mailer.mails.at(-1)!.text)![1];
    const { status, answer } = await show(added);
    expect(status).toBe(201);
    expect(answer!.link).toMatch(/^https:\/\/kupon\.example\.com\/reset-password\?token=\S{43}$/);
    expect(new Date(answer!.expiresAt).getTime() - app.clock.now().getTime()).toBe(24 * 3_600_000);
    const newPassword = 'nine green bottles on a wall';
    const withLink = (token: string | undefined) =>
      app.request(resetPassword, { body: { token, newPassword } });
    expect((await withLink(unsent)).status).toBe(400);
    expect((await withLink(findToken(answer!.link))).status).toBe(204);
    expect((await withLink(findToken(answer!.link))).status).toBe(400);
    expect(expectSignedIn((await logIn(fields.email, newPassword)).answer).user.mustChangePassword).toBe(
      false,
    );
  });

  it('is also shown after a reset, and never appears in the log', async () => {
    const user = await aUser(app);
    await reset(user);
    const { answer } = await show(user);
    expect(app.logLines.join('')).not.toContain(findToken(answer!.link));
  });

  it('is not created for a user with their own password, after 24 hours, or for an unknown user', async () => {
    const user = await aUser(app);
    expect((await show(user)).problem!.code).toBe('no_one_time_password');
    await reset(user);
    app.clock.advance({ hours: 24 });
    admin = await anAdministrator(app);
    expect((await show(user)).problem!.code).toBe('no_one_time_password');
    const nobody = { token: admin.token, params: { id: 999_999 } };
    expect((await app.refusal(showOneTimeLink, nobody)).code).toBe('not_found');
  });

  it('is not available to administrators if emails are sent', async () => {
    const mail = { smtpUrl: 'smtp://mail.example.com', from: 'kupon@example.com' };
    const withMail = await startTestApp({ mail });
    onTestFinished(() => withMail.stop());
    const [{ token }, user] = [await anAdministrator(withMail), await aUser(withMail)];
    const params = { id: user.userId };
    await withMail.answer(resetUserPassword, { token, params });
    expect((await withMail.refusal(showOneTimeLink, { token, params })).code).toBe('mail_server_set_up');
  });
});

it.each([
  ['adding a user', addUser],
  ['resetting a password', resetUserPassword],
  ['showing a one-time link', showOneTimeLink],
] as const)('only administrators may call %s', async (_what, endpoint) => {
  const { token, userId } = await aUser(app);
  const sent = { body: fields, params: { id: userId } };
  expect((await app.refusal(endpoint, sent)).code).toBe('not_signed_in');
  expect((await app.refusal(endpoint, { ...sent, token })).code).toBe('not_allowed');
  expect(app.mailer.mails).toEqual([]);
});
