import type { UserId } from '#api/platform/ids';
import type { DataKey } from '../crypto/data-key.ts';
import type { Encrypted } from '../crypto/encrypted.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { requireKeyId, selectCurrentKey } from '../encryption/current-data-key.store.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';

const KEPT_MS = 24 * 3_600_000;

export interface UserKey {
  readonly user_id: UserId;
  readonly key: string;
}

/** A key that was first sent before this instant no longer counts. */
function oldestKept(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}

interface StoredAnswer {
  readonly status: number;
  readonly answer: Encrypted | null;
}

/** Also returns the data key that must encrypt the answer: in the same statement, to save a round trip. */
const insertAnswer = preparedQuery<
  UserKey & StoredAnswer & { readonly now: Date; readonly oldestKept: Date },
  { readonly dataKeyId: string | null }
>((value, db) => {
  const first = { status: value('status'), answer: value('answer'), created_at: value('now') };
  return db
    .with('current_data_key', () => selectCurrentKey(db))
    .insertInto('idempotency_keys')
    .values({ user_id: value('user_id'), key: value('key'), ...first })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(first)
        .where('idempotency_keys.created_at', '<', value('oldestKept')),
    )
    .returning((eb) => eb.selectFrom('current_data_key').select('current_data_key.id').as('dataKeyId'));
});

interface NewAnswer extends UserKey {
  readonly status: number;
  readonly now: Date;
  readonly encryptWith: (key: DataKey) => Encrypted;
}

/**
 * False if the user has sent this key before; waits for a request with the same key that has stored its answer but not yet
 * committed. The answer is encrypted with the newest data key, and again in the rare case that another key is current.
 */
export async function storeAnswer(
  tx: DatabaseTransaction,
  dataKeys: DataKeys,
  { user_id, key, status, now, encryptWith }: NewAnswer,
): Promise<boolean> {
  const newest = dataKeys.newest();
  const row = { user_id, key, status, answer: encryptWith(newest), now, oldestKept: oldestKept(now) };
  const [stored] = await insertAnswer(tx, row);
  if (stored === undefined) return false;
  const currentId = requireKeyId(stored.dataKeyId);
  if (currentId === newest.id) return true;
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: encryptWith(dataKeys.find(currentId)) })
    .where((eb) => eb.and({ user_id, key }))
    .execute();
  return true;
}

/** Undefined if the user has not sent this key, or sent it too long ago. */
export function findAnswer(db: Database, userKey: UserKey, now: Date): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['status', 'answer'])
    .where((eb) => eb.and(userKey))
    .where('created_at', '>=', oldestKept(now))
    .executeTakeFirst();
}

/** Removes the keys that no longer count; returns how many. */
export async function removeOldKeys(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', oldestKept(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
