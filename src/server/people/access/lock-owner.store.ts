import type { UserId } from '#api/platform/ids';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors/api-error.ts';

const lockUser = preparedQuery<{ readonly owner: UserId }, { readonly id: UserId }>((value, db) =>
  db.selectFrom('users').select('id').where('id', '=', value('owner')).forKeyShare(),
);

/** Throws not found if there is no such user. The user cannot be erased until the transaction ends. */
export async function lockOwner(tx: DatabaseTransaction, owner: UserId): Promise<void> {
  const [user] = await lockUser(tx, { owner });
  if (user === undefined) throw notFound();
}
