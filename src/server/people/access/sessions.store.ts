import type { Insertable, Selectable } from 'kysely';
import type { SessionId, UserId } from '#api/platform/ids';
import type { Role } from '#api/people/users';
import type { Config, SessionLifetime } from '../../platform/config/config.ts';
import { batchedQuery } from '../../platform/database/batching/batched-query.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import { retry } from '../../platform/database/retry.ts';
import type { Database, SessionsTable } from '../../platform/database/schema.ts';
import { newToken, tokenHash } from './session-token.ts';

const MAX_USER_AGENT_LENGTH = 200;
const SEEN_EVERY_MS = 60_000;
/** One more session ends the oldest. */
const MAX_SESSIONS = 100;

interface NewSession {
  readonly userId: UserId;
  readonly lifetime: SessionLifetime;
  readonly now: Date;
  readonly ip: string;
  readonly userAgent: string;
}

/** How long a session of this role lasts, when idle and at most. */
export function sessionLifetime(role: Role, { sessions }: Pick<Config, 'sessions'>): SessionLifetime {
  return role === 'admin' ? sessions.administrator : sessions.user;
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

/** Inserts the new session and ends the oldest ones of the user; the new one is not counted yet. */
const addSession = preparedQuery<Required<Insertable<SessionsTable>>, never>((value, db) =>
  db
    .with('added', (added) =>
      added.insertInto('sessions').values({
        token_hash: value('token_hash'),
        user_id: value('user_id'),
        created_at: value('created_at'),
        last_seen_at: value('last_seen_at'),
        idle_expires_at: value('idle_expires_at'),
        expires_at: value('expires_at'),
        ip: value('ip'),
        user_agent: value('user_agent'),
      }),
    )
    .deleteFrom('sessions')
    .where('id', 'in', (sessions) =>
      sessions
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', value('user_id'))
        .orderBy('id', 'desc')
        .offset(MAX_SESSIONS - 1),
    ),
);

/** Creates a session and returns its token, which is stored nowhere. */
export async function insertSession(
  db: Database,
  { userId, lifetime, now, ip, userAgent }: NewSession,
): Promise<string> {
  const token = newToken();
  await addSession(db, {
    token_hash: tokenHash(token),
    user_id: userId,
    created_at: now,
    last_seen_at: now,
    idle_expires_at: after(now, lifetime.idleMs),
    expires_at: after(now, lifetime.absoluteMs),
    ip,
    user_agent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
  });
  return token;
}

interface FoundSession {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly role: Role;
  readonly keepsOwnPortfolio: boolean;
  readonly mustChangePassword: boolean;
  readonly lastSeenAt: Date;
}

interface PresentedToken {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

interface SessionOfTokenRow {
  readonly id: SessionId;
  readonly user_id: UserId;
  readonly last_seen_at: Date;
  readonly role: Role;
  readonly keeps_own_portfolio: boolean;
  readonly must_change_password: boolean;
}

const selectSession = batchedQuery<PresentedToken, SessionOfTokenRow>({
  types: { tokenHash: 'bytea', now: 'timestamptz' },
  make: (value, db) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'sessions.id',
        'sessions.user_id',
        'sessions.last_seen_at',
        'users.role',
        'users.keeps_own_portfolio',
        'users.must_change_password',
      ])
      .where('sessions.token_hash', '=', value('tokenHash'))
      .where('sessions.idle_expires_at', '>', value('now'))
      .where('sessions.expires_at', '>', value('now')),
});

/** The live session of a token, with its user's current role and state. */
export async function findSession(
  db: Database,
  presented: PresentedToken,
): Promise<FoundSession | undefined> {
  const [row] = await selectSession.batched(db, presented);
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      role: row.role,
      keepsOwnPortfolio: row.keeps_own_portfolio,
      mustChangePassword: row.must_change_password,
      lastSeenAt: row.last_seen_at,
    }
  );
}

/** Records that the session is in use, at most once a minute, so it may end a minute before its idle time is over. */
export async function noteSeen(
  db: Database,
  { id, lastSeenAt }: FoundSession,
  { lifetime, now }: { lifetime: SessionLifetime; now: Date },
): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await retry(() =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: now, idle_expires_at: after(now, lifetime.idleMs) })
      .where('id', '=', id)
      .execute(),
  );
}

export async function endSession(db: Database, id: SessionId): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends every session of the user except the named one, and every sign-in that waits for a second factor. */
export async function endAllSessions(db: Database, userId: UserId, but?: SessionId): Promise<void> {
  await db.deleteFrom('second_factor_challenges').where('user_id', '=', userId).execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(but !== undefined, (query) => query.where('id', '!=', but ?? null))
    .execute();
}

export type SessionRow = Omit<Selectable<SessionsTable>, 'token_hash'>;

/** The user's live sessions, the most recently used first. */
export async function listSessions(db: Database, userId: UserId, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'user_id',
      'created_at',
      'last_seen_at',
      'idle_expires_at',
      'expires_at',
      'ip',
      'user_agent',
    ])
    .where('user_id', '=', userId)
    .where('idle_expires_at', '>', now)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one session of the user; false if they have none with this id. */
export async function endSessionById(db: Database, userId: UserId, id: SessionId): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return ended.numDeletedRows === 1n;
}

/** Removes expired sessions and returns how many. */
export async function removeExpiredSessions(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('idle_expires_at', '<=', now)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
