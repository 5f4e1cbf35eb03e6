import type { SignedIn } from '#api/people/auth';
import { insertSession, sessionLifetime } from '../access/sessions.store.ts';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import { runTogether } from '../../platform/database/transaction.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { mustAddSecondFactor } from '../access/must-add-second-factor.ts';
import { toSessionUser, type UserRow } from '../accounts/user-row.ts';
import { noteSignInAddress } from './sign-in-addresses.store.ts';

interface NewSessionInput {
  readonly user: UserRow;
  readonly config: Pick<Config, 'sessions' | 'secondFactor'>;
  readonly incoming: RequestContext;
}

/** Inserts a session and returns what the browser needs. */
export async function beginSession(
  db: Database,
  { user, config, incoming }: NewSessionInput,
): Promise<SignedIn> {
  const { now, ip, headers } = incoming;
  const lifetime = sessionLifetime(user.role, config);
  const userAgent = String(headers['user-agent'] ?? '');
  const [token, mustAdd] = await runTogether([
    insertSession(db, { userId: user.id, lifetime, now, ip, userAgent }),
    mustAddSecondFactor(db, { userId: user.id, role: user.role }, config),
    noteSignInAddress(db, user.id, { address: addressKey(ip), now }),
    recordEvent(db, { action: 'signed_in', actor: user.id, holder: user.id }),
  ]);
  return { token, user: toSessionUser(user, mustAdd) };
}
