import type { ImportId, UserId } from '#api/platform/ids';
import { emailKey } from '../../../../people/accounts/email-key.ts';
import {
  changeUserProfile,
  findUserRow,
  insertUsers,
  lockUserOfVersion,
  removeUserRow,
  type NewUser,
} from '../../../../people/accounts/users.store.ts';
import type { DatabaseTransaction } from '../../../../platform/database/schema.ts';
import { decryptPersonal, type ImportedUserFields } from '../import-contents.ts';
import type { Confirmation } from './confirmation.ts';
import {
  listImportedUsers,
  lockUntouchedUsers,
  recordAddedUsers,
  type ImportedUserRow,
} from './imported-users.store.ts';

type UserAccess = Pick<Confirmation['access'], 'dataKeys' | 'scope'>;

/** Imported users are not invited; they can sign in only after a password reset. */
function newUser({ username, email, ...fields }: ImportedUserFields, now: Date): NewUser {
  return {
    ...{ username, email, role: 'user', language: fields.language, created_at: now },
    phone_number: fields.phoneNumber,
    person_or_company: fields.personOrCompany,
    bulstat_or_egn: fields.bulstatOrEgn,
  };
}

/** Adds and changes the included users. False if a user has changed or an email was taken since the comparison. */
export async function confirmUsers(
  tx: DatabaseTransaction,
  id: ImportId,
  { access, now }: Pick<Confirmation, 'access' | 'now'>,
): Promise<boolean> {
  const rows = await listImportedUsers(tx, id);
  const newFields = (row: ImportedUserRow) => decryptUser(row, access).after;
  for (const row of rows.filter(({ kind }) => kind === 'changed')) {
    if (!(await changeUser(tx, row, { version: row.target_version, fields: newFields(row), access })))
      return false;
  }
  const added = rows.filter(({ kind }) => kind === 'new').map((row) => ({ row, fields: newFields(row) }));
  const users = added.map(({ fields }) => newUser(fields, now));
  const ids = await insertUsers(tx, users, access.dataKeys);
  if (ids.size < added.length) return false;
  const remembered = added.flatMap(({ row: { place }, fields }) => {
    const userId = ids.get(emailKey(fields.email));
    return userId === undefined ? [] : [{ place, userId }];
  });
  await recordAddedUsers(tx, id, remembered);
  return true;
}

function decryptUser(row: ImportedUserRow, { dataKeys }: UserAccess) {
  const { user } = decryptPersonal(row, dataKeys);
  if (user === null) throw new Error(`row ${row.place} of import ${row.id} says nothing of a user`);
  return user;
}

interface Change {
  /** The expected version of the user. */
  readonly version: number | null;
  readonly fields: ImportedUserFields;
  readonly access: UserAccess;
}

async function changeUser(
  tx: DatabaseTransaction,
  { target_id: userId }: ImportedUserRow,
  { version, fields, access: { dataKeys } }: Change,
): Promise<boolean> {
  if (userId === null || version === null || !(await lockUserOfVersion(tx, userId, version))) return false;
  await changeUserProfile(tx, { userId, ...fields }, dataKeys);
  return true;
}

interface UndoneUsers {
  readonly undone: number;
  readonly left: readonly { readonly userId: UserId; readonly username: string }[];
}

/** Removes the users that an import added and restores those it changed. Users who have changed since, or now hold something, stay. */
export async function undoUsers(
  tx: DatabaseTransaction,
  id: ImportId,
  access: UserAccess,
): Promise<UndoneUsers> {
  const rows = await listImportedUsers(tx, id);
  const untouched = new Set((await lockUntouchedUsers(tx, access.scope, id)).map((user) => user.id));
  const kept: UserId[] = [];
  for (const row of rows) {
    if (row.target_id === null) continue;
    if (row.kind === 'new') {
      if (untouched.has(row.target_id)) await removeUserRow(tx, row.target_id);
      else kept.push(row.target_id);
      continue;
    }
    const { before } = decryptUser(row, access);
    const version = (row.target_version ?? 0) + 1;
    if (before === null || !(await changeUser(tx, row, { version, fields: before, access })))
      kept.push(row.target_id);
  }
  const found = await Promise.all(kept.map((userId) => findUserRow(tx, userId)));
  const left = found.flatMap((user) =>
    user === undefined ? [] : [{ userId: user.id, username: user.username }],
  );
  return { undone: rows.length - kept.length, left };
}
