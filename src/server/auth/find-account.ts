import { sql } from 'kysely';
import { preparedQuery, statement } from '../database/prepared-query.ts';
import type { Database } from '../database/schema.ts';
import { keyOf, type Moment, type Tally } from '../limits/attempts.store.ts';
import { MOST_IN_A_ROW } from '../limits/limits.ts';
import { emailKey } from '../users/email-key.ts';
import type { UserRow } from '../users/user-row.ts';
import { rememberedSince, signedInFrom } from './sign-in-addresses.store.ts';

interface Asked {
  readonly emailKey: string;
  readonly address: string;
  readonly tallies: readonly string[];
  readonly now: Date;
  readonly since: Date;
}

interface Account {
  readonly user: UserRow | undefined;
  /** Whether one of the tallies makes anybody wait. */
  readonly mustWait: boolean;
  /** Whether the account signed in from this address lately. */
  readonly isOwnAddress: boolean;
}

type Answer = Omit<Account, 'user'> & (UserRow | { readonly id: null });

const accountAndAttempts = preparedQuery<Asked, Answer>((value) =>
  statement(sql<Answer>`
    select
      exists (select from attempts where attempts.key = any (${value('tallies')}::text[])
        and (attempts.blocked_until > ${value('now')}::timestamptz or attempts.in_a_row >= ${MOST_IN_A_ROW})) as "mustWait",
      ${signedInFrom(sql`users.id`, { address: value('address'), since: value('since') })} as "isOwnAddress",
      users.*
    from (values (true)) as anybody left join users on users.email_key = ${value('emailKey')}`),
);

interface Login extends Moment {
  readonly email: string;
  readonly tallies: readonly Tally[];
}

/** Whose e-mail it is, and whether there is a wait, in one query; the same for an e-mail that nobody has. */
export async function findAccount(db: Database, { email, address, now, tallies }: Login): Promise<Account> {
  const [answer] = await accountAndAttempts(db, {
    emailKey: emailKey(email),
    address,
    tallies: tallies.map(keyOf),
    now,
    since: rememberedSince(now),
  });
  if (answer === undefined) throw new Error('a query that answers one row answered none');
  const { mustWait, isOwnAddress, ...user } = answer;
  return { mustWait, isOwnAddress, user: user.id === null ? undefined : user };
}
