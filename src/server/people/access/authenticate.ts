import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import { mustAddSecondFactor } from './must-add-second-factor.ts';
import { bearerToken } from './bearer-token.ts';
import { tokenHash } from './session-token.ts';
import type { Session } from '../../platform/http/session.ts';
import { findSession, lifetimeOf, noteSeen } from './sessions.store.ts';

interface Known {
  readonly db: Database;
  readonly config: Pick<Config, 'sessions' | 'secondFactor'>;
}

/** The session of the request's bearer token, read fresh; undefined without a token or with one that is over. */
export async function authenticate(
  { db, config }: Known,
  request: FastifyRequest,
  now: Date,
): Promise<Session | undefined> {
  const token = bearerToken(request);
  const found = token === undefined ? undefined : await findSession(db, { tokenHash: tokenHash(token), now });
  if (found === undefined) return undefined;
  await noteSeen(db, found, { lifetime: lifetimeOf(found.session.role, config), now });
  return { ...found.session, mustAddSecondFactor: await mustAddSecondFactor(db, found.session, config) };
}
