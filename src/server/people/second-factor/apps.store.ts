import type { UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import type { Encrypted } from '../../platform/crypto/encrypted.ts';

/** Starts the set-up of an app, or restarts an unfinished one; false if an app is already in use. */
export async function storeNewApp(
  tx: DatabaseTransaction,
  userId: UserId,
  { secret, now }: { readonly secret: Encrypted; readonly now: Date },
): Promise<boolean> {
  const stored = await tx
    .insertInto('authenticator_apps')
    .values({ user_id: userId, secret, added_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, added_at: now })
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

export function findApp(db: Database, userId: UserId) {
  return db
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** The app being set up, if the set-up began after this instant. */
export function findNewApp(db: Database, userId: UserId, begunAfter: Date) {
  return db
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('added_at', '>', begunAfter)
    .executeTakeFirst();
}

/** Activates the app; false if it is already in use. */
export async function takeAppIntoUse(
  tx: DatabaseTransaction,
  userId: UserId,
  { step, now }: { readonly step: number; readonly now: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable('authenticator_apps')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Uses up the code of this step; false if it was used before, or a newer one was. */
export async function useStep(tx: DatabaseTransaction, userId: UserId, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** False if no app was in use. */
export async function removeAppRow(tx: DatabaseTransaction, userId: UserId): Promise<boolean> {
  const removed = await tx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}
