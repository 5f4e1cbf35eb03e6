import type { Insertable, Selectable } from 'kysely';
import type { PasskeyId, UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import type { PasskeysTable } from '../../platform/database/tables/second-factor-tables.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

/** In the order in which they were added. */
export function listPasskeys(db: Database, userId: UserId): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** The user's passkey with this credential, locked, so that its counter grows by one signature at a time. */
export function findPasskeyForUse(
  tx: DatabaseTransaction,
  userId: UserId,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return tx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined if somebody already has this credential. */
export function insertPasskey(
  tx: DatabaseTransaction,
  passkey: Insertable<PasskeysTable>,
): Promise<PasskeyRow | undefined> {
  return tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function notePasskeyUse(
  tx: DatabaseTransaction,
  id: PasskeyId,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

interface OfUser {
  readonly id: PasskeyId;
  readonly userId: UserId;
}

/** Undefined if the user has no such passkey. */
export function changePasskeyName(
  tx: DatabaseTransaction,
  { id, userId }: OfUser,
  name: string,
): Promise<PasskeyRow | undefined> {
  return tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** False if the user has no such passkey. */
export async function removePasskeyRow(tx: DatabaseTransaction, { id, userId }: OfUser): Promise<boolean> {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}
