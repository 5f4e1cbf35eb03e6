import { sql, type Insertable } from 'kysely';
import type { SignedIn } from '#api/auth';
import { MOST_SESSIONS, newSession } from '../access/sessions.store.ts';
import { currentActor } from '../database/actor.ts';
import { preparedQuery, statement, type Value } from '../database/prepared-query.ts';
import type { Database, SessionsTable } from '../database/schema.ts';
import { addressKey } from '../limits/address-key.ts';
import { keyOf, type Tally } from '../limits/attempts.store.ts';
import { isSecondFactorRequired } from '../second-factor/must-add-second-factor.ts';
import { secondFactorOf } from '../second-factor/second-factor.store.ts';
import { sessionUserOf, type UserRow } from '../users/user-row.ts';
import { sessionBegunBy } from './begin-session.ts';
import type { SigningIn } from './log-in.ts';

interface Values extends Insertable<SessionsTable>, Pick<UserRow, 'role' | 'password_hash'> {
  readonly tallies: readonly string[];
  readonly address: string | null;
  readonly address_key: string;
  /** The tally of sign-ins; how many of them leave room for this one and another one; until when this one counts. */
  readonly sign_ins: string;
  readonly most_before: number;
  readonly counts_until: Date;
  readonly request: string | null;
}

/** As countAttempt does it, but for the last one that is let in, with which a wait begins: `account` is not found then. */
const countSignIn = (value: Value<Values>) => sql`
  insert into attempts (key, count, in_a_row, address, counts_until, last_at)
  select ${value('sign_ins')}, 1, 0, ${value('address_key')}, ${value('counts_until')}::timestamptz,
    ${value('created_at')}::timestamptz
  from account
  on conflict (key) do update set
    count = case when attempts.counts_until <= excluded.last_at then 1 else attempts.count + 1 end,
    counts_until = case when attempts.counts_until <= excluded.last_at then excluded.counts_until
      else attempts.counts_until end,
    blocked_until = null,
    last_at = excluded.last_at`;

/**
 * Not found is who has more to show, was attacked, has signed in very often, or is being changed: whose row somebody else holds
 * at this moment.
 */
const beginAtOnce = preparedQuery<Values, UserRow>((value) =>
  statement(sql<UserRow>`
    with account as materialized (
      select users.* from users
      where users.id = ${value('user_id')} and users.password_hash = ${value('password_hash')}
        and users.role = ${value('role')} and not users.must_change_password and users.password_expires_at is null
        and not (${secondFactorOf(sql`users.id`)})
        and not exists (select from attempts where attempts.key = any (${value('tallies')}::text[]))
        and not exists (select from attempts where attempts.key = ${value('sign_ins')}
          and attempts.counts_until > ${value('created_at')}::timestamptz and attempts.count >= ${value('most_before')}::int)
      for no key update of users skip locked
    ),
    session as (
      insert into sessions (token_hash, user_id, created_at, last_seen_at, idle_expires_at, expires_at, ip, user_agent)
      select ${value('token_hash')}::bytea, account.id, ${value('created_at')}::timestamptz,
        ${value('last_seen_at')}::timestamptz, ${value('idle_expires_at')}::timestamptz,
        ${value('expires_at')}::timestamptz, ${value('ip')}, ${value('user_agent')}
      from account
    ),
    oldest as (
      delete from sessions where sessions.id in (
        select older.id from sessions as older join account on account.id = older.user_id
        order by older.id desc offset ${MOST_SESSIONS - 1})
    ),
    counted as (
      ${countSignIn(value)}
    ),
    own_address as (
      insert into sign_in_addresses (user_id, address, last_at)
      select account.id, ${value('address_key')}, ${value('created_at')}::timestamptz from account
      on conflict (user_id, address) do update set last_at = excluded.last_at
    ),
    entry as (
      insert into audit_entries (actor_id, actor_address, request_id, action, target_type, target_id, holder_id)
      select account.id, ${value('address')}, ${value('request')}, 'signed_in', 'user', account.id, account.id
      from account
    )
    select * from account`),
);

interface Checked {
  readonly user: UserRow;
  /** Of failures. */
  readonly tallies: readonly Tally[];
  readonly signIns: Tally;
  readonly signingIn: SigningIn;
}

/**
 * Begins a session of a user whose password was right, in one statement. Undefined, and nothing done, where there is more to be
 * looked at: a second factor, a one-time password, failed attempts, a change of the user meanwhile, another session to end.
 */
export async function letInAtOnce(
  db: Database,
  { user, tallies, signIns, signingIn }: Checked,
): Promise<SignedIn | undefined> {
  const { config, incoming } = signingIn;
  if (incoming.session !== undefined || user.password_hash === null) return undefined;
  if (signIns.limit.most === 1) return undefined;
  const { token, row } = newSession(sessionBegunBy(user, signingIn));
  const actor = currentActor();
  const [account] = await beginAtOnce(db, {
    ...row,
    role: user.role,
    password_hash: user.password_hash,
    tallies: tallies.map(keyOf),
    address: actor?.address ?? null,
    address_key: addressKey(incoming.ip),
    sign_ins: keyOf(signIns),
    most_before: signIns.limit.most - 1,
    counts_until: new Date(incoming.now.getTime() + signIns.limit.windowMs),
    request: actor?.request ?? null,
  });
  return account && { token, user: sessionUserOf(account, isSecondFactorRequired(account.role, config)) };
}
