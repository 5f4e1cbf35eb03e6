import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { exportMyAccount } from '#api/people/account-export';
import { addMyPayment, listMyPayments } from '#api/portfolio/payments';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aUser } from '../../../testing/factories/a-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/app/create-test-database.ts';
import { startTestApp } from '../../../testing/app/start-test-app.ts';
import { connect } from './connection/connect.ts';
import { onPrimary, onReplica } from './replica.ts';
import type { Database } from './schema.ts';

let primary: TestDatabase;
let replica: TestDatabase;
beforeAll(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([primary.drop(), replica.drop()]));

const findName = async (db: Database) =>
  (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name;

function readFrom(of: Database) {
  const warnings: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void warnings.push(said) };
  return { warnings, reports: onReplica({ primary: primary.db, replica: of, log }) };
}

function anUnreachableDatabase(): Database {
  const db = connect({ connectionString: 'postgres://kupon@127.0.0.1:1/kupon' });
  onTestFinished(() => db.destroy());
  return db;
}

test('reports are read on the replica', async () => {
  const { reports, warnings } = readFrom(replica.db);
  expect(await reports.read(findName)).toBe(replica.address.database);
  expect(await reports.state()).toBe('reached');
  expect(warnings).toEqual([]);
});

test('an unreachable replica is logged and not used for a while; the primary is read instead', async () => {
  const { reports, warnings } = readFrom(anUnreachableDatabase());
  expect(await reports.read(findName)).toBe(primary.address.database);
  expect(await reports.read(findName)).toBe(primary.address.database);
  expect(await reports.state()).toBe('away');
  expect(warnings).toHaveLength(1);
  expect(JSON.stringify(warnings)).toContain('READ_DATABASE_URL');
});

test('rows that the replica lacks are read on the primary, and the next report on the replica again', async () => {
  const { reports, warnings } = readFrom(replica.db);
  await sql`create table newer (id int)`.execute(primary.db);
  const rows = await reports.read(async (db) => (await sql`select * from newer`.execute(db)).rows);
  expect(rows).toEqual([]);
  expect(warnings).toHaveLength(1);
  expect(await reports.read(findName)).toBe(replica.address.database);
});

test('without a replica the primary is read, and nothing is logged', async () => {
  const reports = onPrimary(primary.db);
  expect(await reports.read(findName)).toBe(primary.address.database);
  expect(await reports.state()).toBeUndefined();
});

test('only exports read a lagging replica; lists, sessions and writes use the primary', async () => {
  const behind = await createTestDatabase();
  onTestFinished(() => behind.drop());
  const app = await startTestApp({}, { replica: behind.db });
  onTestFinished(() => app.stop());
  const user = await aUser(app);
  // All that the replica has: the user before they bought anything.
  expect(
    (await aUser({ ...app, db: behind.db }, { username: user.username, email: user.email })).userId,
  ).toBe(user.userId);
  const bondId = await aBond(app, user.userId);
  expect(await app.answer(exportMyAccount, { token: user.token })).toMatchObject({ bonds: [] });
  const body = { profit: 125.5, taxesPaid: 12.55, paymentDate: '2026-01-15' };
  const payment = await app.answer(addMyPayment, { token: user.token, params: { bondId }, body });
  const payments = await app.answer(listMyPayments, { token: user.token, params: { bondId } });
  expect(payments).toEqual([payment]);
});
