import type { z } from 'zod';
import type { Credentials, SecondFactorAsked, SignedIn } from '#api/auth';
import { recordEvent } from '../audit/record-event.ts';
import type { Config } from '../config.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Incoming } from '../http/route.ts';
import { addressKey } from '../limits/address-key.ts';
import { countAttempt, noteSuccess, waitFor, type Moment, type Tally } from '../limits/attempts.store.ts';
import { refuseForNow } from '../limits/too-many-attempts.ts';
import { askForProof } from '../second-factor/ask-for-proof.ts';
import { hasSecondFactor } from '../second-factor/second-factor.store.ts';
import { emailKey } from '../users/email-key.ts';
import type { UserRow } from '../users/user-row.ts';
import { findUserForSignIn, storePasswordHash } from './credentials.store.ts';
import { findAccount } from './find-account.ts';
import { isOver, letIn } from './let-in.ts';
import { letInAtOnce } from './let-in-at-once.ts';
import { failuresThatRefuse, loginTallies } from './login-tallies.ts';
import type { PasswordHashing } from './password-hashing.ts';

export interface SigningIn {
  readonly hashing: PasswordHashing;
  readonly config: Config;
  readonly incoming: Incoming;
}

const RESET_ADVICE = ', or set a new password with “Forgot password”';

function wrongCredentials(): ApiError {
  return new ApiError('invalid_credentials', 'Invalid credentials. Please check your email and password.');
}

/** Signs in, or asks for the second factor of whoever has one; or throws: the same for an unknown e-mail, a wrong password and a one-time password that is over. */
export async function logIn(
  db: Database,
  { email, password }: z.output<typeof Credentials>,
  signingIn: SigningIn,
): Promise<SignedIn | SecondFactorAsked> {
  const { config, incoming, hashing } = signingIn;
  const moment = { now: incoming.now, address: addressKey(incoming.ip) };
  const asker = { address: moment.address, account: emailKey(email) };
  const tallies = loginTallies(email, moment, config);

  await hashing.awaitRoom(asker);
  const { mustWait, isOwnAddress, user } = await findAccount(db, {
    ...moment,
    email,
    tallies: Object.values(tallies),
  });
  const failures = failuresThatRefuse(tallies, isOwnAddress);
  if (mustWait) refuseForNow(await waitFor(db, [...failures, tallies.signIns], moment.now), RESET_ADVICE);
  const { right, outdated } = await hashing.verify(password, user?.password_hash, asker);
  if (user === undefined || !right || isOver(user, moment.now)) {
    await recordEvent(db, { action: 'sign_in_failed', holder: user?.id, outcome: 'refused' });
    // At an address of its own, too, a failure counts for the account: it is one that others have to wait for.
    if (isOwnAddress) await countAttempt(db, tallies.account, moment);
    refuseForNow(await countFailure(db, failures, moment), RESET_ADVICE);
    throw wrongCredentials();
  }
  const { signIns } = tallies;
  const signedIn = outdated
    ? undefined
    : await letInAtOnce(db, { user, tallies: failures, signIns, signingIn });
  if (signedIn !== undefined) return signedIn;
  refuseForNow(await countAttempt(db, signIns, moment), RESET_ADVICE);
  // Guesses that were checked beside this one count, so that many at once are no way around the limit.
  refuseForNow(await waitFor(db, failures, moment.now), RESET_ADVICE);
  const newHash = outdated ? await hashing.hash(password, asker) : undefined;
  return inTransaction(db, async (tx) => {
    for (const tally of [tallies.account, tallies.atOwnAddress]) await noteSuccess(tx, tally, moment);
    return admit(tx, { user, newHash, signingIn });
  });
}

async function countFailure(db: Database, tallies: readonly Tally[], moment: Moment): Promise<number> {
  let wait = 0;
  for (const tally of tallies) wait = Math.max(wait, await countAttempt(db, tally, moment));
  return wait;
}

interface Admission {
  readonly user: UserRow;
  /** Replaces a hash that is weaker than one made today. */
  readonly newHash: string | undefined;
  readonly signingIn: SigningIn;
}

/** The user may have got a new password or role since theirs was checked: they are read again, and locked. */
async function admit(
  tx: DatabaseTransaction,
  { user, newHash, signingIn }: Admission,
): Promise<SignedIn | SecondFactorAsked> {
  const current = await findUserForSignIn(tx, user);
  if (current === undefined || isOver(current, signingIn.incoming.now)) throw wrongCredentials();
  if (newHash !== undefined) await storePasswordHash(tx, user.id, newHash);
  if (!(await hasSecondFactor(tx, user.id))) return letIn(tx, current, signingIn);
  const { config, incoming } = signingIn;
  const asking = { userId: user.id, purpose: 'sign-in', config, now: incoming.now } as const;
  return { secondFactor: await askForProof(tx, asking) };
}
