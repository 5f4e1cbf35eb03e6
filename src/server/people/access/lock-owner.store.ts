import type { UserId } from '#api/ids';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors/api-error.ts';

/** Throws not found where there is no such user; they cannot be erased until the transaction ends. */
export async function lockOwner(tx: DatabaseTransaction, owner: UserId): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', owner)
    .forKeyShare()
    .executeTakeFirstOrThrow(notFound);
}
