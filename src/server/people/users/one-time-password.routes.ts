import type { FastifyBaseLogger } from 'fastify';
import { addUser, resetUserPassword, showOneTimeLink } from '#api/people/users';
import type { UserId } from '#api/platform/ids';
import { endAllSessions } from '../access/sessions.store.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import { hashRequester } from '../passwords/hash-requester.ts';
import { findOneTimePasswordEnd, storeOneTimePassword } from '../passwords/credentials.store.ts';
import { forgetLogins } from '../sign-in/forget-logins.ts';
import { newResetLink } from '../sign-in/reset-link.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import type { Config } from '../../platform/config/config.ts';
import { acceptedLanguage } from '../../platform/http/accepted-language.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { write, writeInOwnTransaction, type Route } from '../../platform/http/route.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { invitation, passwordReset } from '../../platform/mail/mails.ts';
import { emailKey } from '../accounts/email-key.ts';
import { emailTaken } from '../accounts/email-taken.ts';
import { newOneTimePassword, oneTimePasswordEnd } from './one-time-password.ts';
import { toMaskedUser, toUser, type UserRow } from '../accounts/user-row.ts';
import { findUserRowForChange, insertUser, requireUserRow } from '../accounts/users.store.ts';

interface OneTimePasswordOptions {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly hashing: PasswordHashing;
}

/**
 * Sends the email before the transaction that caused it is committed, instead of through the outbox: if the email is refused,
 * nothing has happened, and the password is stored only as a hash.
 */
async function sendNow(mailer: Mailer, mail: Mail, log: FastifyBaseLogger): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    log.warn({ err: error }, 'mail refused');
    throw new ApiError('mail_refused', 'The email could not be sent, so nothing was changed.');
  }
}

/** What an administrator can do with one-time passwords, without seeing any. */
export function oneTimePasswordRoutes(options: OneTimePasswordOptions): readonly Route[] {
  return [addUserRoute(options), resetPasswordRoute(options), showOneTimeLinkRoute(options.config)];
}

function addUserRoute({ config: { appUrl }, mailer, hashing }: OneTimePasswordOptions): Route {
  return write(addUser, async ({ tx, body, now, incoming }) => {
    const password = newOneTimePassword();
    const columns = {
      username: body.username,
      email: body.email,
      phone_number: body.phoneNumber,
      role: body.role,
      keeps_own_portfolio: body.keepsOwnPortfolio,
      person_or_company: body.personOrCompany,
      bulstat_or_egn: body.bulstatOrEgn,
      language: body.language ?? acceptedLanguage(incoming.headers),
      password_hash: await hashing.hash(password, hashRequester(incoming, emailKey(body.email))),
      must_change_password: true,
      password_expires_at: oneTimePasswordEnd(now),
      created_at: now,
    };
    const user = await insertUser(tx, columns, incoming.dataKeys);
    if (user === undefined) throw emailTaken();
    await recordEvent(tx, { action: 'one_time_password_sent', holder: user.id });
    const link = await newResetLink(tx, { userId: user.id, expiresAt: oneTimePasswordEnd(now), appUrl });
    const mail = invitation(user, { password, link, appUrl });
    await sendNow(mailer, { ...mail, userId: user.id }, incoming.log());
    return toUser(user, incoming.dataKeys);
  });
}

/** Keeps its answer first, so that a request that is sent again mails no second password. */
function resetPasswordRoute(options: OneTimePasswordOptions): Route {
  return writeInOwnTransaction(
    resetUserPassword,
    ({ db, keepAnswer, params: { id }, principal, incoming }) => {
      if (id === principal.userId) {
        throw new ApiError('own_account', 'Change your own password on your account page.');
      }
      return inTransaction(db, async (tx) => {
        await keepAnswer(tx, undefined);
        await mailNewPassword(tx, id, { ...options, incoming });
      });
    },
  );
}

async function mailNewPassword(
  tx: DatabaseTransaction,
  id: UserId,
  { config, mailer, hashing, incoming }: OneTimePasswordOptions & { readonly incoming: RequestContext },
): Promise<void> {
  const { appUrl } = config;
  const masked = (row: UserRow) => toMaskedUser(row, incoming.dataKeys);
  const user = await findUserRowForChange(tx, { id }, masked);
  const password = newOneTimePassword();
  const account = emailKey(user.email);
  const hash = await hashing.hash(password, hashRequester(incoming, account));
  const oneTime = { hash, expiresAt: oneTimePasswordEnd(incoming.now) };
  await storeOneTimePassword(tx, id, oneTime);
  await endAllSessions(tx, id);
  await forgetLogins(tx, { id, email_key: account }, config);
  await recordEvent(tx, { action: 'one_time_password_sent', holder: id });
  const link = await newResetLink(tx, { userId: id, expiresAt: oneTime.expiresAt, appUrl });
  const mail = passwordReset(user, { password, link, appUrl });
  await sendNow(mailer, { ...mail, userId: user.id }, incoming.log());
}

/** Only without a mail server: otherwise only the owner of the mailbox gets a link. */
function showOneTimeLinkRoute({ appUrl, mail }: Config): Route {
  return write(showOneTimeLink, async ({ tx, params: { id }, now }) => {
    if (mail !== undefined)
      throw new ApiError('mail_server_set_up', 'Emails are sent here: the user gets the link by email.');
    await requireUserRow(tx, id);
    const expiresAt = await findOneTimePasswordEnd(tx, id, now);
    if (expiresAt === undefined)
      throw new ApiError(
        'no_one_time_password',
        'This user has no one-time password to replace. Reset their password first.',
      );
    const link = await newResetLink(tx, { userId: id, expiresAt, appUrl });
    await recordEvent(tx, { action: 'one_time_link_shown', holder: id });
    return { link, expiresAt: expiresAt.toISOString() };
  });
}
