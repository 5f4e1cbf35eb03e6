import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMyAccount, changePassword } from '#api/people/account';
import { login } from '#api/people/auth';
import { finishSignIn } from '#api/people/second-factor';
import type { SecondFactorChallenge } from '#api/people/second-factor-proof';
import { changeUser, listUsers, resetUserPassword } from '#api/people/users';
import { aSecondFactor, codeAt } from '../../../testing/factories/a-second-factor.ts';
import { anAdministrator, aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import { expectSignedIn } from '../../../testing/app/expect-signed-in.ts';
import { resetByLink } from '../../../testing/factories/reset-by-link.ts';
import { startTestApp, type TestRequest, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

/** The password is right, and the answer asks for the second factor. */
async function signInFirstStep(
  { email }: Pick<TestUser, 'email'>,
  password = PASSWORD,
): Promise<SecondFactorChallenge> {
  const answer = await app.answer(login, { body: { email, password } });
  if (!('secondFactor' in answer)) throw new Error('no second factor was asked for');
  expect(answer).not.toHaveProperty('token');
  return answer.secondFactor;
}

interface Proof {
  readonly challenge: string;
  readonly code: string;
  readonly method?: 'app' | 'recovery-code';
}

const finish = ({ challenge, code, method = 'app' }: Proof, sent: TestRequest = {}) =>
  app.request(finishSignIn, { body: { method, challenge, code }, ...sent });
const fetchStatus = async (token: string) => (await app.request(findMyAccount, { token })).status;
const codeNow = (setupKey: string) => codeAt(setupKey, app.clock.now());

describe('signing in', () => {
  it('without a second factor returns a token and the user at once', async () => {
    const { email } = await aUser(app);
    const { token } = expectSignedIn(await app.answer(login, { body: { email, password: PASSWORD } }));
    expect(await fetchStatus(token)).toBe(200);
  });

  it('with a second factor starts a session only after it (ASVS 6.3.3)', async () => {
    const user = await aUser(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    const sessions = () => app.db.selectFrom('sessions').selectAll().execute();
    const before = await sessions();
    const { challenge, methods } = await signInFirstStep(user);
    expect(methods).toEqual(['app', 'recovery-code']);
    expect(await sessions()).toEqual(before);
    expect(await fetchStatus(challenge)).toBe(401);
    const { answer } = await finish({ challenge, code: codeNow(setupKey) });
    expect(answer!.user).toMatchObject({ userId: user.userId, email: user.email });
    expect(await fetchStatus(answer!.token)).toBe(200);
  });

  it('ends the session sent with the request only when it is complete (SEC-43)', async () => {
    const user = await aUser(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    const { challenge } = await signInFirstStep(user);
    expect(await fetchStatus(user.token)).toBe(200);
    await finish({ challenge, code: codeNow(setupKey) }, { token: user.token });
    expect(await fetchStatus(user.token)).toBe(401);
  });

  it('with a wrong password does not ask for it', async () => {
    const user = await aUser(app);
    await aSecondFactor(app, user.userId);
    const { problem } = await app.request(login, { body: { email: user.email, password: 'a wrong one' } });
    expect([problem!.status, problem!.code]).toEqual([401, 'invalid_credentials']);
  });
});

describe('a code of the app', () => {
  it.each([
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ])('from %i seconds away is answered with %i', async (seconds, status) => {
    const user = await aUser(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    const { challenge } = await signInFirstStep(user);
    const code = codeAt(setupKey, new Date(app.clock.now().getTime() + seconds * 1_000));
    expect((await finish({ challenge, code })).status).toBe(status);
  });

  it('works once: neither it nor an older one is accepted afterwards (ASVS 6.5.1)', async () => {
    const user = await aUser(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    const older = codeAt(setupKey, new Date(app.clock.now().getTime() - 30_000));
    const code = codeNow(setupKey);
    expect((await finish({ challenge: (await signInFirstStep(user)).challenge, code })).status).toBe(200);
    for (const used of [code, older]) {
      const { problem } = await finish({ challenge: (await signInFirstStep(user)).challenge, code: used });
      expect([problem!.status, problem!.code]).toEqual([401, 'second_factor_wrong']);
    }
    app.clock.advance({ seconds: 30 });
    const next = { challenge: (await signInFirstStep(user)).challenge, code: codeNow(setupKey) };
    expect((await finish(next)).status).toBe(200);
  });

  it('lets only one in if several send it at once', async () => {
    const user = await aUser(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    const challenges = [
      await signInFirstStep(user),
      await signInFirstStep(user),
      await signInFirstStep(user),
    ];
    const code = codeNow(setupKey);
    const statuses = await Promise.all(
      challenges.map(async ({ challenge }) => (await finish({ challenge, code })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 401, 401]);
  });

  it('of another user is wrong', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    await aSecondFactor(app, user.userId);
    const { setupKey, recoveryCodes } = await aSecondFactor(app, other.userId);
    const { challenge } = await signInFirstStep(user);
    expect((await finish({ challenge, code: codeNow(setupKey) })).status).toBe(401);
    const foreign = { challenge, code: recoveryCodes[0]!, method: 'recovery-code' } as const;
    expect((await finish(foreign)).status).toBe(401);
  });

  it('can be guessed ten times, then after a wait that doubles; other factors stay available (SEC-20)', async () => {
    const user = await aUser(app);
    const { setupKey, recoveryCodes } = await aSecondFactor(app, user.userId);
    const wrong = async () =>
      (await finish({ challenge: (await signInFirstStep(user)).challenge, code: '000000' })).status;
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBe(401);
    const { challenge } = await signInFirstStep(user);
    const { status, headers } = await finish({ challenge, code: codeNow(setupKey) }, { ip: '203.0.113.9' });
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    const other = { challenge, code: recoveryCodes[0]!, method: 'recovery-code' } as const;
    expect((await finish(other)).status).toBe(200);
    app.clock.advance({ seconds: 60 });
    expect(await wrong()).toBe(401);
    expect(
      (await finish({ challenge: (await signInFirstStep(user)).challenge, code: '000000' })).headers,
    ).toMatchObject({
      'retry-after': '120',
    });
  });

  it('is counted before it is checked, also if guessed by many at once', async () => {
    const user = await aUser(app);
    await aSecondFactor(app, user.userId);
    const { challenge } = await signInFirstStep(user);
    const tries = Array.from({ length: 30 }, () => finish({ challenge, code: '000000' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe('a recovery code', () => {
  it('signs in once, in any spelling', async () => {
    const user = await aUser(app);
    const { recoveryCodes } = await aSecondFactor(app, user.userId);
    const code = ` ${recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ')} `;
    const proof = async () => ({ ...(await signInFirstStep(user)), code, method: 'recovery-code' as const });
    expect((await finish(await proof())).status).toBe(200);
    expect((await finish(await proof())).status).toBe(401);
  });
});

describe('a challenge', () => {
  it('expires after five minutes', async () => {
    const user = await aUser(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    const [first, second] = [await signInFirstStep(user), await signInFirstStep(user)];
    app.clock.advance({ minutes: 5, seconds: -1 });
    expect((await finish({ ...first, code: codeNow(setupKey) })).status).toBe(200);
    app.clock.advance({ seconds: 31 });
    const { problem } = await finish({ ...second, code: codeNow(setupKey) });
    expect([problem!.status, problem!.code]).toEqual([401, 'sign_in_over']);
  });

  it('works once, even for another code', async () => {
    const user = await aUser(app);
    const { setupKey, recoveryCodes } = await aSecondFactor(app, user.userId);
    const { challenge } = await signInFirstStep(user);
    expect((await finish({ challenge, code: codeNow(setupKey) })).status).toBe(200);
    const again = { challenge, code: recoveryCodes[0]!, method: 'recovery-code' } as const;
    expect((await finish(again)).problem!.code).toBe('sign_in_over');
  });

  it('is useless without the second factor, whether stolen or invented', async () => {
    const [user, thief] = [await aUser(app), await aUser(app)];
    await aSecondFactor(app, user.userId);
    const { setupKey } = await aSecondFactor(app, thief.userId);
    const { challenge } = await signInFirstStep(user);
    const code = codeNow(setupKey);
    expect((await finish({ challenge, code }, { token: thief.token })).problem!.code).toBe(
      'second_factor_wrong',
    );
    expect((await finish({ challenge: 'made up', code })).problem!.code).toBe('sign_in_over');
  });

  it.each([
    ['changes their password', 'own'],
    ['resets it by a link', 'link'],
    ['gets a one-time password from an administrator', 'reset'],
    ['gets another role', 'role'],
  ] as const)('expires when the user %s (SEC-44)', async (_what, how) => {
    const user = await aUser(app);
    const administrator = await anAdministrator(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    const { challenge } = await signInFirstStep(user);
    await change[how]({ user, administrator });
    expect((await finish({ challenge, code: codeNow(setupKey) })).problem!.code).toBe('sign_in_over');
  });
});

interface People {
  readonly user: TestUser;
  readonly administrator: TestUser;
}

const newPassword = 'nine green bottles on a wall';
const change = {
  own: ({ user: { token } }: People) =>
    app.answer(changePassword, { token, body: { currentPassword: PASSWORD, newPassword } }),
  link: ({ user }: People) => resetByLink(app, user, newPassword),
  reset: ({ user, administrator: { token } }: People) =>
    app.answer(resetUserPassword, { token, params: { id: user.userId } }),
  role: ({ user, administrator: { token } }: People) => {
    const { username, email, userId } = user;
    const body = { username, email, phoneNumber: '0888', bulstatOrEgn: '7523169263', role: 'admin' };
    return app.answer(changeUser, { token, params: { id: userId }, body });
  },
};

describe('passwords and the second factor', () => {
  it('a password reset by email does not switch it off', async () => {
    const user = await aUser(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    await resetByLink(app, user, newPassword);
    const { challenge } = await signInFirstStep(user, newPassword);
    expect((await finish({ challenge, code: codeNow(setupKey) })).status).toBe(200);
  });

  it('a one-time password is used up by the second step, and then only allows choosing a new one (SEC-87)', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 24 * 3_600_000);
    const user = await aUser(app, { must_change_password: true, password_expires_at: expiresAt });
    const { setupKey, recoveryCodes } = await aSecondFactor(app, user.userId);
    const [first, second] = [await signInFirstStep(user), await signInFirstStep(user)];
    const { answer } = await finish({ ...first, code: codeNow(setupKey) });
    expect(answer!.user.mustChangePassword).toBe(true);
    expect((await app.refusal(findMyAccount, { token: answer!.token })).code).toBe(
      'password_change_required',
    );
    const again = { ...second, code: recoveryCodes[0]!, method: 'recovery-code' } as const;
    expect((await finish(again)).problem!.code).toBe('sign_in_over');
    expect((await app.request(login, { body: { email: user.email, password: PASSWORD } })).status).toBe(401);
  });

  it('an administrator who was demoted between the steps gets a user’s session', async () => {
    const user = await anAdministrator(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    const { challenge } = await signInFirstStep(user);
    await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', user.userId).execute();
    const { answer } = await finish({ challenge, code: codeNow(setupKey) });
    expect(answer!.user.role).toBe('user');
    expect((await app.refusal(listUsers, { token: answer!.token })).code).toBe('not_allowed');
  });
});
