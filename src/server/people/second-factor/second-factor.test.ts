import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { login, register } from '#api/people/auth';
import { setUp } from '#api/people/setup';
import {
  askForSecondFactor,
  beginApp,
  beginPasskey,
  confirmApp,
  findMySecondFactor,
  finishSignIn,
  removeApp,
  removeUserSecondFactor,
  renewRecoveryCodes,
} from '#api/people/second-factor';
import { findUserDetails } from '#api/people/users';
import { ENDPOINTS } from '#api/endpoints';
import { CALLS } from '../../../testing/access-matrix/calls.ts';
import { endpointName } from '../../../testing/access-matrix/expected-outcome.ts';
import { aBegunApp, aProof, aSecondFactor, codeAt } from '../../../testing/factories/a-second-factor.ts';
import { anAdministrator, aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import { everythingStored } from '../../../testing/factories/everything-stored.ts';
import { expectSignedIn } from '../../../testing/app/expect-signed-in.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { setupLink } from '../setup/setup.store.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const codeNow = (setupKey: string) => codeAt(setupKey, app.clock.now());
const currentPassword = PASSWORD;
const mine = ({ token }: TestUser) => app.answer(findMySecondFactor, { token });
const mailsTo = async ({ email }: TestUser) => {
  const mails = await app.db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();
  return mails.map(({ subject }) => subject);
};

/** A proof with a code of the app, in answer to a new challenge. */
async function makeProof({ token }: TestUser, setupKey: string) {
  const { challenge } = await app.answer(askForSecondFactor, { token });
  return { method: 'app', challenge, code: codeNow(setupKey) };
}

describe('an authenticator app', () => {
  it('is set up with the password, shown once, and active with its first code', async () => {
    const user = await aUser(app);
    const { token } = user;
    const { setupKey, link } = await app.answer(beginApp, { token, body: { currentPassword } });
    expect(setupKey).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(link).searchParams.get('secret')).toBe(setupKey);
    expect(link).toContain('issuer=Kupon');
    expect(await mine(user)).toMatchObject({ app: null, required: false });
    const { recoveryCodes } = await app.answer(confirmApp, { token, body: { code: codeNow(setupKey) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await mine(user)).toMatchObject({
      app: { addedAt: app.clock.now().toISOString() },
      recoveryCodesLeft: 10,
    });
    expect(await mailsTo(user)).toEqual(['A second factor was added to your Kupon account']);
    expect(await app.answer(login, { body: { email: user.email, password: PASSWORD } })).toHaveProperty(
      'secondFactor',
    );
  });

  it('changes nothing unless it is confirmed within 15 minutes', async () => {
    const { token, userId, email } = await aUser(app);
    const setupKey = await aBegunApp(app, userId);
    for (const code of ['000000', 'x', '12345', '1234567'])
      expect((await app.refusal(confirmApp, { token, body: { code } })).errors![0]!.path).toBe('code');
    expectSignedIn(await app.answer(login, { body: { email, password: PASSWORD } }));
    app.clock.advance({ minutes: 15 });
    expect((await app.refusal(confirmApp, { token, body: { code: codeNow(setupKey) } })).code).toBe(
      'not_found',
    );
  });

  it('does not accept the code that confirmed it again', async () => {
    const user = await aUser(app);
    const { token } = user;
    const setupKey = await aBegunApp(app, user.userId);
    await app.answer(confirmApp, { token, body: { code: codeNow(setupKey) } });
    const answer = await app.answer(login, { body: { email: user.email, password: PASSWORD } });
    const { challenge } = 'secondFactor' in answer ? answer.secondFactor : { challenge: '' };
    const body = { method: 'app', challenge, code: codeNow(setupKey) };
    expect((await app.refusal(finishSignIn, { body })).code).toBe('second_factor_wrong');
  });

  it('requires the password, with ten guesses', async () => {
    const { token } = await aUser(app);
    const begin = (password: string) => app.request(beginApp, { token, body: { currentPassword: password } });
    for (let i = 0; i < 10; i += 1)
      expect((await begin('a wrong one')).problem!.errors![0]!.path).toBe('currentPassword');
    expect((await begin(PASSWORD)).status).toBe(429);
  });

  it('exists at most once per user', async () => {
    const user = await aUser(app);
    const { setupKey } = await aSecondFactor(app, user.userId);
    const body = { currentPassword, proof: await makeProof(user, setupKey) };
    expect((await app.refusal(beginApp, { token: user.token, body })).code).toBe('limit_reached');
  });
});

describe('switching it off', () => {
  it('requires the password and the second factor', async () => {
    const user = await aUser(app);
    const { token, userId } = user;
    const { setupKey, recoveryCodes } = await aSecondFactor(app, userId);
    const { challenge } = await app.answer(askForSecondFactor, { token });
    const code = codeNow(setupKey);
    const tries = [
      [{ currentPassword }, 'proof'],
      [{ currentPassword, proof: { method: 'app', challenge, code: '000000' } }, 'proof'],
      [{ currentPassword, proof: { method: 'app', challenge: 'made up', code } }, 'proof'],
      [{ currentPassword: 'wrong', proof: { method: 'app', challenge, code } }, 'currentPassword'],
    ] as const;
    for (const [body, path] of tries) {
      const { status, errors } = await app.refusal(removeApp, { token, body });
      expect([status, errors![0]!.path]).toEqual([400, path]);
    }
    const ofSignIn = await aProof(app, { userId, code: recoveryCodes[0]!, purpose: 'sign-in' });
    const { errors } = await app.refusal(removeApp, { token, body: { currentPassword, proof: ofSignIn } });
    expect(errors![0]!.path).toBe('proof');
    const body = { currentPassword, proof: { method: 'app', challenge, code } };
    expect((await app.request(removeApp, { token, body })).status).toBe(204);
    expect(await mine(user)).toMatchObject({ app: null, recoveryCodesLeft: 0 });
    expect(await mailsTo(user)).toEqual(['A second factor was removed from your Kupon account']);
    expectSignedIn(await app.answer(login, { body: { email: user.email, password: PASSWORD } }));
  });

  it('is not possible with another user’s second factor', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    await aSecondFactor(app, user.userId);
    const { setupKey } = await aSecondFactor(app, other.userId);
    const body = { currentPassword, proof: await makeProof(other, setupKey) };
    expect((await app.refusal(removeApp, { token: user.token, body })).errors![0]!.path).toBe('proof');
  });
});

it('new recovery codes replace the old ones', async () => {
  const user = await aUser(app);
  const { token, userId } = user;
  const { setupKey, recoveryCodes: old } = await aSecondFactor(app, userId);
  const body = { currentPassword, proof: await makeProof(user, setupKey) };
  const { recoveryCodes } = await app.answer(renewRecoveryCodes, { token, body });
  expect(recoveryCodes.filter((code) => old.includes(code))).toEqual([]);
  const finish = async (code: string) => {
    const proof = await aProof(app, { userId, code, purpose: 'sign-in' });
    return (await app.request(finishSignIn, { body: proof })).status;
  };
  expect([await finish(old[0]!), await finish(recoveryCodes[0]!)]).toEqual([401, 200]);
  expect((await mine(user)).recoveryCodesLeft).toBe(9);
});

describe('an administrator', () => {
  it('removes a lost second factor; the user is notified, and signed out everywhere', async () => {
    const [user, administrator] = [await aUser(app), await anAdministrator(app)];
    await aSecondFactor(app, user.userId);
    const sent = { token: administrator.token, params: { id: user.userId } };
    expect((await app.answer(findUserDetails, sent)).secondFactor).toBe(true);
    expect((await app.request(removeUserSecondFactor, sent)).status).toBe(204);
    expect((await app.answer(findUserDetails, sent)).secondFactor).toBe(false);
    expect((await app.request(findMyAccount, { token: user.token })).status).toBe(401);
    expect(await mailsTo(user)).toEqual(['The second factor of your Kupon account was removed']);
    expectSignedIn(await app.answer(login, { body: { email: user.email, password: PASSWORD } }));
    expect((await app.refusal(removeUserSecondFactor, sent)).code).toBe('not_found');
  });

  it('cannot remove their own this way', async () => {
    const { token, userId } = await anAdministrator(app);
    await aSecondFactor(app, userId);
    const { status, code } = await app.refusal(removeUserSecondFactor, { token, params: { id: userId } });
    expect([status, code]).toEqual([409, 'own_account']);
  });
});

describe('with SECOND_FACTOR=administrators', () => {
  beforeEach(async () => {
    await app.stop();
    app = await startTestApp({ secondFactor: 'administrators' });
  });

  it('an administrator without one can only set one up (ASVS 6.3.3)', async () => {
    const open: string[] = [];
    for (const endpoint of ENDPOINTS.filter(
      ({ access }) => access === 'signed-in' || access === 'administrator',
    )) {
      const sent = await CALLS[endpointName(endpoint)]!({ app, owner: await aUser(app) });
      const { token } = await anAdministrator(app);
      const { problem } = await app.request(endpoint, { ...sent, token });
      if (problem?.code !== 'second_factor_required') open.push(endpointName(endpoint));
    }
    expect(open.toSorted()).toEqual([
      'GET /account/second-factor',
      'POST /account/change-password',
      'POST /account/second-factor/app',
      'POST /account/second-factor/app/confirm',
      'POST /account/second-factor/challenge',
      'POST /account/second-factor/passkeys',
      'POST /account/second-factor/passkeys/begin',
      'POST /auth/logout',
      'POST /auth/logout-all',
    ]);
  });

  it('the set-up gives access to everything else, and users are not affected', async () => {
    const [user, administrator] = [await aUser(app), await anAdministrator(app)];
    expect((await app.request(findMyAccount, { token: user.token })).status).toBe(200);
    const { token } = administrator;
    const body = { email: administrator.email, password: PASSWORD };
    expect(expectSignedIn(await app.answer(login, { body })).user.mustAddSecondFactor).toBe(true);
    expect(await mine(administrator)).toMatchObject({ required: true });
    const { setupKey } = await app.answer(beginApp, { token, body: { currentPassword } });
    await app.answer(confirmApp, { token, body: { code: codeNow(setupKey) } });
    expect((await app.request(findMyAccount, { token })).status).toBe(200);
    const sent = { token: (await anAdministratorWithOne()).token, params: { id: administrator.userId } };
    await app.answer(removeUserSecondFactor, sent);
    expect(expectSignedIn(await app.answer(login, { body })).user.mustAddSecondFactor).toBe(true);
  });

  it('the first set-up and registration remain possible', async () => {
    const link = new URL((await setupLink(app.db, app.clock.now(), app.config.appUrl))!);
    const code = link.hash.slice(1) || link.searchParams.get('code');
    const first = { username: 'Root', email: 'root@example.com', password: 'nine green bottles on a wall' };
    const { token, user } = await app.answer(setUp, { body: { code, ...first } });
    expect(user.mustAddSecondFactor).toBe(true);
    expect((await app.request(findMySecondFactor, { token })).status).toBe(200);
    const person = { ...first, email: 'one@example.com', phoneNumber: '0888', bulstatOrEgn: '7523169263' };
    expect((await app.answer(register, { body: person })).user.mustAddSecondFactor).toBeUndefined();
  });
});

async function anAdministratorWithOne(): Promise<TestUser> {
  const administrator = await anAdministrator(app);
  await aSecondFactor(app, administrator.userId);
  return administrator;
}

it.each([
  ['http://192.0.2.7:3000', 'needs_https'],
  ['http://kupon.example.com', 'needs_https'],
  ['http://127.0.0.1:3000', 'needs_name'],
  ['https://[2001:db8::7]', 'needs_name'],
  ['http://localhost:3000', 'yes'],
  ['https://kupon.example.com', 'yes'],
])('at %s passkeys: %s', async (appUrl, offered) => {
  await app.stop();
  app = await startTestApp({ appUrl });
  const user = await aUser(app);
  expect((await mine(user)).passkeysOffered).toBe(offered);
  const { status } = await app.request(beginPasskey, { token: user.token, body: { currentPassword } });
  expect(status).toBe(offered === 'yes' ? 200 : 409);
});

describe('stored data', () => {
  it('has only hashes of recovery codes, and the app’s secret encrypted (ASVS 6.5.2)', async () => {
    const user = await aUser(app);
    const { setupKey, recoveryCodes } = await aSecondFactor(app, user.userId);
    const { challenge } = await app.answer(askForSecondFactor, { token: user.token });
    const stored = (await everythingStored(app.db)).join('\n').toLowerCase();
    const inHex = (text: string) => Buffer.from(text).toString('hex');
    for (const secret of [
      setupKey,
      challenge,
      ...recoveryCodes,
      ...recoveryCodes.map((c) => c.replaceAll('-', '')),
    ]) {
      expect(stored).not.toContain(secret.toLowerCase());
      expect(stored).not.toContain(inHex(secret));
    }
    expect(app.logLines.join('')).not.toContain(challenge);
  });

  it('has an audit entry for a refused second factor, with its user', async () => {
    const user = await aUser(app);
    await aSecondFactor(app, user.userId);
    const proof = await aProof(app, { userId: user.userId, code: 'wrong', purpose: 'sign-in' });
    await app.refusal(finishSignIn, { body: proof });
    const entry = await app.db
      .selectFrom('audit_entries')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({
      action: 'second_factor_refused',
      outcome: 'refused',
      holder_id: user.userId,
    });
  });
});
