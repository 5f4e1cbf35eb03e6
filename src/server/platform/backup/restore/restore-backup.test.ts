import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { aBackupApp } from '../../../../testing/app/a-backup-app.ts';
import { awkwardData } from '../../../../testing/factories/awkward-data.ts';
import { storedData } from '../../../../testing/factories/stored-data.ts';
import { anEmptyDatabase, withConnection, restoreInto } from '../../../../testing/app/restored-database.ts';
import type { TestApp } from '../../../../testing/app/start-test-app.ts';
import { applyMigrations, migrationNames } from '../../database/migrate.ts';
import { writeBackup } from '../write-backup.ts';

const now = new Date('2026-11-20T03:00:00Z');

let app: TestApp;
let file: string;
beforeEach(async () => {
  ({ app, file } = await aBackupApp());
});

describe('the target database of a restore', () => {
  test('must be empty, and is otherwise left unchanged (REL-19)', async () => {
    await awkwardData(app);
    await writeBackup(app.db, { file, now });
    const address = await anEmptyDatabase();
    await withConnection(address, (db) => aUser({ ...app, db }));
    const before = await withConnection(address, storedData);
    await expect(restoreInto(address, file)).rejects.toThrow(
      /^the database is not empty \(.*users\): restore into an empty one; nothing was changed$/,
    );
    expect(await withConnection(address, storedData)).toEqual(before);
  });

  test('may have no tables, those of a start killed in its first migrations, or those of a server that is not set up yet', async () => {
    await awkwardData(app);
    await writeBackup(app.db, { file, now });
    const [bare, killed, started] = [
      await anEmptyDatabase(),
      await anEmptyDatabase(),
      await anEmptyDatabase(),
    ];
    for (const address of [bare, killed]) {
      await withConnection(address, (db) =>
        sql`drop schema public cascade; create schema public`.execute(db),
      );
    }
    await withConnection(killed, (db) =>
      sql`create table kysely_migration (name text); create table kysely_migration_lock (id text)`.execute(
        db,
      ),
    );
    await withConnection(started, (db) =>
      db
        .insertInto('setup_links')
        .values({ code_hash: Buffer.from('aa'), expires_at: now })
        .execute(),
    );
    const source = await storedData(app.db);
    for (const address of [bare, killed, started]) {
      await restoreInto(address, file);
      expect(await withConnection(address, storedData)).toEqual(source);
    }
    expect(await withConnection(started, (db) => db.selectFrom('setup_links').selectAll().execute())).toEqual(
      [],
    );
  });

  test('must have no tables of another program', async () => {
    await writeBackup(app.db, { file, now });
    const address = await anEmptyDatabase();
    await withConnection(address, (db) =>
      sql`drop schema public cascade; create schema public; create table theirs (id int)`.execute(db),
    );
    await expect(restoreInto(address, file)).rejects.toThrow(
      'the database has tables that are not Kupon’s (theirs): give Kupon a database of its own; nothing was changed',
    );
  });

  test('must not be in use by a server', async () => {
    await writeBackup(app.db, { file, now });
    const address = await anEmptyDatabase();
    await withConnection(address, async (server) => {
      await sql`select 1`.execute(server);
      await expect(restoreInto(address, file)).rejects.toThrow(
        'a server of Kupon is connected to the database',
      );
    });
  });

  test('stays unchanged if the restore fails midway (REL-19)', async () => {
    await awkwardData(app);
    await sql`alter table bonds add column unknown text`.execute(app.db);
    await writeBackup(app.db, { file, now });
    const address = await anEmptyDatabase();
    const before = await withConnection(address, storedData);
    await expect(restoreInto(address, file)).rejects.toThrow('holds something else than a backup');
    expect(await withConnection(address, storedData)).toEqual(before);
    await withConnection(address, (db) => aUser({ ...app, db }));
  });

  test('is migrated if the backup is of an earlier version (REL-17)', async () => {
    const earlier = migrationNames.slice(0, migrationNames.indexOf('0008-audit'));
    const old = await anEmptyDatabase();
    await withConnection(old, async (db) => {
      await sql`drop schema public cascade; create schema public`.execute(db);
      await db.transaction().execute((tx) => applyMigrations(tx, earlier));
      await sql`insert into users (username, email, email_key, phone_number, role, person_or_company, bulstat_or_egn)
        values ('old', 'old@example.com', 'old@example.com', '', 'user', 'person', '7523169263')`.execute(db);
      await writeBackup(db, { file, now });
    });
    const address = await anEmptyDatabase();
    const { newMigrations } = await restoreInto(address, file);
    expect([...earlier, ...newMigrations]).toEqual(migrationNames);
    const users = await withConnection(address, (db) =>
      db.selectFrom('users').select(['username', 'language']).execute(),
    );
    expect(users).toEqual([{ username: 'old', language: 'en' }]);
  });
});
