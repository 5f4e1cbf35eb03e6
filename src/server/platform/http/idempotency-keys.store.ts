import type { UserId } from '#api/ids';
import type { Encrypted } from '../crypto/encrypted.ts';
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

/** False where the user has sent this key before. A request with the same key at the same time waits here for the first one to end. */
export async function takeKey(tx: DatabaseTransaction, userKey: UserKey, now: Date): Promise<boolean> {
  const begun = { status: 0, answer: null, created_at: now };
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ ...userKey, ...begun })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(begun)
        .where('idempotency_keys.created_at', '<', oldestKept(now)),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

interface StoredAnswer {
  readonly status: number;
  readonly answer: Encrypted | null;
}

export async function storeAnswer(
  tx: DatabaseTransaction,
  userKey: UserKey,
  answer: StoredAnswer,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set(answer)
    .where((eb) => eb.and(userKey))
    .execute();
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
