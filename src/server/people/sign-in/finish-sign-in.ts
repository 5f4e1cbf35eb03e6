import type { SignedIn } from '#api/people/auth';
import type { Proof } from '#api/people/second-factor-proof';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { findChallenged } from '../second-factor/challenges.store.ts';
import { countProof, useProof, type ProofCheck } from '../second-factor/check-proof.ts';
import { lockUser } from '../passwords/credentials.store.ts';
import { isOneTimePasswordExpired, startSession } from './start-session.ts';
import type { SignInContext } from '../passwords/sign-in-context.ts';

function signInOver(): ApiError {
  return new ApiError(
    'sign_in_over',
    'Signing in took too long, or is already complete. Please start again.',
  );
}

/** The second step of signing in, after the password; only now a session begins. Throws if the proof is wrong. */
export async function finishSignIn(db: Database, proof: Proof, signingIn: SignInContext): Promise<SignedIn> {
  const { config, incoming } = signingIn;
  const { now } = incoming;
  const userId = await findChallenged(db, { challenge: proof.challenge, purpose: 'sign-in', now });
  if (userId === undefined) throw signInOver();
  const proving: ProofCheck = { userId, proof, purpose: 'sign-in', config, incoming };
  await countProof(db, proving);
  const signedIn = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || isOneTimePasswordExpired(user, now)) throw signInOver();
    return (await useProof(tx, proving)) ? startSession(tx, user, signingIn) : undefined;
  });
  if (signedIn !== undefined) return signedIn;
  await recordEvent(db, { action: 'second_factor_refused', holder: userId, outcome: 'refused' });
  throw new ApiError('second_factor_wrong', 'This code is not valid. A code works once, for about a minute.');
}
