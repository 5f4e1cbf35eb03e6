import { sql } from 'kysely';
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

interface OneTimePassword {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** Replaces the password by a one-time password. */
export async function storeOneTimePassword(
  tx: DatabaseTransaction,
  id: UserId,
  { hash, expiresAt }: OneTimePassword,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      password_hash: hash,
      must_change_password: true,
      password_expires_at: expiresAt,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
