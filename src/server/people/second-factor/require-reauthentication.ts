import { brokenRule, type BrokenRule } from '#api/platform/field-rules';
import type { Confirmation } from '#api/people/second-factor';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { checkCurrentPassword, wrongCurrentPassword } from '../passwords/check-current-password.ts';
import { findUserForSignIn } from '../passwords/credentials.store.ts';
import type { SignInContext } from '../passwords/sign-in-context.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiError } from '../../platform/errors/api-error.ts';
import { invalidField } from '../../platform/errors/field-messages.ts';
import type { UserRow } from '../accounts/user-row.ts';
import { requireUserRow } from '../accounts/users.store.ts';
import { countProof, useProof, type ProofCheck } from './check-proof.ts';
import { hasSecondFactor } from '../access/second-factor.store.ts';

function wrongProof(broken: BrokenRule): ApiError {
  return invalidField('proof', broken, 'The second factor');
}

/** What the second-factor routes need. */
export type SecondFactorOptions = Omit<SignInContext, 'incoming'>;

interface Reauthentication {
  readonly principal: Principal;
  readonly confirmation: Confirmation;
  readonly signingIn: SignInContext;
}

/**
 * Changes a second factor in one transaction, after checking the password and, if the user has one, the second factor: a
 * stolen session is not enough, even with the password.
 */
export async function requireReauthentication<T>(
  db: Database,
  { principal: { userId }, confirmation, signingIn }: Reauthentication,
  act: (tx: DatabaseTransaction, user: UserRow) => Promise<T>,
): Promise<T> {
  const { config, incoming } = signingIn;
  const { currentPassword: password, proof } = confirmation;
  const user = await requireUserRow(db, userId);
  await checkCurrentPassword(db, { user, password }, signingIn);
  const proving: ProofCheck | undefined = proof && {
    userId,
    proof,
    purpose: 'confirmation',
    config,
    incoming,
  };
  if (proving !== undefined && (await hasSecondFactor(db, userId))) await countProof(db, proving);
  const done = await inTransaction(db, async (tx) => {
    const current = await findUserForSignIn(tx, user);
    if (current === undefined) throw wrongCurrentPassword();
    if (await hasSecondFactor(tx, userId)) {
      if (proving === undefined) throw wrongProof(brokenRule('proof_needed'));
      if (!(await useProof(tx, proving))) return undefined;
    }
    return { result: await act(tx, current) };
  });
  if (done !== undefined) return done.result;
  await recordEvent(db, { action: 'second_factor_refused', holder: userId, outcome: 'refused' });
  throw wrongProof(brokenRule('proof_wrong'));
}
