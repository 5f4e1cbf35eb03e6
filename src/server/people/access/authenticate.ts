import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import { mustAddSecondFactor } from './must-add-second-factor.ts';
import { bearerToken } from './bearer-token.ts';
import { tokenHash } from './session-token.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { findSession, sessionLifetime, noteSeen } from './sessions.store.ts';

interface AuthenticationContext {
  readonly db: Database;
  readonly config: Pick<Config, 'sessions' | 'secondFactor'>;
}

/** The user of the request's bearer token, read fresh; undefined if there is no token or it has expired. */
export async function authenticate(
  { db, config }: AuthenticationContext,
  request: FastifyRequest,
  now: Date,
): Promise<Principal | undefined> {
  const token = bearerToken(request);
  const found = token === undefined ? undefined : await findSession(db, { tokenHash: tokenHash(token), now });
  if (found === undefined) return undefined;
  await noteSeen(db, found, { lifetime: sessionLifetime(found.role, config), now });
  const { id: sessionId, userId, role, keepsOwnPortfolio, mustChangePassword } = found;
  return {
    userId,
    role,
    keepsOwnPortfolio,
    mustChangePassword,
    mustAddSecondFactor: await mustAddSecondFactor(db, found, config),
    via: { kind: 'session', sessionId },
  };
}
