import { newChallenge } from '../../server/people/second-factor/challenges.store.ts';
import {
  aBegunApp,
  aPasskey,
  aProof,
  aSecondFactor,
  codeAt,
  someRecoveryCodes,
} from '../factories/a-second-factor.ts';
import { PASSWORD } from '../factories/a-user.ts';
import { anAuthenticator } from '../factories/an-authenticator.ts';
import type { Call, CallContext } from './call.ts';

const currentPassword = PASSWORD;

/** A recovery code of the owner, in answer to a challenge. */
async function proofFor({ app, owner: { userId } }: CallContext, purpose: 'sign-in' | 'confirmation') {
  const [code = ''] = await someRecoveryCodes(app, userId);
  return aProof(app, { userId, code, purpose });
}

/** The owner's second factor, and the proof that confirms a change to it. */
const withConfirmation: Call = async (context) => {
  await aSecondFactor(context.app, context.owner.userId);
  return { body: { currentPassword, proof: await proofFor(context, 'confirmation') } };
};

/** The rows of the matrix about second factors. */
export const SECOND_FACTOR_CALLS: Readonly<Record<string, Call>> = {
  'POST /auth/second-factor': async (context) => {
    await aSecondFactor(context.app, context.owner.userId);
    return { body: await proofFor(context, 'sign-in') };
  },

  'GET /account/second-factor': () => ({}),
  'POST /account/second-factor/challenge': () => ({}),
  'POST /account/second-factor/app': () => ({ body: { currentPassword } }),
  'POST /account/second-factor/app/confirm': async ({ app, owner }) => {
    const setupKey = await aBegunApp(app, owner.userId);
    return { body: { code: codeAt(setupKey, app.clock.now()) } };
  },
  'POST /account/second-factor/app/remove': withConfirmation,
  'POST /account/second-factor/passkeys/begin': () => ({ body: { currentPassword } }),
  'POST /account/second-factor/passkeys': async ({ app, owner: { userId } }) => {
    const made = { userId, purpose: 'new passkey', now: app.clock.now() } as const;
    const challenge = await newChallenge(app.db, made);
    return { body: { name: 'A phone', challenge, registration: anAuthenticator().register({ challenge }) } };
  },
  'PUT /account/second-factor/passkeys/{id}': async ({ app, owner }) => ({
    params: { id: await aPasskey(app, owner.userId) },
    body: { name: 'Another name' },
  }),
  'POST /account/second-factor/passkeys/{id}/remove': async (context) => ({
    params: { id: await aPasskey(context.app, context.owner.userId) },
    body: { currentPassword, proof: await proofFor(context, 'confirmation') },
  }),
  'POST /account/second-factor/recovery-codes': withConfirmation,

  'DELETE /admin/users/{id}/second-factor': async ({ app, owner: { userId } }) => {
    await aSecondFactor(app, userId);
    return { params: { id: userId } };
  },
};
