import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/app/create-test-database.ts';
import { connect } from './connect.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

test('days of the database keep their date, decimals keep every digit, and counts are numbers', async () => {
  const { rows } =
    await sql`select date '2026-03-29' as day, 1234567890123.45::numeric as amount, count(*) as rows,
    timestamptz '2026-03-29T00:30:00Z' as instant`.execute(database.db);
  expect(rows).toEqual([
    { day: '2026-03-29', amount: '1234567890123.45', rows: 1, instant: new Date('2026-03-29T00:30:00Z') },
  ]);
});

test('a number too large to be exact is an error', async () => {
  await expect(sql`select 9007199254740993::bigint as id`.execute(database.db)).rejects.toThrow('too large');
});

test('letters of every alphabet are compared and converted in case', async () => {
  const { rows } = await sql`select lower('ЙОРДАН Ünal') as lower`.execute(database.db);
  expect(rows).toEqual([{ lower: 'йордан ünal' }]);
});

test('a test database can also be reached by its URL', async () => {
  const db = connect({ connectionString: database.url });
  expect((await sql`select count(*) as users from users`.execute(db)).rows).toEqual([{ users: 0 }]);
  await db.destroy();
});
