import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../testing/app/create-test-database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

const files = readdirSync(path.join(import.meta.dirname, '..', '..', '..', '..', 'migrations')).sort();

let db: Database;
beforeEach(async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  db = database.db;
});

const empty = () => sql`drop schema public cascade; create schema public`.execute(db);
const tables = async () =>
  (
    await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  ).rows;

test('each migration has its own number, and is named after what it creates', () => {
  for (const file of files) expect(file).toMatch(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/);
  expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
});

test('an empty database gets every migration once', async () => {
  await empty();
  expect(await migrate(db)).toEqual(files.map((file) => file.replace('.sql', '')));
  expect(await migrate(db)).toEqual([]);
});

test('of several servers that start together one migrates, and the others wait', async () => {
  const all = await tables();
  await empty();
  const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(applied.flat()).toHaveLength(files.length);
  expect(await tables()).toEqual(all);
});

test('if a migration fails, none of the others is applied', async () => {
  await empty();
  await sql`create table sessions (id int)`.execute(db);
  await expect(migrate(db)).rejects.toThrow('"sessions" already exists');
  const names = (await tables()).map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith('kysely_'))).toEqual(['sessions']);
  await sql`drop table sessions`.execute(db);
  expect(await migrate(db)).toHaveLength(files.length);
});

test('a database of a newer version is refused and not changed', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    'the database is newer than this version of Kupon: it has the migration 9999-later; start the newer version',
  );
});

test('a database of an unreleased version is refused with instructions, and not changed', async () => {
  await empty();
  await sql`create table kysely_migration (name text, timestamp text)`.execute(db);
  await sql`insert into kysely_migration values ('0001-users', ''), ('0002-sessions', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    'the database was created by an unreleased version of Kupon, and this version cannot migrate it: ' +
      'keep using that version, or start with an empty DATA_DIR or database; nothing was changed',
  );
  expect(await tables()).toEqual([{ name: 'kysely_migration' }]);
});
