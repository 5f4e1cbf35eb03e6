import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { createTestDatabase, type TestDatabase } from '#testing/app/create-test-database';
import { testDataKeys } from '#testing/app/test-data-keys';
import { processHashing } from '../../../people/passwords/password-hashing.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { StartError } from '../../../platform/errors/start-error.ts';
import { insertUser } from '../../../people/accounts/users.store.ts';
import { prepareDemoAccounts } from './demo-accounts.ts';

const today = calendarDate('2026-11-20');
const dataKeys = testDataKeys();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const prepare = () => inTransaction(database.db, (tx) => prepareDemoAccounts(tx, { today, dataKeys }));
const users = () => database.db.selectFrom('users').selectAll().orderBy('id').execute();

it('an empty database gets an administrator and the demo users, with working passwords', async () => {
  const accounts = await prepare();
  const stored = await users();
  expect(stored.map(({ email, role }) => [email, role])).toEqual([
    ['demo.admin@example.com', 'admin'],
    ['demo.person@example.com', 'user'],
    ['demo.litse@example.com', 'user'],
    ['demo.ood@example.com', 'user'],
  ]);
  for (const [index, { password }] of accounts.entries()) {
    expect((await processHashing.verify(password, stored[index]?.password_hash)).right).toBe(true);
  }
});

it('the next start gives the same accounts new passwords, and keeps the data', async () => {
  const before = await users();
  const first = await prepare();
  const second = await prepare();
  expect(second.map(({ email }) => email)).toEqual(before.map(({ email }) => email));
  expect(new Set([...first, ...second].map(({ password }) => password)).size).toBe(8);
});

it('a user who registered in the demo keeps their password', async () => {
  const own = {
    username: 'Own',
    email: 'own@example.com',
    phone_number: '+359 2 000 0009',
    role: 'user' as const,
    person_or_company: 'person' as const,
    bulstat_or_egn: '2530101000',
    password_hash: 'own',
  };
  await insertUser(database.db, own, dataKeys);
  await prepare();
  expect((await users()).at(-1)).toMatchObject({ email: 'own@example.com', password_hash: 'own' });
});

it('a database with other users is refused and not changed', async () => {
  await database.db.deleteFrom('users').where('email_key', '!=', 'own@example.com').execute();
  await expect(prepare()).rejects.toThrow(StartError);
  expect(await users()).toHaveLength(1);
});
