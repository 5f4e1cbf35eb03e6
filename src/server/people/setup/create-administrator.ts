import type { Language } from '#domain/language';
import { refuseWeakPassword } from '../passwords/password-policy.ts';
import { processHashing } from '../passwords/password-hashing.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import { emailTaken } from '../accounts/email-taken.ts';
import type { UserRow } from '../accounts/user-row.ts';
import { insertUser } from '../accounts/users.store.ts';
import { removeSetupLinks } from './setup.store.ts';

interface NewAdministrator {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The language of emails to them; English if unknown. */
  readonly language?: Language;
  readonly keepsOwnPortfolio?: boolean;
  readonly now: Date;
}

/** Throws weak_password. An administrator created without another administrator must meet `strict`, whatever the policy. */
export function refuseWeakBootstrapPassword(administrator: Omit<NewAdministrator, 'now'>): void {
  refuseWeakPassword({ password: administrator.password, policy: 'strict', owner: administrator });
}

/** Inserts the administrator's row; the set-up link is then used up. Throws email_taken. */
export async function insertAdministrator(
  tx: DatabaseTransaction,
  administrator: Omit<NewAdministrator, 'password'> & { readonly passwordHash: string },
  dataKeys: DataKeys,
): Promise<UserRow> {
  const columns = {
    username: administrator.username,
    email: administrator.email,
    phone_number: '',
    role: 'admin' as const,
    keeps_own_portfolio: administrator.keepsOwnPortfolio,
    person_or_company: 'person' as const,
    bulstat_or_egn: '',
    language: administrator.language,
    password_hash: administrator.passwordHash,
    created_at: administrator.now,
  };
  const row = await insertUser(tx, columns, dataKeys);
  if (row === undefined) throw emailTaken();
  await removeSetupLinks(tx);
  return row;
}

/** Creates an administrator on behalf of the server's operator. Throws weak_password or email_taken. */
export async function createAdministrator(
  db: Database,
  administrator: NewAdministrator,
  dataKeys: DataKeys,
): Promise<void> {
  refuseWeakBootstrapPassword(administrator);
  const passwordHash = await processHashing.hash(administrator.password);
  await inTransaction(db, (tx) => insertAdministrator(tx, { ...administrator, passwordHash }, dataKeys));
}
