import type { UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import type { Encrypted } from '../../platform/crypto/encrypted.ts';

/** Begins to set up an app, or starts over where that was begun before; false where one is in use already. */
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

/** The app that is being set up, begun after this instant. */
export function findNewApp(db: Database, userId: UserId, begunAfter: Date) {
  return db
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('added_at', '>', begunAfter)
    .executeTakeFirst();
}

/** The app is in use from now on; false where it is already. */
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

/** Uses the code of this step up; false where it was used before, or a newer one was. */
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

/** False where none was in use. */
export async function removeAppRow(tx: DatabaseTransaction, userId: UserId): Promise<boolean> {
  const removed = await tx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
}
