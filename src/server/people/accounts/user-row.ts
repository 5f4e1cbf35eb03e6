import type { Selectable } from 'kysely';
import { maskTaxId } from '#domain/identifiers/mask-tax-id';
import type { SessionUser, User } from '#api/people/users';
import type { UsersTable } from '../../platform/database/schema.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import { decryptTaxId } from './tax-id.ts';

export type UserRow = Selectable<UsersTable>;

/** A user as the API shows them: without password and hash. */
export function toUser(row: UserRow, dataKeys: DataKeys): User {
  const bulstatOrEgn = decryptTaxId(row, dataKeys);
  return {
    userId: row.id,
    username: row.username,
    email: row.email,
    phoneNumber: row.phone_number,
    role: row.role,
    personOrCompany: row.person_or_company,
    bulstatOrEgn,
    ...(bulstatOrEgn === null ? { bulstatOrEgnUnreadable: true } : {}),
    language: row.language,
    keepsOwnPortfolio: row.keeps_own_portfolio,
    mustChangePassword: row.must_change_password,
    demo: row.demo,
    version: row.version,
  };
}

/** A user in a list: a person's number is masked. To see it, an administrator opens that one user, which the audit records. */
export function toMaskedUser(row: UserRow, dataKeys: DataKeys): User {
  const user = toUser(row, dataKeys);
  if (user.bulstatOrEgn === null || user.personOrCompany === 'company') return user;
  return { ...user, bulstatOrEgn: maskTaxId(user.bulstatOrEgn) };
}

/** The part of a user that their own browser keeps. */
export function toSessionUser(row: UserRow, mustAddSecondFactor: boolean): SessionUser {
  return {
    userId: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    personOrCompany: row.person_or_company,
    language: row.language,
    keepsOwnPortfolio: row.keeps_own_portfolio,
    mustChangePassword: row.must_change_password,
    demo: row.demo,
    ...(mustAddSecondFactor ? { mustAddSecondFactor } : {}),
  };
}
