import { sql } from 'kysely';
import { preparedQuery, statement } from '../database/prepared-query.ts';
import type { Database } from '../database/schema.ts';
import { keyOf, type Tally } from '../limits/attempts.store.ts';
import { emailKey } from '../users/email-key.ts';
import type { UserRow } from '../users/user-row.ts';

interface Asked {
  readonly emailKey: string;
  readonly tallies: readonly string[];
}

type Answer = { readonly tried: boolean } & (UserRow | { readonly id: null });

const accountAndAttempts = preparedQuery<Asked, Answer>((value) =>
  statement(sql<Answer>`
    select exists (select from attempts where attempts.key = any (${value('tallies')}::text[])) as tried, users.*
    from (values (true)) as anybody left join users on users.email_key = ${value('emailKey')}`),
);

interface Account {
  readonly user: UserRow | undefined;
  /** Whether there are attempts that one of the tallies counts. */
  readonly tried: boolean;
}

/** Whose e-mail it is, and whether it was tried before, in one query; the same for an e-mail that nobody has. */
export async function findAccount(db: Database, email: string, tallies: readonly Tally[]): Promise<Account> {
  const [answer] = await accountAndAttempts(db, { emailKey: emailKey(email), tallies: tallies.map(keyOf) });
  if (answer === undefined) throw new Error('a query that answers one row answered none');
  const { tried, ...user } = answer;
  return { tried, user: user.id === null ? undefined : user };
}
