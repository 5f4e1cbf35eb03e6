import { endAllSessions } from '../access/sessions.store.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countAttempt, findWaitSeconds } from '../../platform/limits/attempts.store.ts';
import { configuredLimit } from '../../platform/config/limits.ts';
import { refuseForNow } from '../../platform/limits/refuse-for-now.ts';
import { passwordChanged, resetLink } from '../../platform/mail/mails.ts';
import { insertMail, removeMail } from '../../platform/mail/outbox.store.ts';
import { emailKey } from '../accounts/email-key.ts';
import { findUserRowByEmail } from '../accounts/users.store.ts';
import {
  findUserOfResetToken,
  storeNewPassword,
  storeResetToken,
  useResetToken,
} from '../passwords/credentials.store.ts';
import { forgetLogins } from './forget-logins.ts';
import type { SignInContext } from '../passwords/sign-in-context.ts';
import { newResetToken, resetUrl, resetTokenHash } from './reset-link.ts';
import { policyFor, refuseWeakPassword } from '../passwords/password-policy.ts';

const VALID_MS = 3_600_000;
const NOBODY = { email: '', language: 'en' } as const;

type ResetRequest = Pick<SignInContext, 'config' | 'incoming'>;

/** Puts an email with a link into the outbox if there is such an account; the caller does not learn whether there is. */
export async function sendResetLink(
  db: Database,
  email: string,
  { config, incoming }: ResetRequest,
): Promise<void> {
  const { now } = incoming;
  const moment = { now, address: addressKey(incoming.ip) };
  const fromAddress = {
    limit: configuredLimit('forgotPasswordFromAddress', config),
    of: { address: moment.address },
  };
  refuseForNow(await countAttempt(db, fromAddress, moment));
  const ofAccount = {
    limit: configuredLimit('forgotPasswordOfAccount', config),
    of: { emailKey: emailKey(email) },
  };
  if ((await countAttempt(db, ofAccount, moment)) > 0) return;

  const token = newResetToken();
  await inTransaction(db, async (tx) => {
    const user = await findUserRowByEmail(tx, email);
    const isKnown = user !== undefined && !user.demo;
    const link = resetUrl(token, config.appUrl);
    const mail = resetLink(isKnown ? user : NOBODY, link);
    const { id } = await insertMail(tx, { mail, userId: user?.id, now });
    const expiresAt = new Date(now.getTime() + VALID_MS);
    // Two writes either way, so that the time does not reveal who has an account; without an account nothing is kept.
    if (isKnown) await storeResetToken(tx, user.id, { hash: resetTokenHash(token), expiresAt });
    else await removeMail(tx, id);
    await recordEvent(tx, { action: 'password_reset_asked', holder: isKnown ? user.id : undefined });
  });
}

function linkDoesNotWork(): ApiError {
  return new ApiError(
    'reset_token_invalid',
    'This link has been used, has expired or is incomplete. Ask for a new one.',
  );
}

/**
 * Sets the password with the token of the link, and returns the advice on it, if any. Throws reset_token_invalid or
 * weak_password; after the latter the link still works.
 */
export async function resetPassword(
  db: Database,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
  { config, incoming, hashing }: SignInContext,
): Promise<string | undefined> {
  const { now } = incoming;
  const moment = { now, address: addressKey(incoming.ip) };
  const fromAddress = {
    limit: configuredLimit('resetPasswordFromAddress', config),
    of: { address: moment.address },
  };
  refuseForNow(await findWaitSeconds(db, [fromAddress], now));
  const user = await findUserOfResetToken(db, resetTokenHash(token), now);
  if (user === undefined) {
    refuseForNow(await countAttempt(db, fromAddress, moment));
    throw linkDoesNotWork();
  }
  const policy = policyFor(user.role, config.passwordPolicy);
  const advice = refuseWeakPassword({ password: newPassword, policy, owner: user, path: 'newPassword' });
  const hash = await hashing.hash(newPassword, { address: moment.address, account: user.email_key });
  await inTransaction(db, async (tx) => {
    if (!(await useResetToken(tx, resetTokenHash(token)))) throw linkDoesNotWork();
    await storeNewPassword(tx, user.id, hash);
    await endAllSessions(tx, user.id);
    await recordEvent(tx, { action: 'password_reset', holder: user.id });
    await forgetLogins(tx, user, config);
    await insertMail(tx, { mail: passwordChanged(user, config.appUrl), userId: user.id, now });
  });
  return advice;
}
