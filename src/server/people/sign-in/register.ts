import type { z } from 'zod';
import type { Registered, Registration } from '#api/people/auth';
import { endSession } from '../access/sessions.store.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { acceptedLanguage } from '../../platform/http/accepted-language.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countAttempt } from '../../platform/limits/attempts.store.ts';
import { configuredLimit, LIMITS } from '../../platform/config/limits.ts';
import { refuseForNow } from '../../platform/limits/refuse-for-now.ts';
import { registrationAttempt } from '../../platform/mail/mails.ts';
import { insertMail } from '../../platform/mail/outbox.store.ts';
import { emailKey } from '../accounts/email-key.ts';
import { findUserRowByEmail, insertUser } from '../accounts/users.store.ts';
import { hashRequester } from '../passwords/hash-requester.ts';
import { beginSession } from './begin-session.ts';
import type { SignInContext } from '../passwords/sign-in-context.ts';
import { policyFor, refuseWeakPassword } from '../passwords/password-policy.ts';

type NewUser = z.output<typeof Registration>;

/** The same sentence for every failed registration. It names no field, so that it does not reveal who has an account. */
const FAILED = 'Registration failed. Email may already be registered or form data is invalid.';

const CLOSED = {
  invite: 'Only an administrator can add users here.',
  closed: 'Registration is closed.',
} as const;

function refuseIfClosed({ registration }: Pick<Config, 'registration'>): void {
  if (registration !== 'open') throw new ApiError('registration_closed', CLOSED[registration]);
}

/** Creates an account and signs it in. A taken email takes as long, and only its owner is notified. */
export async function register(db: Database, user: NewUser, signingIn: SignInContext): Promise<Registered> {
  const { config, incoming, hashing } = signingIn;
  refuseIfClosed(config);
  const policy = policyFor('user', config.passwordPolicy);
  const advice = refuseWeakPassword({ password: user.password, policy, owner: user });
  const moment = { now: incoming.now, address: addressKey(incoming.ip) };
  const tally = { limit: configuredLimit('registerFromAddress', config), of: { address: moment.address } };
  refuseForNow(await countAttempt(db, tally, moment));

  const passwordHash = await hashing.hash(user.password, hashRequester(incoming, emailKey(user.email)));
  const signedIn = await inTransaction(db, async (tx) => {
    const columns = {
      username: user.username,
      email: user.email,
      phone_number: user.phoneNumber,
      role: 'user' as const,
      person_or_company: user.personOrCompany,
      bulstat_or_egn: user.bulstatOrEgn,
      language: user.language ?? acceptedLanguage(incoming.headers),
      password_hash: passwordHash,
      created_at: incoming.now,
    };
    const row = await insertUser(tx, columns, incoming.dataKeys);
    if (row === undefined) return undefined;
    if (incoming.principal !== undefined) await endSession(tx, incoming.principal.via.sessionId);
    return beginSession(tx, { user: row, config, incoming });
  });
  if (signedIn !== undefined) return { ...signedIn, advice };
  await notifyOwner(db, user.email, signingIn);
  throw new ApiError('registration_failed', FAILED);
}

/** Sends at most one email a day, to the stored address. */
async function notifyOwner(db: Database, email: string, { config, incoming }: SignInContext): Promise<void> {
  const moment = { now: incoming.now, address: addressKey(incoming.ip) };
  const tally = { limit: LIMITS.registrationNotice, of: { emailKey: emailKey(email) } };
  if ((await countAttempt(db, tally, moment)) > 0) return;
  await inTransaction(db, async (tx) => {
    const owner = await findUserRowByEmail(tx, email);
    if (owner === undefined) return;
    const mail = registrationAttempt(owner, config.appUrl);
    await insertMail(tx, { mail, userId: owner.id, now: incoming.now });
  });
}
