import type { Selectable } from 'kysely';
import type { SessionUser, User } from '#api/users';
import type { UsersTable } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import { taxIdOf } from './tax-id.ts';

export type UserRow = Selectable<UsersTable>;

/** A user as the API shows them: no password, no hash. */
export function userOf(row: UserRow, dataKeys: DataKeys): User {
  return {
    userId: row.id,
    username: row.username,
    email: row.email,
    phoneNumber: row.phone_number,
    role: row.role,
    personOrCompany: row.person_or_company,
    bulstatOrEgn: taxIdOf(row, dataKeys),
    language: row.language,
    mustChangePassword: row.must_change_password,
    demo: row.demo,
    version: row.version,
  };
}

/** What the browser of a signed-in person keeps of them. */
export function sessionUserOf(row: UserRow, mustAddSecondFactor: boolean): SessionUser {
  return {
    userId: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    personOrCompany: row.person_or_company,
    mustChangePassword: row.must_change_password,
    demo: row.demo,
    ...(mustAddSecondFactor ? { mustAddSecondFactor } : {}),
  };
}
