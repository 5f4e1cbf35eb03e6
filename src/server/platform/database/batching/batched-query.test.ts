import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/app/create-test-database.ts';
import { batchedQuery } from './batched-query.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table children (parent bytea, name text, born date)`.execute(database.db);
  await sql`insert into children values
    ('\\x01', 'Ana', '2001-02-03'), ('\\x01', 'Boris', '2002-03-04'), ('\\x02', 'Vera', '2003-04-05')`.execute(
    database.db,
  );
});
afterAll(() => database.drop());

interface Values {
  readonly parent: Buffer;
  readonly bornBefore: string;
  readonly except: readonly string[];
  readonly divides: boolean;
}

interface Child {
  readonly name: string;
  readonly transaction: string;
}

const { batched, single } = batchedQuery<Values, Child>({
  types: { parent: 'bytea', bornBefore: 'date', except: 'text[]', divides: 'boolean' },
  make: (value) => sql<Child>`
    select name, pg_current_xact_id()::text as transaction,
      case when ${value('divides')}::boolean then 1 / (length(name) - length(name)) end as divided
    from children
    where parent = ${value('parent')} and born < ${value('bornBefore')}::date and name <> all (${value('except')}::text[])
    order by name`,
});

const of = (parent: number, more: Partial<Values> = {}): Values => ({
  parent: Buffer.from([parent]),
  bornBefore: '2020-01-01',
  except: [],
  divides: false,
  ...more,
});

const findNames = (children: readonly Child[]) => children.map(({ name }) => name);

test('each request gets the rows for its own values from one shared statement', async () => {
  const requested = [
    of(1),
    of(2),
    of(3),
    of(1, { bornBefore: '2001-12-31' }),
    of(1, { except: ['Ana', `"quoted", {braced}, \\ and 'single'`] }),
  ];
  const answers = await Promise.all(requested.map((values) => batched(database.db, values)));
  expect(answers.map(findNames)).toEqual([['Ana', 'Boris'], ['Vera'], [], ['Ana'], ['Boris']]);
  expect(new Set(answers.flat().map(({ transaction }) => transaction)).size).toBe(1);
});

test('a single request is answered, directly or through the queue', async () => {
  expect(await batched(database.db, of(2))).toMatchObject([{ name: 'Vera' }]);
  expect(await single(database.db, of(2))).toMatchObject([{ name: 'Vera' }]);
});

test('a statement serves at most twenty requests', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => batched(database.db, of(2))));
  const sizes = new Map<string, number>();
  for (const { transaction } of answers.flat()) sizes.set(transaction, (sizes.get(transaction) ?? 0) + 1);
  expect([...sizes.values()].sort()).toEqual([10, 20, 20]);
});

test('a failing request does not affect the others', async () => {
  const answers = await Promise.allSettled([
    batched(database.db, of(1)),
    batched(database.db, of(2, { divides: true })),
    batched(database.db, of(2)),
  ]);
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: [{ name: 'Ana' }, { name: 'Boris' }] },
    { status: 'rejected', reason: { message: 'division by zero' } },
    { status: 'fulfilled', value: [{ name: 'Vera' }] },
  ]);
});

test('without the database every request fails', async () => {
  const gone = await createTestDatabase();
  await gone.drop();
  const answers = await Promise.allSettled([batched(gone.db, of(1)), batched(gone.db, of(2))]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
