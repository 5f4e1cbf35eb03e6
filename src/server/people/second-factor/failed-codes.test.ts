import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changePassword } from '#api/people/account';
import { login } from '#api/people/auth';
import { askForSecondFactor, beginApp, confirmApp, finishSignIn, removeApp } from '#api/people/second-factor';
import { resetUserPassword } from '#api/people/users';
import { aSecondFactor, codeAt } from '../../../testing/factories/a-second-factor.ts';
import { anAdministrator, aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import { resetByLink } from '../../../testing/factories/reset-by-link.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { countAttempt } from '../../platform/limits/attempts.store.ts';
import { LIMITS } from '../../platform/config/limits.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const codeNow = (setupKey: string) => codeAt(setupKey, app.clock.now());

/** Both steps of signing in. */
async function signInWith({ email }: TestUser, code: string, password = PASSWORD) {
  const answer = await app.answer(login, { body: { email, password } });
  if (!('secondFactor' in answer)) throw new Error('no second factor was asked for');
  const { challenge } = answer.secondFactor;
  return app.request(finishSignIn, { body: { method: 'app', challenge, code } });
}

const newPassword = 'nine green bottles on a wall';

/** The ways to set a new password; each returns that password. */
const ways = {
  own: async ({ token }: TestUser) => {
    await app.answer(changePassword, { token, body: { currentPassword: PASSWORD, newPassword } });
    return newPassword;
  },
  link: async (user: TestUser) => {
    await resetByLink(app, user, newPassword);
    return newPassword;
  },
  oneTime: async ({ userId }: TestUser) => {
    const { token } = await anAdministrator(app);
    await app.answer(resetUserPassword, { token, params: { id: userId } });
    return /^[A-Za-z2-9]{20}$/m.exec(app.mailer.mails.at(-1)!.text)![0];
  },
};

/** The state after three wrong codes and 97 more, each made when its wait was over. */
async function lockAppCodes(user: TestUser): Promise<void> {
  for (let i = 0; i < 3; i += 1) await signInWith(user, '000000');
  await app.db
    .updateTable('attempts')
    .set({ in_a_row: 100 })
    .where('key', '=', `app code of account: ${user.userId}`)
    .execute();
}

describe('codes of the app, after a hundred wrong ones in a row', () => {
  it.each([
    ['the user changes their password', 'own'],
    ['the user resets it by a link', 'link'],
    ['an administrator sends a one-time password', 'oneTime'],
  ] as const)('are accepted again once %s, and not before (SEC-20)', async (_what, way) => {
    const user = await aUser(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    await lockAppCodes(user);
    expect((await signInWith(user, codeNow(setupKey))).status).toBe(429);
    const password = await ways[way](user);
    expect((await signInWith(user, codeNow(setupKey), password)).status).toBe(200);
  });

  it('are accepted again once another app is set up', async () => {
    const user = await aUser(app);
    const { token } = user;
    const { recoveryCodes } = await aSecondFactor(app, user.userId);
    await lockAppCodes(user);
    const { challenge } = await app.answer(askForSecondFactor, { token });
    const proof = { method: 'recovery-code', challenge, code: recoveryCodes[0]! };
    await app.answer(removeApp, { token, body: { currentPassword: PASSWORD, proof } });
    const { setupKey } = await app.answer(beginApp, { token, body: { currentPassword: PASSWORD } });
    await app.answer(confirmApp, { token, body: { code: codeNow(setupKey) } });
    app.clock.advance({ seconds: 30 });
    expect((await signInWith(user, codeNow(setupKey))).status).toBe(200);
  });

  it('are forgotten a year after the last of them', async () => {
    const user = await aUser(app);
    await aSecondFactor(app, user.userId);
    await lockAppCodes(user);
    const shut = () => app.db.selectFrom('attempts').select('key').where('in_a_row', '=', 100).execute();
    const somebodyFails = (emailKey: string) => {
      const tally = { limit: LIMITS.loginOfAccount, of: { emailKey } };
      return countAttempt(app.db, tally, { now: app.clock.now(), address: '203.0.113.7' });
    };
    app.clock.advance({ hours: 364 * 24 });
    await somebodyFails('one@example.com');
    expect(await shut()).toHaveLength(1);
    app.clock.advance({ hours: 2 * 24 });
    await somebodyFails('another@example.com');
    expect(await shut()).toHaveLength(0);
  });
});

it('a new password does not end a running wait, so a stolen mailbox gives no additional attempts', async () => {
  const user = await aUser(app);
  const { setupKey } = await aSecondFactor(app, user.userId);
  for (let i = 0; i < 10; i += 1) await signInWith(user, '000000');
  await resetByLink(app, user, newPassword);
  expect((await signInWith(user, codeNow(setupKey), newPassword)).headers).toMatchObject({
    'retry-after': '60',
  });
  app.clock.advance({ seconds: 60 });
  expect((await signInWith(user, codeNow(setupKey), newPassword)).status).toBe(200);
});
