import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { login } from '#api/people/auth';
import { findSetupState, removeDemoData, setUp } from '#api/people/setup';
import { listUsers } from '#api/people/users';
import { anAdministrator, aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { createAdministrator } from './create-administrator.ts';
import { setupLink } from './setup.store.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const APP_URL = 'https://kupon.example.com';
const first = { username: 'First', email: 'first@example.com', password: 'a password of many words' };

async function aCode(): Promise<string> {
  const link = await setupLink(app.db, app.clock.now(), APP_URL);
  expect(link).toMatch(/^https:\/\/kupon\.example\.com\/setup#[\w-]{43}$/);
  return link!.split('#')[1]!;
}
const setUpWith = (code: string, changed = {}) =>
  app.request(setUp, { body: { ...first, code, ...changed } });
const usersAmong = (role: 'user' | 'admin') =>
  app.db.selectFrom('users').select('email').where('role', '=', role).execute();

describe('the set-up link', () => {
  it('creates the first administrator and signs them in', async () => {
    expect(await app.answer(findSetupState)).toEqual({ open: true, demoData: false });
    const { answer } = await setUpWith(await aCode());
    expect(answer!.user).toMatchObject({
      username: 'First',
      email: 'first@example.com',
      role: 'admin',
      demo: false,
    });
    await app.answer(listUsers, { token: answer!.token });
    await app.answer(login, { body: first });
    expect(await app.answer(findSetupState)).toEqual({ open: false, demoData: false });
  });

  it('gives the administrator their own portfolio if they chose one', async () => {
    const { answer } = await setUpWith(await aCode(), { keepsOwnPortfolio: true });
    expect(answer!.user).toMatchObject({ role: 'admin', keepsOwnPortfolio: true });
  });

  it('takes the language of emails from the browser', async () => {
    const body = { ...first, code: await aCode() };
    const { token } = await app.answer(setUp, { body, headers: { 'accept-language': 'bg-BG' } });
    expect((await app.answer(findMyAccount, { token })).language).toBe('bg');
  });

  it('works once (SEC-13)', async () => {
    const code = await aCode();
    await setUpWith(code);
    const { status, problem } = await setUpWith(code, { email: 'second@example.com' });
    expect([status, problem!.code]).toEqual([410, 'setup_done']);
    expect(await usersAmong('admin')).toHaveLength(1);
  });

  it('creates only one administrator if two people use it at the same time', async () => {
    const code = await aCode();
    const emails = ['one@example.com', 'two@example.com', 'three@example.com'];
    const statuses = await Promise.all(
      emails.map(async (email) => (await setUpWith(code, { email })).status),
    );
    expect(statuses.sort()).toEqual([201, 410, 410]);
    expect(await usersAmong('admin')).toHaveLength(1);
  });

  it('works for an hour (SEC-13)', async () => {
    const code = await aCode();
    app.clock.advance({ hours: 1, seconds: -1 });
    expect((await setUpWith(code, { password: 'too short' })).status).toBe(400);
    app.clock.advance({ seconds: 1 });
    expect((await setUpWith(code)).status).toBe(410);
  });

  it('is replaced by a newer one', async () => {
    const [older, newer] = [await aCode(), await aCode()];
    expect((await setUpWith(older)).status).toBe(410);
    expect((await setUpWith(newer)).status).toBe(201);
  });

  it('is not created once there is an administrator, and earlier links no longer work', async () => {
    const code = await aCode();
    await createAdministrator(app.db, { ...first, now: app.clock.now() }, app.dataKeys);
    expect(await setupLink(app.db, app.clock.now(), APP_URL)).toBeUndefined();
    expect((await setUpWith(code, { email: 'second@example.com' })).status).toBe(410);
    await app.answer(login, { body: first });
  });

  it('is stored only as a hash', async () => {
    const code = await aCode();
    const rows = await app.db.selectFrom('setup_links').selectAll().execute();
    expect(rows.map((row) => row.code_hash.toString('latin1'))).not.toContain(code);
    expect(rows.map((row) => row.code_hash.toString('base64url'))).not.toContain(code);
  });

  it('requires a password of the strict policy, and stays valid for another attempt (SEC-13)', async () => {
    const code = await aCode();
    for (const password of ['fourteen chars', 'password', 'first@example.com']) {
      const { status, problem } = await setUpWith(code, { password });
      expect([status, problem!.code, problem!.errors![0]!.path]).toEqual([400, 'weak_password', 'password']);
    }
    expect((await setUpWith(code)).status).toBe(201);
  });

  it('stays valid if the email is taken', async () => {
    await aUser(app, { email: first.email });
    const code = await aCode();
    expect((await setUpWith(code)).problem!.code).toBe('email_taken');
    expect((await setUpWith(code, { email: 'second@example.com' })).status).toBe(201);
  });

  it.each([
    [{}, ['code', 'username', 'email', 'password']],
    [{ code: 'x', ...first, email: ['a@example.com'] }, ['email']],
  ])('names the fields that are wrong: %j', async (body, paths) => {
    const { status, errors } = await app.refusal(setUp, { body });
    expect([status, errors!.map(({ path }) => path)]).toEqual([400, paths]);
  });

  it('with a guessed code is treated like a used one', async () => {
    expect((await setUpWith('A'.repeat(43))).status).toBe(410);
  });
});

it.each([
  ['admin@example.com', 'admin'],
  ['admin@example.com', 'password'],
  ['root@example.com', 'root'],
])('there is no account and no password by default: %s, %s (SEC-13)', async (email, password) => {
  expect((await app.request(login, { body: { email, password } })).status).toBe(401);
});

describe('demo data', () => {
  it('is added by the set-up on request, and removed without anything else', async () => {
    const { answer } = await setUpWith(await aCode(), { demoData: true });
    expect(await app.answer(findSetupState)).toEqual({ open: false, demoData: true });
    const real = await aUser(app);
    expect((await app.request(removeDemoData, { token: answer!.token })).status).toBe(204);
    expect(await app.answer(findSetupState)).toEqual({ open: false, demoData: false });
    expect(await usersAmong('user')).toEqual([{ email: real.email }]);
  });

  it('can only be removed by administrators', async () => {
    await anAdministrator(app);
    const { token } = await aUser(app);
    expect((await app.refusal(removeDemoData)).code).toBe('not_signed_in');
    expect((await app.refusal(removeDemoData, { token })).code).toBe('not_allowed');
  });
});
