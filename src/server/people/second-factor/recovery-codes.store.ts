import type { UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';

/** Stores these codes and removes all earlier ones. */
export async function storeRecoveryCodes(
  tx: DatabaseTransaction,
  userId: UserId,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

export async function countRecoveryCodes(db: Database, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses up the code. Of several concurrent calls, only one returns true. */
export async function useRecoveryCode(
  tx: DatabaseTransaction,
  userId: UserId,
  hash: Buffer,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}
