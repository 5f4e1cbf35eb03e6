import type { DatabaseTransaction } from '../database/schema.ts';
import { forgetAttempts } from '../limits/attempts.store.ts';
import { LIMITS } from '../limits/limits.ts';
import { reopenAppCodes } from '../second-factor/check-proof.ts';
import type { UserRow } from '../users/user-row.ts';

/** After a new password, by whichever way: what somebody failed at with the old one keeps its owner from nothing. */
export async function forgetFailures(
  tx: DatabaseTransaction,
  { id, email_key: emailKey }: Pick<UserRow, 'id' | 'email_key'>,
): Promise<void> {
  await forgetAttempts(tx, { limit: LIMITS.loginOfAccount, of: { emailKey } });
  await reopenAppCodes(tx, id);
}
