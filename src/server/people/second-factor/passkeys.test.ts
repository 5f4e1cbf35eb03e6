import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { login } from '#api/people/auth';
import {
  addPasskey,
  askForSecondFactor,
  beginPasskey,
  findMySecondFactor,
  finishSignIn,
  removePasskey,
  renamePasskey,
} from '#api/people/second-factor';
import { aUser, PASSWORD, type TestUser } from '../../../testing/factories/a-user.ts';
import {
  anAuthenticator,
  PASSKEY_APP_URL,
  type Authenticator,
} from '../../../testing/factories/an-authenticator.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ appUrl: PASSKEY_APP_URL });
});
afterEach(() => app.stop());

const currentPassword = PASSWORD;
const fetchPasskeys = async ({ token }: TestUser) =>
  (await app.answer(findMySecondFactor, { token })).passkeys;

async function begin({ token }: TestUser) {
  return app.answer(beginPasskey, { token, body: { currentPassword } });
}

/** Adds the user's first passkey. */
async function registerPasskey(user: TestUser, authenticator: Authenticator, name = 'Phone') {
  const { challenge } = await begin(user);
  const body = { name, challenge, registration: authenticator.register({ challenge }) };
  return app.answer(addPasskey, { token: user.token, body });
}

async function findChallenge({ email }: TestUser) {
  const answer = await app.answer(login, { body: { email, password: PASSWORD } });
  if (!('secondFactor' in answer)) throw new Error('no second factor was asked for');
  return answer.secondFactor;
}

const finish = (challenge: string, assertion: ReturnType<Authenticator['sign']>) =>
  app.request(finishSignIn, { body: { method: 'passkey', challenge, assertion } });

describe('a passkey', () => {
  it('is created in answer to a challenge, comes with recovery codes, and signs in', async () => {
    const [user, authenticator] = [await aUser(app), anAuthenticator()];
    const options = await begin(user);
    expect(options.rp).toEqual({ name: 'Kupon', id: 'localhost' });
    expect(options.authenticatorSelection?.userVerification).toBe('preferred');
    const { passkey, recoveryCodes } = await registerPasskey(user, authenticator);
    expect(passkey).toMatchObject({ name: 'Phone', lastUsedAt: null });
    expect(recoveryCodes).toHaveLength(10);
    const { challenge, methods, passkey: asked } = await findChallenge(user);
    expect(methods).toEqual(['passkey', 'recovery-code']);
    expect(asked).toMatchObject({ challenge, rpId: 'localhost', userVerification: 'preferred' });
    const { answer } = await finish(challenge, authenticator.sign({ challenge }));
    expect(answer!.user.userId).toBe(user.userId);
    expect(await fetchPasskeys(user)).toMatchObject([{ lastUsedAt: app.clock.now().toISOString() }]);
  });

  it('is refused if it signs another challenge or at another origin', async () => {
    const [user, authenticator] = [await aUser(app), anAuthenticator()];
    await registerPasskey(user, authenticator);
    const [{ challenge }, other] = [await findChallenge(user), await findChallenge(user)];
    const wrong = [
      authenticator.sign({ challenge: other.challenge }),
      authenticator.sign({ challenge, origin: 'https://kupon.example.net' }),
      anAuthenticator().sign({ challenge }),
    ];
    for (const assertion of wrong) expect((await finish(challenge, assertion)).status).toBe(401);
  });

  it('whose counter does not grow was copied, and is refused', async () => {
    const [user, authenticator] = [await aUser(app), anAuthenticator()];
    await registerPasskey(user, authenticator);
    const statuses: number[] = [];
    for (const count of [5, 5, 4, 6]) {
      const { challenge } = await findChallenge(user);
      statuses.push((await finish(challenge, authenticator.sign({ challenge }, count))).status);
    }
    expect(statuses).toEqual([200, 401, 401, 200]);
  });

  it('does not sign in another user, even with a valid signature', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const [own, foreign] = [anAuthenticator(), anAuthenticator()];
    await registerPasskey(user, own);
    await registerPasskey(other, foreign);
    const { challenge } = await findChallenge(user);
    expect((await finish(challenge, foreign.sign({ challenge }))).status).toBe(401);
  });

  it('is not added twice, nor for another user’s challenge, an old one or none', async () => {
    const [user, other, authenticator] = [await aUser(app), await aUser(app), anAuthenticator()];
    const old = await begin(user);
    app.clock.advance({ minutes: 5 });
    const ofOther = await begin(other);
    const { challenge: right } = await begin(user);
    for (const challenge of [old.challenge, ofOther.challenge, 'bm9uZQ']) {
      const body = { name: 'Phone', challenge, registration: authenticator.register({ challenge }) };
      expect((await app.refusal(addPasskey, { token: user.token, body })).code).toBe('invalid_fields');
    }
    const body = {
      name: 'Phone',
      challenge: right,
      registration: authenticator.register({ challenge: right }),
    };
    await app.answer(addPasskey, { token: user.token, body });
    expect((await app.refusal(addPasskey, { token: user.token, body })).code).toBe('invalid_fields');
    const again = { ...body, challenge: ofOther.challenge, registration: authenticator.register(ofOther) };
    expect((await app.refusal(addPasskey, { token: other.token, body: again })).code).toBe('invalid_fields');
  });

  it('is refused without another effect if it is malformed', async () => {
    const user = await aUser(app);
    const { challenge } = await begin(user);
    const right = anAuthenticator().register({ challenge });
    for (const part of ['attestationObject', 'clientDataJSON'] as const) {
      const registration = { ...right, response: { ...right.response, [part]: 'AAAA' } };
      const { status } = await app.refusal(addPasskey, {
        token: user.token,
        body: { name: 'Phone', challenge, registration },
      });
      expect(status).toBe(400);
    }
  });

  it('can be renamed, and removed with the password and a signature', async () => {
    const [user, authenticator] = [await aUser(app), anAuthenticator()];
    const { token } = user;
    const { passkey } = await registerPasskey(user, authenticator);
    const params = { id: passkey.id };
    expect((await app.answer(renamePasskey, { token, params, body: { name: 'Laptop' } })).name).toBe(
      'Laptop',
    );
    expect((await app.refusal(removePasskey, { token, params, body: { currentPassword } })).status).toBe(400);
    const { challenge } = await app.answer(askForSecondFactor, { token });
    const proof = { method: 'passkey', challenge, assertion: authenticator.sign({ challenge }) };
    const removed = await app.request(removePasskey, { token, params, body: { currentPassword, proof } });
    expect(removed.status).toBe(204);
    expect(await fetchPasskeys(user)).toEqual([]);
  });

  it('requires an existing second factor', async () => {
    const [user, authenticator] = [await aUser(app), anAuthenticator()];
    await registerPasskey(user, authenticator);
    const { token } = user;
    expect((await app.refusal(beginPasskey, { token, body: { currentPassword } })).errors![0]!.path).toBe(
      'proof',
    );
  });
});
