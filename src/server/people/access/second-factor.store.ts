import { sql } from 'kysely';
import type { UserId } from '#api/platform/ids';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';

const userWithSecondFactor = preparedQuery<{ readonly userId: UserId }, { readonly id: UserId }>(
  (value, db) =>
    db
      .selectFrom('users')
      .select('users.id')
      .where('users.id', '=', value('userId'))
      .where(
        sql<boolean>`(
        exists (select from authenticator_apps where user_id = users.id and confirmed_at is not null)
        or exists (select from passkeys where user_id = users.id)
      )`,
      ),
);

/**
 * Whether this user needs a second factor to sign in. It is a separate statement after the user is locked, because a statement
 * that waits for the lock does not see a second factor that was added meanwhile.
 */
export async function hasSecondFactor(db: Database, userId: UserId): Promise<boolean> {
  return (await userWithSecondFactor(db, { userId })).length > 0;
}

/** Removes all second factors, including unfinished ones. */
export async function removeSecondFactor(tx: DatabaseTransaction, userId: UserId): Promise<void> {
  for (const table of [
    'authenticator_apps',
    'passkeys',
    'recovery_codes',
    'second_factor_challenges',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
