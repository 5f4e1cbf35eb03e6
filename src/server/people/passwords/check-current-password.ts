import { brokenRule } from '#api/platform/field-rules';
import type { Database } from '../../platform/database/schema.ts';
import type { ApiError } from '../../platform/errors/api-error.ts';
import { fieldError, invalidFields } from '../../platform/errors/field-messages.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countAttempt, findWaitSeconds, type AttemptCounter } from '../../platform/limits/attempts.store.ts';
import { LIMITS } from '../../platform/config/limits.ts';
import { refuseForNow } from '../../platform/limits/refuse-for-now.ts';
import type { UserRow } from '../accounts/user-row.ts';
import { hashRequester } from './hash-requester.ts';
import type { SignInContext } from './sign-in-context.ts';

export function wrongCurrentPassword(): ApiError {
  const error = fieldError('currentPassword', brokenRule('not_current_password'));
  return invalidFields([error], 'The current password is not right.');
}

interface Check {
  readonly user: UserRow;
  readonly password: string;
}

/** Throws if it is wrong, and 429 after too many wrong ones, because the session may be stolen. */
export async function checkCurrentPassword(
  db: Database,
  { user, password }: Check,
  { incoming, hashing }: Pick<SignInContext, 'incoming' | 'hashing'>,
): Promise<void> {
  const tally: AttemptCounter = { limit: LIMITS.changePasswordOfAccount, of: { emailKey: user.email_key } };
  refuseForNow(await findWaitSeconds(db, [tally], incoming.now));
  const { right } = await hashing.verify(
    password,
    user.password_hash,
    hashRequester(incoming, user.email_key),
  );
  if (right) return;
  refuseForNow(await countAttempt(db, tally, { now: incoming.now, address: addressKey(incoming.ip) }));
  throw wrongCurrentPassword();
}
