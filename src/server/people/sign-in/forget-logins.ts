import type { Config } from '../../platform/config/config.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { forgetAttempts, type AttemptCounter } from '../../platform/limits/attempts.store.ts';
import { LIMITS } from '../../platform/config/limits.ts';
import { reopenAppCodes } from '../second-factor/check-proof.ts';
import type { UserRow } from '../accounts/user-row.ts';
import { signInCounter } from './login-counters.ts';
import { listSignInAddresses } from './sign-in-addresses.store.ts';

/** After any kind of new password: attempts with the old one must not lock out its owner. */
export async function forgetLogins(
  tx: DatabaseTransaction,
  user: Pick<UserRow, 'id' | 'email_key'>,
  config: Pick<Config, 'limits'>,
): Promise<void> {
  const emailKey = user.email_key;
  const atOwnAddresses = (await listSignInAddresses(tx, user.id)).map((address): AttemptCounter => {
    return { limit: LIMITS.loginAtOwnAddress, of: { emailKey, address } };
  });
  await forgetAttempts(tx, [
    { limit: LIMITS.loginOfAccount, of: { emailKey } },
    signInCounter(emailKey, config),
    ...atOwnAddresses,
  ]);
  await reopenAppCodes(tx, user.id);
}
