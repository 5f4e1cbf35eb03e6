import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { secondFactorAdded, secondFactorRemoved } from '../../platform/mail/mails.ts';
import { insertMail } from '../../platform/mail/outbox.store.ts';
import type { UserRow } from '../accounts/user-row.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { countRecoveryCodes, storeRecoveryCodes } from './recovery-codes.store.ts';
import { hasSecondFactor, removeSecondFactor } from '../access/second-factor.store.ts';

interface Change {
  readonly kind: 'app' | 'passkey';
  readonly user: UserRow;
  readonly appUrl: string;
  readonly now: Date;
}

/**
 * After a second factor was added: writes the audit entry and an email; with the first one also creates recovery codes and returns
 * them.
 */
export async function recordAdded(
  tx: DatabaseTransaction,
  { kind, user, appUrl, now }: Change,
): Promise<string[]> {
  await recordEvent(tx, { action: 'second_factor_added', holder: user.id, details: { kind } });
  await insertMail(tx, { mail: secondFactorAdded(user, appUrl), userId: user.id, now });
  return (await countRecoveryCodes(tx, user.id)) > 0 ? [] : makeRecoveryCodes(tx, user);
}

/** After a second factor was removed: writes the audit entry and an email; with the last one also removes the recovery codes. */
export async function recordRemoved(
  tx: DatabaseTransaction,
  { kind, user, appUrl, now }: Change,
): Promise<void> {
  await recordEvent(tx, { action: 'second_factor_removed', holder: user.id, details: { kind } });
  await insertMail(tx, { mail: secondFactorRemoved(user, appUrl), userId: user.id, now });
  if (!(await hasSecondFactor(tx, user.id))) await removeSecondFactor(tx, user.id);
}

/** Replaces the recovery codes; only their hashes are stored. */
export async function makeRecoveryCodes(
  tx: DatabaseTransaction,
  { id }: Pick<UserRow, 'id'>,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await storeRecoveryCodes(tx, id, codes.map(recoveryCodeHash));
  await recordEvent(tx, { action: 'recovery_codes_made', holder: id });
  return [...codes];
}
