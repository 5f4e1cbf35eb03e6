import type { UserId } from '#api/ids';
import type { Encrypted } from '../crypto/encrypted.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { foundKeyId, selectCurrentKey } from '../encryption/current-data-key.store.ts';
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

/** With the data key that encrypts the answer: its lock is taken with the key, so that it costs no round trip of its own. */
const insertKey = preparedQuery<
  UserKey & { readonly now: Date; readonly oldestKept: Date },
  { readonly dataKeyId: string | null }
>((value, db) => {
  const begun = { status: 0, answer: null, created_at: value('now') };
  return db
    .with('current_data_key', () => selectCurrentKey(db))
    .insertInto('idempotency_keys')
    .values({ user_id: value('user_id'), key: value('key'), ...begun })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(begun)
        .where('idempotency_keys.created_at', '<', value('oldestKept')),
    )
    .returning((eb) => eb.selectFrom('current_data_key').select('current_data_key.id').as('dataKeyId'));
});

interface TakenKey {
  /** The data key to encrypt the answer with; it stays the current one until the transaction ends. */
  readonly dataKeyId: string;
}

/**
 * Undefined where the user has sent this key before. A request with the same key at the same time waits here for the first one to
 * end.
 */
export async function takeKey(
  tx: DatabaseTransaction,
  userKey: UserKey,
  now: Date,
): Promise<TakenKey | undefined> {
  const [taken] = await insertKey(tx, { ...userKey, now, oldestKept: oldestKept(now) });
  return taken === undefined ? undefined : { dataKeyId: foundKeyId(taken.dataKeyId) };
}

interface StoredAnswer {
  readonly status: number;
  readonly answer: Encrypted | null;
}

const updateAnswer = preparedQuery<UserKey & StoredAnswer, never>((value, db) =>
  db
    .updateTable('idempotency_keys')
    .set({ status: value('status'), answer: value('answer') })
    .where('user_id', '=', value('user_id'))
    .where('key', '=', value('key')),
);

export async function storeAnswer(
  tx: DatabaseTransaction,
  userKey: UserKey,
  answer: StoredAnswer,
): Promise<void> {
  await updateAnswer(tx, { ...userKey, ...answer });
}

export function findAnswer(tx: DatabaseTransaction, userKey: UserKey): Promise<StoredAnswer> {
  return tx
    .selectFrom('idempotency_keys')
    .select(['status', 'answer'])
    .where((eb) => eb.and(userKey))
    .executeTakeFirstOrThrow();
}

/** Removes the keys that no longer count; the answer is their number. */
export async function removeOldKeys(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', oldestKept(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
