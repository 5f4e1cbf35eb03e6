import { sql, type RawBuilder } from 'kysely';
import type { UserId } from '#api/ids';
import type { Database } from '../database/schema.ts';

const REMEMBERED_MS = 30 * 86_400_000;

/** An address from which an account signed in since then is its own. */
export function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - REMEMBERED_MS);
}

interface SignIn {
  readonly address: string;
  readonly now: Date;
}

/** The user has signed in from there. */
export async function noteSignInAddress(
  db: Database,
  userId: UserId,
  { address, now }: SignIn,
): Promise<void> {
  await db
    .insertInto('sign_in_addresses')
    .values({ user_id: userId, address, last_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ last_at: now }))
    .execute();
}

/** In a statement: whether the user signed in from this address since then. */
export function signedInFrom(
  userId: RawBuilder<unknown>,
  { address, since }: { readonly address: RawBuilder<string>; readonly since: RawBuilder<Date> },
): RawBuilder<boolean> {
  return sql<boolean>`
    exists (select from sign_in_addresses
      where sign_in_addresses.user_id = ${userId} and sign_in_addresses.address = ${address}
        and sign_in_addresses.last_at > ${since}::timestamptz)`;
}

/** From where the user signed in, as far as it is remembered. */
export async function listSignInAddresses(db: Database, userId: UserId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sign_in_addresses')
    .select('address')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ address }) => address);
}

/** Removes the addresses that are no account's own any more; the answer is their number. */
export async function removeOldSignInAddresses(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_addresses')
    .where('last_at', '<=', rememberedSince(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
