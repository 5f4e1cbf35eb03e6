import type { Insertable } from 'kysely';
import type { UserId } from '#api/ids';
import type { User } from '#api/users';
import type { Database, DatabaseTransaction, UsersTable } from '../database/schema.ts';
import { changedOrConflict, nextVersion, versionFits } from '../database/version-fits.ts';
import { notFound } from '../http/api-error.ts';
import { emailKey } from './email-key.ts';
import { userOf, type UserRow } from './user-row.ts';

/** One user. Throws not_found. */
export async function findUser(db: Database, id: UserId): Promise<User> {
  const row = await findUserRow(db, id);
  if (row === undefined) throw notFound();
  return userOf(row);
}

/** The row of the user, with what only signing in needs. */
export function findUserRow(db: Database, id: UserId): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The row of the user with this e-mail, with what only signing in needs. */
export function findUserRowByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

/** A new user; undefined where the e-mail is taken. */
export function insertUser(
  db: Database,
  user: Omit<Insertable<UsersTable>, 'email_key'>,
): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({ ...user, email_key: emailKey(user.email) })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * One user, locked against other changes until the transaction ends. Throws not_found, and edit_conflict where the
 * user has another version than the one expected.
 */
export async function findUserForChange(
  tx: DatabaseTransaction,
  id: UserId,
  expectedVersion?: number,
): Promise<User> {
  const row = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where(versionFits(expectedVersion))
    .forUpdate()
    .executeTakeFirst();
  return userOf(await changedOrConflict(row, () => findUser(tx, id)));
}

type ProfileFields = Pick<User, 'username' | 'phoneNumber' | 'personOrCompany' | 'bulstatOrEgn' | 'language'>;
type ChangeableFields = ProfileFields & Pick<User, 'email' | 'role'>;

function profileColumns(profile: ProfileFields) {
  return {
    username: profile.username,
    phone_number: profile.phoneNumber,
    person_or_company: profile.personOrCompany,
    bulstat_or_egn: profile.bulstatOrEgn,
    language: profile.language,
    version: nextVersion(),
  };
}

/** The user with what they say of themself changed. */
export async function changeUserProfile(
  tx: DatabaseTransaction,
  id: UserId,
  profile: ProfileFields,
): Promise<User> {
  const row = await tx
    .updateTable('users')
    .set(profileColumns(profile))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return userOf(row);
}

/** The changed user; undefined where the e-mail is another's. */
export async function changeUserFields(
  tx: DatabaseTransaction,
  id: UserId,
  fields: ChangeableFields,
): Promise<User | undefined> {
  const taken = await tx
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(fields.email))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken !== undefined) return undefined;
  const row = await tx
    .updateTable('users')
    .set({
      ...profileColumns(fields),
      email: fields.email,
      email_key: emailKey(fields.email),
      role: fields.role,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return userOf(row);
}

/** Removes the user; all that is theirs goes with them, by the tables' foreign keys. */
export async function removeUserRow(tx: DatabaseTransaction, id: UserId): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** The administrators, locked, in one order for all, until the transaction ends: none can go meanwhile. */
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
