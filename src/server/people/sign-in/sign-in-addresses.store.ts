import type { UserId } from '#api/platform/ids';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import type { Database } from '../../platform/database/schema.ts';

const REMEMBERED_MS = 30 * 86_400_000;

/** An address counts as an account's own if the account signed in from it after this instant. */
function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - REMEMBERED_MS);
}

interface SignIn {
  readonly address: string;
  readonly now: Date;
}

const storeAddress = preparedQuery<SignIn & { readonly userId: UserId }, never>((value, db) =>
  db
    .insertInto('sign_in_addresses')
    .values({ user_id: value('userId'), address: value('address'), last_at: value('now') })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'address']).doUpdateSet({ last_at: value('now') }),
    ),
);

/** Records that the user has signed in from this address. */
export async function noteSignInAddress(db: Database, userId: UserId, signIn: SignIn): Promise<void> {
  await storeAddress(db, { userId, ...signIn });
}

const signInFrom = preparedQuery<
  { readonly emailKey: string; readonly address: string; readonly since: Date },
  { readonly id: UserId }
>((value, db) =>
  db
    .selectFrom('sign_in_addresses')
    .innerJoin('users', 'users.id', 'sign_in_addresses.user_id')
    .select('users.id')
    .where('users.email_key', '=', value('emailKey'))
    .where('sign_in_addresses.address', '=', value('address'))
    .where('sign_in_addresses.last_at', '>', value('since')),
);

/** Whether the account with this email recently signed in from this address. False for an email without an account. */
export async function hasSignedInFrom(
  db: Database,
  emailKey: string,
  { address, now }: SignIn,
): Promise<boolean> {
  const found = await signInFrom(db, { emailKey, address, since: rememberedSince(now) });
  return found.length > 0;
}

/** The addresses from which the user signed in, as far as they are remembered. */
export async function listSignInAddresses(db: Database, userId: UserId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sign_in_addresses')
    .select('address')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ address }) => address);
}

/** Removes addresses that no longer count as an account's own; returns how many. */
export async function removeOldSignInAddresses(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_addresses')
    .where('last_at', '<=', rememberedSince(now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
