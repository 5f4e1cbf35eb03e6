import { randomBytes } from 'node:crypto';
import { storePasswordHash } from '../../../people/passwords/credentials.store.ts';
import { processHashing } from '../../../people/passwords/password-hashing.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { StartError } from '../../../platform/errors/start-error.ts';
import { insertUser } from '../../../people/accounts/users.store.ts';
import { hasAnyUser, hasUserWithEmail, listDemoUsers } from './demo-data.store.ts';
import { loadDemoData, type DemoData } from './load-demo-data.ts';

/** The administrator of the demo users. Stays when the demo data is removed. */
const ADMINISTRATOR = {
  username: 'Demo Administrator',
  email: 'demo.admin@example.com',
  phone_number: '+359 2 000 0000',
  role: 'admin',
  person_or_company: 'person',
  bulstat_or_egn: '0123030060',
} as const;

/** An account with which people can sign in and look around. */
export interface DemoAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Fills an empty database with an administrator and the demo data. Every start gives all of them new passwords, since nobody
 * knows the old ones. Throws a StartError if the database has other users.
 */
export async function prepareDemoAccounts(tx: DatabaseTransaction, data: DemoData): Promise<DemoAccount[]> {
  await fillEmptyDatabase(tx, data);
  const users = await listDemoUsers(tx, ADMINISTRATOR.email);
  const accounts: DemoAccount[] = [];
  for (const { id, username, email } of users) {
    const password = randomBytes(12).toString('base64url');
    await storePasswordHash(tx, id, await processHashing.hash(password));
    accounts.push({ username, email, password });
  }
  return accounts;
}

async function fillEmptyDatabase(tx: DatabaseTransaction, data: DemoData): Promise<void> {
  if (await hasUserWithEmail(tx, ADMINISTRATOR.email)) return;
  if (await hasAnyUser(tx)) {
    throw new StartError(
      'the demo needs an empty database, and this one has users: set DATA_DIR or DATABASE_URL to another one',
    );
  }
  await insertUser(tx, { ...ADMINISTRATOR, password_hash: null, password_expires_at: null }, data.dataKeys);
  await loadDemoData(tx, data);
}
