import type { UserId } from '#api/ids';
import type { DatabaseTransaction } from '../database/schema.ts';
import type { UserRow } from '../users/user-row.ts';

/** The user, locked, if they still have the password that was checked. */
export function findUserForSignIn(
  tx: DatabaseTransaction,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Another hash of the same password. */
export async function storePasswordHash(tx: DatabaseTransaction, id: UserId, hash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute();
}

/** From now on the one-time password signs nobody in. */
export async function useUpOneTimePassword(tx: DatabaseTransaction, id: UserId, now: Date): Promise<void> {
  await tx.updateTable('users').set({ password_expires_at: now }).where('id', '=', id).execute();
}
