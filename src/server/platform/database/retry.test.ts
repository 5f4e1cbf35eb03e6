import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/app/create-test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table counters (name text primary key, count int not null)`.execute(database.db);
  await sql`create sequence runs`.execute(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate counters`.execute(database.db);
  await sql`insert into counters values ('a', 0), ('b', 0)`.execute(database.db);
  await sql`alter sequence runs restart`.execute(database.db);
});

async function counts(): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`select count from counters order by name`.execute(
    database.db,
  );
  return rows.map(({ count }) => count);
}

/** Lets two callers wait for each other before they go on. */
function meetingPoint(): () => Promise<void> {
  let arrived = 0;
  let open: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived >= 2) open();
    return opened;
  };
}

test('two transactions that lock two rows in opposite order both succeed (40P01)', async () => {
  const meet = meetingPoint();
  const addToBoth = (first: string, second: string) =>
    inTransaction(database.db, async (tx) => {
      await sql`update counters set count = count + 1 where name = ${first}`.execute(tx);
      await meet();
      await sql`update counters set count = count + 1 where name = ${second}`.execute(tx);
    });
  await Promise.all([addToBoth('a', 'b'), addToBoth('b', 'a')]);
  expect(await counts()).toEqual([2, 2]);
});

test('of two serializable transactions that read what the other writes, the second is retried (40001)', async () => {
  const meet = meetingPoint();
  const addSumTo = (name: string) =>
    inTransaction(database.db, async (tx) => {
      await sql`set transaction isolation level serializable`.execute(tx);
      const { rows } = await sql<{ sum: number }>`select sum(count)::int as sum from counters`.execute(tx);
      await meet();
      await sql`update counters set count = ${rows[0]?.sum ?? 0} + 1 where name = ${name}`.execute(tx);
    });
  await Promise.all([addSumTo('a'), addSumTo('b')]);
  // As if one ran after the other: the second saw what the first wrote.
  expect((await counts()).toSorted()).toEqual([1, 2]);
});

/** Raises the error in the first `failures` runs; a sequence keeps counting even when everything is rolled back. */
const failing = (code: string, failures: number) =>
  sql.raw(`do $$ begin
    if nextval('runs') <= ${failures} then raise exception 'not this time' using errcode = '${code}'; end if;
    update counters set count = count + 1 where name = 'a';
  end $$`);

test('a transaction is tried at most seven times, and failed attempts leave nothing', async () => {
  let runs = 0;
  const work = inTransaction(database.db, async (tx) => {
    runs += 1;
    await sql`update counters set count = count + 1 where name = 'b'`.execute(tx);
    await failing('40001', 100).execute(tx);
  });
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(7);
  expect(await counts()).toEqual([0, 0]);
});

test('any other error is thrown at once', async () => {
  await expect(failing('23514', 1).execute(database.db)).rejects.toMatchObject({ code: '23514' });
  expect(await counts()).toEqual([0, 0]);
});
