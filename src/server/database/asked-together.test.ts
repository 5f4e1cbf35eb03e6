import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { waitingForALock } from '../../testing/waiting-for-a-lock.ts';
import { askedTogether } from './asked-together.ts';

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
  readonly alone: boolean;
  readonly transaction: string;
}

const { together, alone } = askedTogether<Values, Child>({
  atOnce: 2,
  types: { parent: 'bytea', bornBefore: 'date', except: 'text[]', divides: 'boolean' },
  make: (value) => sql<Child>`
    select name, ${value('alone')}::boolean as alone, pg_current_xact_id()::text as transaction,
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

const namesOf = (children: readonly Child[]) => children.map(({ name }) => name);

test('each gets the rows of its own values, all from one statement', async () => {
  const asked = [
    of(1),
    of(2),
    of(3),
    of(1, { bornBefore: '2001-12-31' }),
    of(1, { except: ['Ana', `"quoted", {braced}, \\ and 'single'`] }),
  ];
  const answers = await Promise.all(asked.map((values) => together(database.db, values)));
  expect(answers.map(namesOf)).toEqual([['Ana', 'Boris'], ['Vera'], [], ['Ana'], ['Boris']]);
  expect(new Set(answers.flat().map(({ transaction }) => transaction)).size).toBe(1);
  expect(answers.flat().some((child) => child.alone)).toBe(false);
});

test('who asks while nobody else does has a statement of its own', async () => {
  const [child] = await together(database.db, of(2));
  expect(child).toMatchObject({ name: 'Vera', alone: true });
  expect(await alone(database.db, of(2))).toMatchObject([{ name: 'Vera', alone: true }]);
});

test('no statement takes more than twenty', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => together(database.db, of(2))));
  const sizes = new Map<string, number>();
  for (const { transaction } of answers.flat()) sizes.set(transaction, (sizes.get(transaction) ?? 0) + 1);
  expect([...sizes.values()].sort()).toEqual([10, 20, 20]);
});

test('what cannot be answered fails for who asked it, and for nobody else', async () => {
  const answers = await Promise.allSettled([
    together(database.db, of(1)),
    together(database.db, of(2, { divides: true })),
    together(database.db, of(2)),
  ]);
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: [{ name: 'Ana' }, { name: 'Boris' }] },
    { status: 'rejected', reason: { message: 'division by zero' } },
    { status: 'fulfilled', value: [{ name: 'Vera' }] },
  ]);
});

test('where the database is away all of them are told', async () => {
  const gone = await createTestDatabase();
  await gone.drop();
  const answers = await Promise.allSettled([together(gone.db, of(1)), together(gone.db, of(2))]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('who waits long for the end of other statements has one of their own', async () => {
  await sql`create table doors (open boolean)`.execute(database.db);
  await sql`insert into doors values (true)`.execute(database.db);
  const throughDoor = askedTogether<{ readonly locked: boolean }, { readonly alone: boolean }>({
    atOnce: 1,
    types: { locked: 'boolean' },
    make: (value) => sql<{ readonly alone: boolean }>`
      select ${value('alone')}::boolean as alone
      from (select case when ${value('locked')}::boolean then (select open from pass_door() as open) end) as passed`,
  });
  await sql`create function pass_door() returns boolean language sql volatile as 'select open from doors for update'`.execute(
    database.db,
  );
  const stuck = await database.db.transaction().execute(async (tx) => {
    await sql`select from doors for update`.execute(tx);
    const asked = [true, false].map((locked) => throughDoor.together(database.db, { locked }));
    await expect.poll(() => waitingForALock(database.db)).toBe(1);
    expect(await throughDoor.together(database.db, { locked: false })).toEqual([{ alone: true }]);
    return { asked };
  });
  expect(await Promise.all(stuck.asked)).toMatchObject([[{ alone: false }], [{ alone: false }]]);
});
