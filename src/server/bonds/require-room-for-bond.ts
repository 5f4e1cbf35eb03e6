import type { UserId } from '#api/ids';
import type { DatabaseTransaction } from '../database/schema.ts';
import { ApiError, notFound } from '../http/api-error.ts';

export const MOST_BONDS_OF_A_USER = 10_000;

/** Locks the owner, so that what is added at the same time cannot pass the limit together, and throws where it is reached. */
export async function requireRoomForBond(tx: DatabaseTransaction, owner: UserId): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', owner)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  const { count } = await tx
    .selectFrom('bonds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_BONDS_OF_A_USER) {
    throw new ApiError('limit_reached', `A user can have at most ${MOST_BONDS_OF_A_USER} bonds.`);
  }
}
