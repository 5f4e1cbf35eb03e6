import { sql } from 'kysely';
import type { UserId } from '#api/platform/ids';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import type { UserRow } from '../accounts/user-row.ts';

type CheckedPassword = Pick<UserRow, 'id' | 'password_hash'>;

const lockUserWithPassword = preparedQuery<CheckedPassword, UserRow>((value, db) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', value('id'))
    .where('password_hash', '=', value('password_hash'))
    .forNoKeyUpdate(),
);

/** The user, locked, if they still have the password that was checked. */
export async function findUserForSignIn(
  tx: DatabaseTransaction,
  { id, password_hash }: CheckedPassword,
): Promise<UserRow | undefined> {
  const [user] = await lockUserWithPassword(tx, { id, password_hash });
  return user;
}

/** The user, locked. */
export function lockUser(tx: DatabaseTransaction, id: UserId): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Stores another hash of the same password. */
export async function storePasswordHash(tx: DatabaseTransaction, id: UserId, hash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute();
}

/** Earlier than any request: a request that came a moment before, and waited for the row, must not find the password valid. */
const LONG_OVER = new Date(0);

/** Makes the one-time password useless for signing in. */
export async function useUpOneTimePassword(tx: DatabaseTransaction, id: UserId): Promise<void> {
  await tx.updateTable('users').set({ password_expires_at: LONG_OVER }).where('id', '=', id).execute();
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
  await removeResetToken(tx, id);
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

/** When the one-time password that a user has yet to replace expires; undefined if no valid one exists. */
export async function findOneTimePasswordEnd(
  tx: DatabaseTransaction,
  id: UserId,
  now: Date,
): Promise<Date | undefined> {
  const user = await tx
    .selectFrom('users')
    .select('password_expires_at')
    .where('id', '=', id)
    .where('must_change_password', '=', true)
    .where('password_expires_at', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user?.password_expires_at ?? undefined;
}

/** Stores the user's own new password, which is not one-time, and invalidates all links to reset it. */
export async function storeNewPassword(tx: DatabaseTransaction, id: UserId, hash: string): Promise<void> {
  await removeResetToken(tx, id);
  await tx
    .updateTable('users')
    .set({
      password_hash: hash,
      must_change_password: false,
      password_expires_at: null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Only the last of several links for one user works. */
export async function storeResetToken(
  tx: DatabaseTransaction,
  userId: UserId,
  { hash, expiresAt }: { readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  const token = { token_hash: hash, expires_at: expiresAt };
  await tx
    .insertInto('reset_tokens')
    .values({ user_id: userId, ...token })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(token))
    .execute();
}

/** The user who may set a new password with this token. */
export function findUserOfResetToken(db: Database, hash: Buffer, now: Date): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('reset_tokens', 'reset_tokens.user_id', 'users.id')
    .selectAll('users')
    .where('reset_tokens.token_hash', '=', hash)
    .where('reset_tokens.expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses up the token. Of several concurrent calls, only one returns true. */
export async function useResetToken(tx: DatabaseTransaction, hash: Buffer): Promise<boolean> {
  const used = await tx.deleteFrom('reset_tokens').where('token_hash', '=', hash).executeTakeFirst();
  return used.numDeletedRows === 1n;
}

/** Invalidates a link that was sent to an earlier address, or belongs to an earlier password. */
export async function removeResetToken(tx: DatabaseTransaction, userId: UserId): Promise<void> {
  await tx.deleteFrom('reset_tokens').where('user_id', '=', userId).execute();
}
