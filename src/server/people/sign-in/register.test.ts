import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { login, register } from '#api/people/auth';
import { aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.advance({ hours: 1 }));

const registration = {
  username: 'Иван Иванов',
  email: 'ivan@example.com',
  password: 'дълга и моя парола',
  phoneNumber: '+359 88 123 4567',
  personOrCompany: 'person',
  bulstatOrEgn: '7523169263',
};
const outbox = () => app.db.selectFrom('outbox').selectAll().execute();

describe('registering', () => {
  it('creates a user and signs them in', async () => {
    const { token, user } = await app.answer(register, { body: registration });
    expect(user).toMatchObject({ username: 'Иван Иванов', email: 'ivan@example.com', role: 'user' });
    expect(await app.answer(findMyAccount, { token })).toEqual({
      userId: user.userId,
      username: 'Иван Иванов',
      email: 'ivan@example.com',
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
    await app.answer(login, { body: registration });
  });

  it.each([
    ['bg', 'bg-BG,bg;q=0.9,en;q=0.8', {}],
    ['en', 'de', {}],
    ['en', 'bg', { language: 'en' }],
  ])('takes %s as the language of emails from %s and %o', async (language, header, sent) => {
    const body = { ...registration, ...sent, email: `reads-${header.slice(0, 5)}@example.com` };
    const { token } = await app.answer(register, { body, headers: { 'accept-language': header } });
    expect((await app.answer(findMyAccount, { token })).language).toBe(language);
  });

  it('ignores fields that are not for the user to set (SEC-65)', async () => {
    const { token, user } = await app.answer(register, {
      body: {
        ...registration,
        email: 'sly@example.com',
        role: 'admin',
        userId: 1,
        id: 1,
        demo: true,
        mustChangePassword: true,
        passwordHash: 'x',
        version: 9,
      },
    });
    expect(user).toMatchObject({ role: 'user', demo: false, mustChangePassword: false });
    expect((await app.answer(findMyAccount, { token })).version).toBe(1);
  });

  it('with a taken email, in whatever case, fails with one sentence and no field (SEC-26, SEC-29)', async () => {
    const { email } = await aUser(app, { email: 'taken@example.com' });
    const problem = await app.refusal(register, { body: { ...registration, email: email.toUpperCase() } });
    expect(problem).toMatchObject({
      status: 400,
      code: 'registration_failed',
      detail: 'Registration failed. Email may already be registered or form data is invalid.',
    });
    expect(problem.errors).toBeUndefined();
    const users = await app.db.selectFrom('users').select('id').where('email_key', '=', email).execute();
    expect(users).toHaveLength(1);
  });

  it('with a taken email notifies its owner, at most once a day (SEC-26)', async () => {
    const { email } = await aUser(app, { email: 'Owner@example.com' });
    for (let i = 0; i < 3; i += 1) await app.refusal(register, { body: { ...registration, email } });
    const mails = (await outbox()).filter(({ recipient }) => recipient === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toMatch(/^Someone tried to register/);
    app.clock.advance({ hours: 24 });
    await app.refusal(register, { body: { ...registration, email } });
    expect((await outbox()).filter(({ recipient }) => recipient === email)).toHaveLength(2);
  });

  it.each([
    [{ ...registration, username: ' ' }, ['username']],
    [{ ...registration, email: 'ivan' }, ['email']],
    [{ ...registration, email: ['a@example.com', 'b@example.com'] }, ['email']],
    [{ ...registration, email: 'a@example.com\r\nBcc: b@example.com' }, ['email']],
    [{ ...registration, phoneNumber: 'call me' }, ['phoneNumber']],
    [{ ...registration, personOrCompany: 'other' }, ['personOrCompany']],
    [{ ...registration, bulstatOrEgn: undefined }, ['bulstatOrEgn']],
    [{ ...registration, username: 'a\u0000b' }, ['username']],
    [{ ...registration, password: 'short' }, ['password']],
    [{ ...registration, password: 'iloveyou' }, ['password']],
    [{ ...registration, password: 'IVAN@example.com' }, ['password']],
    [{}, ['username', 'phoneNumber', 'bulstatOrEgn', 'email', 'password']],
  ])('names the fields that are wrong (SEC-12, SEC-26, SEC-30): %#', async (body, paths) => {
    const { status, errors } = await app.refusal(register, { body });
    expect(status).toBe(400);
    expect(errors!.map(({ path }) => path)).toEqual(paths);
  });

  it('accepts a password in any Unicode normalisation (SEC-08)', async () => {
    const body = { ...registration, email: 'composed@example.com', password: 'май-йод-край' };
    await app.answer(register, { body: { ...body, password: body.password.normalize('NFD') } });
    await app.answer(login, { body });
  });

  it('is allowed 30 times an hour from one address (SEC-22)', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      const body = { ...registration, email: `many-${i}@example.com` };
      statuses.push((await app.request(register, { body, ip: '203.0.113.7' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    const other = { ...registration, email: 'other@example.com' };
    expect((await app.request(register, { body: other, ip: '203.0.113.8' })).status).toBe(201);
  });

  it('twice at the same time with one email creates one user', async () => {
    const body = { ...registration, email: 'twice@example.com' };
    const statuses = await Promise.all(
      [1, 2].map(async () => (await app.request(register, { body })).status),
    );
    expect(statuses.sort()).toEqual([201, 400]);
  });
});

describe.each(['invite', 'closed'] as const)('where registration is %s (SEC-27)', (mode) => {
  it('is refused', async () => {
    const closed = await startTestApp({ registration: mode });
    try {
      const { status, code } = await closed.refusal(register, { body: registration });
      expect([status, code]).toEqual([403, 'registration_closed']);
    } finally {
      await closed.stop();
    }
  });
});
