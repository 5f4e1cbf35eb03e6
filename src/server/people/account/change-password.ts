import { brokenRule } from '#api/platform/field-rules';
import { endAllSessions } from '../access/sessions.store.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { checkCurrentPassword, wrongCurrentPassword } from '../passwords/check-current-password.ts';
import { findUserForSignIn, storeNewPassword } from '../passwords/credentials.store.ts';
import { hashRequester } from '../passwords/hash-requester.ts';
import { forgetLogins } from '../sign-in/forget-logins.ts';
import type { SignInContext } from '../passwords/sign-in-context.ts';
import { policyFor, refuseWeakPassword, weakPassword } from '../passwords/password-policy.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { passwordChanged } from '../../platform/mail/mails.ts';
import { insertMail } from '../../platform/mail/outbox.store.ts';
import { findUserRow } from '../accounts/users.store.ts';

interface Change {
  readonly principal: Principal;
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Keeps the answer with the change. */
  readonly keepAnswer: (tx: DatabaseTransaction) => Promise<void>;
}

function refuseSamePassword({ currentPassword, newPassword }: Change): void {
  if (currentPassword.normalize('NFKC') !== newPassword.normalize('NFKC')) return;
  throw weakPassword('newPassword', brokenRule('same_password'));
}

/** Sets the user's own new password, and returns the advice on it, if any. The session that sets it continues; all others end. */
export async function changeOwnPassword(
  db: Database,
  change: Change,
  { config, incoming, hashing }: SignInContext,
): Promise<string | undefined> {
  const user = await findUserRow(db, change.principal.userId);
  if (user === undefined) throw notFound();
  await checkCurrentPassword(db, { user, password: change.currentPassword }, { incoming, hashing });
  refuseSamePassword(change);
  const policy = policyFor(user.role, config.passwordPolicy);
  const { newPassword: password } = change;
  const advice = refuseWeakPassword({ password, policy, owner: user, path: 'newPassword' });
  const hash = await hashing.hash(password, hashRequester(incoming, user.email_key));
  await inTransaction(db, async (tx) => {
    if ((await findUserForSignIn(tx, user)) === undefined) throw wrongCurrentPassword();
    await storeNewPassword(tx, user.id, hash);
    await endAllSessions(tx, user.id, change.principal.via.sessionId);
    await forgetLogins(tx, user, config);
    const mail = passwordChanged(user, config.appUrl);
    await insertMail(tx, { mail, userId: user.id, now: incoming.now });
    await change.keepAnswer(tx);
  });
  return advice;
}
