import { sql, type Insertable } from 'kysely';
import pg from 'pg';
import type { UserId } from '#api/platform/ids';
import type { User } from '#api/people/users';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import type { Database, DatabaseTransaction, UsersTable } from '../../platform/database/schema.ts';
import { requireUpdated, nextVersion, hasVersion } from '../../platform/database/optimistic-lock.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import type { Encrypted } from '../../platform/crypto/encrypted.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { emailKey } from './email-key.ts';
import { encryptTaxId, decryptTaxId } from './tax-id.ts';
import { toUser, type UserRow } from './user-row.ts';

/** One user. Throws not_found. */
export async function findUser(db: Database, id: UserId, dataKeys: DataKeys): Promise<User> {
  return toUser(await requireUserRow(db, id), dataKeys);
}

/** The row of the user. Throws not_found. */
export async function requireUserRow(db: Database, id: UserId): Promise<UserRow> {
  const row = await findUserRow(db, id);
  if (row === undefined) throw notFound();
  return row;
}

/** The row of the user, including what only signing in needs. */
export function findUserRow(db: Database, id: UserId): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

const rowsByEmail = preparedQuery<{ readonly emailKey: string }, UserRow>((value, db) =>
  db.selectFrom('users').selectAll().where('email_key', '=', value('emailKey')),
);

/** The row of the user with this email, including what only signing in needs. */
export async function findUserRowByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await rowsByEmail(db, { emailKey: emailKey(email) });
  return row;
}

export function listUserRowsByEmail(db: Database, emailKeys: readonly string[]): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<boolean>`email_key = any(${emailKeys}::text[])`)
    .execute();
}

/** False if the user no longer exists, or has another version; otherwise they cannot change until the transaction ends. */
export async function lockUserOfVersion(
  tx: DatabaseTransaction,
  id: UserId,
  version: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Columns of a new user; the tax id as it was typed. */
export type NewUser = Omit<Insertable<UsersTable>, 'id' | 'email_key' | 'bulstat_or_egn'> & {
  readonly bulstat_or_egn: string;
};

/** Adds a user; undefined if the email is taken. */
export async function insertUser(
  tx: Database,
  user: NewUser,
  dataKeys: DataKeys,
): Promise<UserRow | undefined> {
  const id = await takeUserId(tx);
  const bulstat_or_egn = await encryptTaxId(tx, dataKeys, { id, text: user.bulstat_or_egn });
  return tx
    .insertInto('users')
    .values({ ...user, id, bulstat_or_egn, email_key: emailKey(user.email) })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

const USER_BATCH_SIZE = 1_000;

/** Adds users and returns them by the key of their email; users whose email is taken are not added. */
export async function insertUsers(
  tx: DatabaseTransaction,
  users: readonly NewUser[],
  dataKeys: DataKeys,
): Promise<ReadonlyMap<string, UserId>> {
  const added = new Map<string, UserId>();
  for (let start = 0; start < users.length; start += USER_BATCH_SIZE) {
    const rows = [];
    for (const user of users.slice(start, start + USER_BATCH_SIZE)) {
      const id = await takeUserId(tx);
      const bulstat_or_egn = await encryptTaxId(tx, dataKeys, { id, text: user.bulstat_or_egn });
      rows.push({ ...user, id, bulstat_or_egn, email_key: emailKey(user.email) });
    }
    const inserted = await tx
      .insertInto('users')
      .values(rows)
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning(['id', 'email_key'])
      .execute();
    for (const { id, email_key } of inserted) added.set(email_key, id);
  }
  return added;
}

async function takeUserId(db: Database): Promise<UserId> {
  const { id } = await db
    .selectNoFrom(sql<UserId>`nextval(pg_get_serial_sequence('users', 'id'))`.as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

interface UserSelection {
  readonly id: UserId;
  /** Undefined: any version. */
  readonly expectedVersion?: number | undefined;
}

/**
 * The row of one user, locked against other changes until the transaction ends. Throws not_found, and edit_conflict with the user
 * `toAnswer` if they have another version than the expected one.
 */
export async function findUserRowForChange(
  tx: DatabaseTransaction,
  { id, expectedVersion }: UserSelection,
  toAnswer: (row: UserRow) => User,
): Promise<UserRow> {
  const row = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where(hasVersion(expectedVersion))
    .forUpdate()
    .executeTakeFirst();
  return requireUpdated(row, async () => toAnswer(await requireUserRow(tx, id)));
}

type ProfileFields = Pick<User, 'username' | 'phoneNumber' | 'personOrCompany' | 'language'>;
type ChangedProfile = ProfileFields & Pick<User, 'userId'> & { readonly bulstatOrEgn: string };
type ChangedUser = ChangedProfile & Pick<User, 'email' | 'role' | 'keepsOwnPortfolio'>;

async function profileColumns(tx: DatabaseTransaction, user: ChangedProfile, dataKeys: DataKeys) {
  return {
    username: user.username,
    phone_number: user.phoneNumber,
    person_or_company: user.personOrCompany,
    bulstat_or_egn: await taxIdColumn(tx, user, dataKeys),
    language: user.language,
    version: nextVersion(),
  };
}

/** An unchanged tax id stays as it is stored, because encrypting it again would look like a change. */
async function taxIdColumn(
  tx: DatabaseTransaction,
  { userId, bulstatOrEgn }: ChangedProfile,
  dataKeys: DataKeys,
): Promise<Encrypted> {
  const row = await requireUserRow(tx, userId);
  if (decryptTaxId(row, dataKeys) === bulstatOrEgn) return row.bulstat_or_egn;
  return encryptTaxId(tx, dataKeys, { id: userId, text: bulstatOrEgn });
}

/** Changes the user's profile fields. */
export async function changeUserProfile(
  tx: DatabaseTransaction,
  user: ChangedProfile,
  dataKeys: DataKeys,
): Promise<User> {
  const row = await tx
    .updateTable('users')
    .set(await profileColumns(tx, user, dataKeys))
    .where('id', '=', user.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUser(row, dataKeys);
}

/** The changed user; undefined if another user has the email, with which the transaction cannot go on. */
export async function changeUserFields(
  tx: DatabaseTransaction,
  user: ChangedUser,
  dataKeys: DataKeys,
): Promise<User | undefined> {
  const taken = await tx
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(user.email))
    .where('id', '!=', user.userId)
    .executeTakeFirst();
  if (taken !== undefined) return undefined;
  const columns = {
    ...(await profileColumns(tx, user, dataKeys)),
    email: user.email,
    email_key: emailKey(user.email),
    role: user.role,
    keeps_own_portfolio: user.keepsOwnPortfolio,
  };
  try {
    const changed = tx.updateTable('users').set(columns).where('id', '=', user.userId).returningAll();
    return toUser(await changed.executeTakeFirstOrThrow(), dataKeys);
  } catch (error) {
    // Another transaction has given the email to somebody meanwhile.
    if (error instanceof pg.DatabaseError && error.constraint === 'users_email_key_key') return undefined;
    throw error;
  }
}

/** Removes the user with all their data, through the foreign keys of the tables. */
export async function removeUserRow(tx: DatabaseTransaction, id: UserId): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** The administrators, locked in a fixed order until the transaction ends, so that none can be removed meanwhile. */
export async function lockAdministrators(tx: DatabaseTransaction): Promise<readonly UserId[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}
