import { sql, type RawBuilder } from 'kysely';
import type { UserId } from '#api/ids';
import type { Database, DatabaseTransaction } from '../database/schema.ts';

/** In a statement: whether signing in takes more of this user than the password. */
export function secondFactorOf(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`
    exists (select from authenticator_apps where authenticator_apps.user_id = ${userId} and confirmed_at is not null)
    or exists (select from passkeys where passkeys.user_id = ${userId})`;
}

/** Whether signing in takes more of this user than the password. */
export async function hasSecondFactor(db: Database, userId: UserId): Promise<boolean> {
  const { has } = await db.selectNoFrom(secondFactorOf(sql`${userId}`).as('has')).executeTakeFirstOrThrow();
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
