import type { SignInContext } from '../passwords/sign-in-context.ts';
import type { z } from 'zod';
import type { Credentials, SecondFactorRequired, SignedIn } from '#api/people/auth';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction, runTogether } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import {
  countAttempt,
  countAttemptIn,
  noteSuccess,
  findAttempts,
  waitSeconds,
  type AttemptTime,
  type AttemptCounter,
} from '../../platform/limits/attempts.store.ts';
import { refuseForNow } from '../../platform/limits/refuse-for-now.ts';
import { askForProof } from '../second-factor/ask-for-proof.ts';
import { hasSecondFactor } from '../access/second-factor.store.ts';
import { emailKey } from '../accounts/email-key.ts';
import { findUserRowByEmail } from '../accounts/users.store.ts';
import { findUserForSignIn, storePasswordHash } from '../passwords/credentials.store.ts';
import { isOneTimePasswordExpired, startSession } from './start-session.ts';
import { failuresThatRefuse, loginCounters } from './login-counters.ts';
import { hasSignedInFrom } from './sign-in-addresses.store.ts';

const RESET_ADVICE = ', or set a new password with “Forgot password”';

function wrongCredentials(): ApiError {
  return new ApiError('invalid_credentials', 'Invalid credentials. Please check your email and password.');
}

/** The time and address of the attempt, its requester for hashing, and its counters. */
function loginAttempt(email: string, { config, incoming: { now, ip } }: SignInContext) {
  const moment = { now, address: addressKey(ip) };
  const asker = { address: moment.address, account: emailKey(email) };
  return { moment, asker, tallies: loginCounters(email, moment, config) };
}

/**
 * Signs in, or asks for the second factor of a user who has one. Throws the same error for an unknown email, a wrong password and
 * an expired one-time password, after the same statements.
 */
export async function logIn(
  db: Database,
  { email, password }: z.output<typeof Credentials>,
  signingIn: SignInContext,
): Promise<SignedIn | SecondFactorRequired> {
  const { config, hashing } = signingIn;
  const { moment, asker, tallies } = loginAttempt(email, signingIn);
  const { now } = moment;

  await hashing.waitForCapacity(asker);
  const [user, isOwnAddress, attempts] = await Promise.all([
    findUserRowByEmail(db, email),
    hasSignedInFrom(db, asker.account, moment),
    findAttempts(db, Object.values(tallies)),
  ]);
  const failures = failuresThatRefuse(tallies, isOwnAddress);
  refuseForNow(waitSeconds(attempts, [...failures, tallies.signIns], now), RESET_ADVICE);
  const { right, outdated } = await hashing.verify(password, user?.password_hash, asker);
  if (user === undefined || !right || isOneTimePasswordExpired(user, now)) {
    await recordEvent(db, { action: 'sign_in_failed', holder: user?.id, outcome: 'refused' });
    // A failure from the user's own address also counts for the account, so other addresses have to wait for it.
    if (isOwnAddress) await countAttempt(db, tallies.account, moment);
    refuseForNow(await countFailure(db, failures, moment), RESET_ADVICE);
    throw wrongCredentials();
  }
  const newHash = outdated ? await hashing.hash(password, asker) : undefined;
  return inTransaction(db, async (tx) => {
    // The user may have a new password or role by now, so they are read again and locked.
    const current = await findUserForSignIn(tx, user);
    if (current === undefined || isOneTimePasswordExpired(current, now)) throw wrongCredentials();
    const [wait, wrongMeanwhile, isProofNeeded] = await runTogether([
      countAttemptIn(tx, tallies.signIns, moment),
      // Wrong passwords that were checked at the same time count too, so sending many at once cannot evade the limit.
      findAttempts(tx, failures),
      hasSecondFactor(tx, user.id),
      noteSuccess(tx, [tallies.account, tallies.atOwnAddress], moment),
      newHash && storePasswordHash(tx, user.id, newHash),
    ]);
    refuseForNow(Math.max(wait, waitSeconds(wrongMeanwhile, failures, now)), RESET_ADVICE);
    if (!isProofNeeded) return startSession(tx, current, signingIn);
    return { secondFactor: await askForProof(tx, { userId: user.id, purpose: 'sign-in', config, now }) };
  });
}

async function countFailure(
  db: Database,
  tallies: readonly AttemptCounter[],
  moment: AttemptTime,
): Promise<number> {
  let wait = 0;
  for (const tally of tallies) wait = Math.max(wait, await countAttempt(db, tally, moment));
  return wait;
}
