import { sql } from 'kysely';
import type { UserId } from '#api/ids';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';

/** Whether signing in takes more of this user than the password. */
export async function hasSecondFactor(db: Database, userId: UserId): Promise<boolean> {
  const { has } = await db
    .selectNoFrom(
      sql<boolean>`
        exists (select from authenticator_apps where user_id = ${userId} and confirmed_at is not null)
        or exists (select from passkeys where user_id = ${userId})`.as('has'),
    )
    .executeTakeFirstOrThrow();
  return has;
}

/** All of it, with what was begun and not finished. */
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
