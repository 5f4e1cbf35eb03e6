import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { forgotPassword, login, resetPassword } from '#api/people/auth';
import { changeUser } from '#api/people/users';
import { anAdministrator, aUser, PASSWORD } from '../../../testing/factories/a-user.ts';
import { signIn } from '../../../testing/app/sign-in.ts';
import { startTestApp, type TestRequest, type TestApp } from '../../../testing/app/start-test-app.ts';
import { createLog } from '../../platform/runtime/log.ts';
import { sendDueMails } from '../../platform/mail/send-outbox.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ appUrl: 'https://kupon.example.com' });
});
afterEach(() => app.stop());

const NEW = 'a new and long password';
const forgot = (email: string, sent: Partial<TestRequest> = {}) =>
  app.request(forgotPassword, { body: { email }, ...sent });
const reset = (token: string, newPassword = NEW, sent: Partial<TestRequest> = {}) =>
  app.request(resetPassword, { body: { token, newPassword }, ...sent });
const logIn = async (email: string, password: string) =>
  (await app.request(login, { body: { email, password } })).status;
async function mailed() {
  await sendDueMails({
    db: app.db,
    mailer: app.mailer,
    now: app.clock.now,
    log: createLog({ logLevel: 'silent' }),
  });
  return app.mailer.mails;
}
async function tokenFor(email: string): Promise<string> {
  await forgot(email);
  const { to, text } = (await mailed()).at(-1)!;
  expect(to).toBe(email);
  return /^https:\/\/kupon\.example\.com\/reset-password\?token=([\w-]{43})$/m.exec(text)![1]!;
}

describe('forgot password', () => {
  it('answers 202 without content, whether there is such an account or not (SEC-28)', async () => {
    const { email } = await aUser(app);
    const [known, unknown] = [await forgot(email.toUpperCase()), await forgot('nobody@example.com')];
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect((await mailed()).map(({ to }) => to)).toEqual([email]);
  });

  it('emails a link with the configured address to the stored address (SEC-81, SEC-82)', async () => {
    const { email } = await aUser(app);
    await forgot(email, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    const [mail] = await mailed();
    expect(mail!.text).toContain('https://kupon.example.com/reset-password?token=');
    expect(mail!.text).not.toContain('evil');
  });

  it('changes nothing about the account (SEC-85)', async () => {
    const { email, token } = await aUser(app);
    await tokenFor(email);
    expect(await logIn(email, PASSWORD)).toBe(200);
    expect((await app.request(findMyAccount, { token })).status).toBe(200);
  });

  it.each([{}, { email: 'nobody' }, { email: ['a@example.com', 'b@example.com'] }, { email: { $ne: null } }])(
    'names the field that is wrong: %j (SEC-30)',
    async (body) => {
      const { status, errors } = await app.refusal(forgotPassword, { body });
      expect([status, errors!.map(({ path }) => path)]).toEqual([400, ['email']]);
    },
  );

  it('emails one account five times an hour and accepts 20 requests an hour from an address (SEC-22)', async () => {
    const { email } = await aUser(app);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await forgot(email)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
    expect(await mailed()).toHaveLength(5);
  });
});

describe('the link', () => {
  it('sets a new password, ends every session, starts none and notifies the owner (SEC-44, SEC-84)', async () => {
    const user = await aUser(app);
    const other = await signIn(app, user.userId);
    expect((await reset(await tokenFor(user.email))).status).toBe(204);
    for (const token of [user.token, other])
      expect((await app.request(findMyAccount, { token })).status).toBe(401);
    expect([await logIn(user.email, PASSWORD), await logIn(user.email, NEW)]).toEqual([401, 200]);
    const notice = (await mailed()).at(-1)!;
    expect(notice.subject).toMatch(/^Your Kupon password was changed/);
    expect(notice.text).not.toContain(NEW);
  });

  it('works once, also for two at the same time (SEC-80)', async () => {
    const { email } = await aUser(app);
    const token = await tokenFor(email);
    const statuses = (await Promise.all([reset(token), reset(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 400]);
    expect((await reset(token)).problem!.code).toBe('reset_token_invalid');
  });

  it('works for 60 minutes (SEC-80)', async () => {
    const { email } = await aUser(app);
    const token = await tokenFor(email);
    app.clock.advance({ minutes: 60 });
    expect((await reset(token)).problem!.code).toBe('reset_token_invalid');
  });

  it('stops working once there is a newer one (SEC-80)', async () => {
    const { email } = await aUser(app);
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(204);
  });

  it('stops working when the user’s email changes', async () => {
    const [user, admin] = [await aUser(app), await anAdministrator(app)];
    const resetToken = await tokenFor(user.email);
    await app.answer(changeUser, {
      token: admin.token,
      params: { id: user.userId },
      body: {
        username: 'x',
        email: 'elsewhere@example.com',
        phoneNumber: '1',
        bulstatOrEgn: '1',
        role: 'user',
      },
    });
    expect((await reset(resetToken)).status).toBe(400);
  });

  it('is stored only as a hash, and never appears in the log (SEC-80, SEC-83)', async () => {
    const { email } = await aUser(app);
    const token = await tokenFor(email);
    const rows = await app.db.selectFrom('reset_tokens').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.token_hash.toString('base64url')).not.toBe(token);
    await app.fastify.inject({ url: `/reset-password?token=${token}` });
    expect(app.logLines.join('')).not.toContain(token);
  });

  it('stays valid after a password that is too weak', async () => {
    const { email } = await aUser(app);
    const token = await tokenFor(email);
    const { problem } = await reset(token, 'iloveyou');
    expect([problem!.code, problem!.errors![0]!.path]).toEqual(['weak_password', 'newPassword']);
    expect((await reset(token)).status).toBe(204);
  });

  it('unlocks an account after too many failures (SEC-21)', async () => {
    const { email } = await aUser(app);
    for (let i = 0; i < 10; i += 1) await logIn(email, 'another password');
    expect(await logIn(email, PASSWORD)).toBe(429);
    expect((await reset(await tokenFor(email))).status).toBe(204);
    expect(await logIn(email, NEW)).toBe(200);
  });

  it('can be guessed ten times an hour from one address (SEC-86)', async () => {
    const { email } = await aUser(app);
    const token = await tokenFor(email);
    for (let i = 0; i < 10; i += 1) expect((await reset('A'.repeat(43))).status).toBe(400);
    expect((await reset(token)).status).toBe(429);
    expect((await reset(token, NEW, { ip: '203.0.113.7' })).status).toBe(204);
  });

  it('requires a token and a password', async () => {
    const { status, errors } = await app.refusal(resetPassword, { body: { token: ['x'] } });
    expect([status, errors!.map(({ path }) => path)]).toEqual([400, ['token', 'newPassword']]);
  });
});
