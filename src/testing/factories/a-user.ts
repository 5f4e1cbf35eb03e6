import type { UserId } from '#api/platform/ids';
import { insertUser, type NewUser } from '../../server/people/accounts/users.store.ts';
import { retryStatement } from '../app/retry-statement.ts';
import { signIn } from '../app/sign-in.ts';
import type { TestApp } from '../app/start-test-app.ts';

export const PASSWORD = 'correct horse battery staple';
/** The Argon2id hash of PASSWORD, made once, because hashing is slow on purpose. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$mUZEGxnrN/d/Lb2bCvfJRw$ul6DNwoKIHKNy+pAt7U4QaruRSNO1Fzl4pxoj3Xd7Q4';

export interface TestUser {
  readonly userId: UserId;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The token of the user's session. */
  readonly token: string;
}

/** Counted per application, so that the names of its users do not depend on earlier tests. */
const userCounts = new WeakMap<TestApp, number>();

/** A signed-in user; `row` sets columns that matter to the test. */
export async function aUser(app: TestApp, row: Partial<NewUser> = {}): Promise<TestUser> {
  const count = (userCounts.get(app) ?? 0) + 1;
  userCounts.set(app, count);
  const username = row.username ?? `user-${count}`;
  const email = row.email ?? `user-${count}@example.com`;
  const columns: NewUser = {
    username,
    email,
    phone_number: '+359 88 123 4567',
    role: 'user',
    person_or_company: 'person',
    bulstat_or_egn: '7523169263',
    password_hash: PASSWORD_HASH,
    created_at: app.clock.now(),
    ...row,
  };
  const inserted = await retryStatement(app.db, () => insertUser(app.db, columns, app.dataKeys));
  if (inserted === undefined) throw new Error(`${email} is taken`);
  const { id } = inserted;
  return { userId: id, username, email, password: PASSWORD, token: await signIn(app, id) };
}

export function anAdministrator(app: TestApp, row: Partial<NewUser> = {}): Promise<TestUser> {
  return aUser(app, { ...row, role: 'admin' });
}
