import type { SignedIn } from '#api/people/auth';
import { endSession } from '../access/sessions.store.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import type { UserRow } from '../accounts/user-row.ts';
import { beginSession } from './begin-session.ts';
import { useUpOneTimePassword } from '../passwords/credentials.store.ts';
import type { SignInContext } from '../passwords/sign-in-context.ts';

/** True if the one-time password was used or has expired. */
export function isOneTimePasswordExpired(user: UserRow, now: Date): boolean {
  return user.password_expires_at !== null && user.password_expires_at <= now;
}

/** Starts a session for a fully verified user (row locked); ends the session sent with the request. */
export async function startSession(
  tx: DatabaseTransaction,
  user: UserRow,
  { incoming, config }: SignInContext,
): Promise<SignedIn> {
  if (user.must_change_password) await useUpOneTimePassword(tx, user.id);
  if (incoming.principal !== undefined) await endSession(tx, incoming.principal.via.sessionId);
  return beginSession(tx, { user, config, incoming });
}
