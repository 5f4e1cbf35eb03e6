import type { SignedIn } from '#api/auth';
import { endSession } from '../access/sessions.store.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import type { UserRow } from '../accounts/user-row.ts';
import { beginSession } from './begin-session.ts';
import { useUpOneTimePassword } from '../passwords/credentials.store.ts';
import type { SignInContext } from '../passwords/sign-in-context.ts';

/** A one-time password that was used, or is too old. */
export function isOver(user: UserRow, now: Date): boolean {
  return user.password_expires_at !== null && user.password_expires_at <= now;
}

/** Begins a session of the user, locked, who has shown all that it takes; the one presented with the request ends. */
export async function letIn(
  tx: DatabaseTransaction,
  user: UserRow,
  { incoming, config }: SignInContext,
): Promise<SignedIn> {
  if (user.must_change_password) await useUpOneTimePassword(tx, user.id);
  if (incoming.principal !== undefined) await endSession(tx, incoming.principal.via.sessionId);
  return beginSession(tx, { user, config, incoming });
}
