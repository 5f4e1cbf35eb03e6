import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { removeDemoData } from '#api/people/setup';
import { removeUser } from '#api/people/users';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aUser, anAdministrator, type TestUser } from '../../../testing/factories/a-user.ts';
import { rowsWith } from '../../../testing/factories/everything-stored.ts';
import { anEmptyDatabase, withConnection, restoreInto } from '../../../testing/app/restored-database.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { temporaryFolder } from '../../../testing/processes/temporary-folder.ts';
import { inTransaction } from '../database/transaction.ts';
import { loadDemoData } from '../../portfolio/upkeep/demo-data/load-demo-data.ts';
import { findDatabaseId } from './erased-users.store.ts';
import { erasedUsersFile, keepErasedUsers, readErasedUsers } from './erased-users.ts';
import { checkBackup } from './restore/read-backup.ts';
import { restoreBackup } from './restore/restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let app: TestApp;
let administrator: TestUser;
let dataDir: string;
let list: string;
let backup: string;
beforeEach(async () => {
  app = await startTestApp();
  onTestFinished(() => app.stop());
  administrator = await anAdministrator(app);
  dataDir = temporaryFolder();
  list = erasedUsersFile(path.join(dataDir, 'backups'));
  backup = path.join(dataDir, 'kupon.backup');
});

const keep = () => keepErasedUsers({ db: app.db, config: { dataDir } });
const makeBackup = () => writeBackup(app.db, { file: backup, now: new Date(), replace: true });
const erase = ({ userId }: TestUser) =>
  app.answer(removeUser, { token: administrator.token, params: { id: userId } });

describe('the list of erased users', () => {
  test('exists from the first erasure on, has the number, instant and database of each, and only its owner can read it (SEC-137)', async () => {
    const [first, second] = [await aUser(app), await aUser(app)];
    await keep();
    expect(await readErasedUsers(list)).toBeUndefined();
    await erase(first);
    await keep();
    await erase(second);
    await keep();
    const kept = (await readErasedUsers(list))!;
    expect(kept.map(({ userId }) => userId)).toEqual([first.userId, second.userId]);
    expect(readFileSync(list, 'utf8')).toMatch(/^(\d{4}-\d\d-\d\dT[\d:.]{12}Z \d+ [0-9a-f-]{36}\n){2}$/);
    expect(statSync(list).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(list))).toEqual(['erased-users']);
  });

  test('keeps the lines of an earlier database', async () => {
    const user = await aUser(app);
    await erase(user);
    await keep();
    const earlier = `2026-01-02T03:04:05.678Z 4711\n`;
    writeFileSync(list, earlier);
    await keep();
    const own = (await readErasedUsers(list))!.map(({ userId }) => userId);
    expect(own).toEqual([4711, user.userId]);
    expect(readFileSync(list, 'utf8').startsWith(earlier)).toBe(true);
  });

  test('has no line for demo users, whose removal is not an erasure', async () => {
    const loading = { today: calendarDate('2026-11-22'), dataKeys: app.dataKeys };
    await inTransaction(app.db, (tx) => loadDemoData(tx, loading));
    await app.answer(removeDemoData, { token: administrator.token });
    await keep();
    expect(await readErasedUsers(list)).toBeUndefined();
  });

  test.each(['2026-01-02T03:04:05.678Z', 'yesterday 1', '2026-01-02T03:04:05.678Z 0', '2026-01-02 1 2'])(
    'with a line like %j is reported as damaged, with the line',
    async (line) => {
      await erase(await aUser(app));
      await keep();
      writeFileSync(list, `${readFileSync(list, 'utf8')}${line}\n`);
      await expect(readErasedUsers(list)).rejects.toThrow(
        `${list}: line 2 is not an instant, the number of a user and the id of a database`,
      );
    },
  );
});

describe('a restored backup', () => {
  test('has none of the users who were erased after it was made, and says how many (SEC-137)', async () => {
    const [gone, staying] = [await aUser(app), await aUser(app)];
    await aBond(app, gone.userId, { notes: 'a note of theirs' });
    await makeBackup();
    await erase(gone);
    await keep();
    const erasures = (await readErasedUsers(list))!;
    const address = await anEmptyDatabase();
    expect(await restoreInto(address, backup, erasures)).toMatchObject({ erasedAgain: [gone.userId] });
    await withConnection(address, async (db) => {
      expect(await rowsWith(db, gone.email)).toEqual([]);
      expect(await rowsWith(db, 'a note of theirs')).toEqual([]);
      expect(await rowsWith(db, staying.email)).not.toEqual([]);
      const entries = await db
        .selectFrom('audit_entries')
        .selectAll()
        .where('action', '=', 'erased')
        .execute();
      expect(entries).toMatchObject([{ target_type: 'user', target_id: gone.userId, actor_id: null }]);
    });
    rmSync(list);
    const without = await anEmptyDatabase();
    expect(await restoreInto(without, backup)).toMatchObject({ erasedAgain: [] });
    expect(await withConnection(without, (db) => rowsWith(db, gone.email))).not.toEqual([]);
  });

  test('keeps a user who was added after another one with the same number was erased', async () => {
    const user = await aUser(app);
    await makeBackup();
    const { created_at: came } = await app.db
      .selectFrom('users')
      .select('created_at')
      .where('id', '=', user.userId)
      .executeTakeFirstOrThrow();
    const at = new Date(came.getTime() - 1_000);
    const address = await anEmptyDatabase();
    const databaseId = await findDatabaseId(app.db);
    expect(await restoreInto(address, backup, [{ userId: user.userId, at, databaseId }])).toMatchObject({
      erasedAgain: [],
      erasuresLeft: { fromOtherDatabases: 0, fromUnknownDatabases: 0 },
    });
  });

  test('keeps users whose numbers were erased from another database', async () => {
    const [first, second] = [await aUser(app), await aUser(app)];
    await makeBackup();
    const other = await startTestApp();
    onTestFinished(() => other.stop());
    const boss = await anAdministrator(other);
    for (let made: number = boss.userId; made < second.userId; made += 1) {
      const { userId } = await aUser(other);
      await other.answer(removeUser, { token: boss.token, params: { id: userId } });
    }
    // The databases of the tests are copies of one, including its identity.
    await sql`update database_identity set id = gen_random_uuid()`.execute(other.db);
    const config = { dataDir };
    await keepErasedUsers({ db: other.db, config });
    const erasures = (await readErasedUsers(list))!;
    expect(erasures.map(({ userId }) => userId)).toContain(second.userId);
    const address = await anEmptyDatabase();
    expect(await restoreInto(address, backup, erasures)).toMatchObject({
      erasedAgain: [],
      erasuresLeft: { fromOtherDatabases: erasures.length, fromUnknownDatabases: 0 },
    });
    await withConnection(address, async (db) => {
      for (const { email } of [first, second]) expect(await rowsWith(db, email)).not.toEqual([]);
      expect(await findDatabaseId(db)).toBe(await findDatabaseId(app.db));
    });
  });

  test('uses lines that name no database only on request', async () => {
    const user = await aUser(app);
    await makeBackup();
    const erasures = [{ userId: user.userId, at: new Date(Date.now() + 1_000), databaseId: undefined }];
    expect(await restoreInto(await anEmptyDatabase(), backup, erasures)).toMatchObject({
      erasedAgain: [],
      erasuresLeft: { fromOtherDatabases: 0, fromUnknownDatabases: 1 },
    });
    const address = await anEmptyDatabase();
    const header = await checkBackup(backup);
    const options = { file: backup, header, erasures, eraseByOldList: true };
    expect(
      await withConnection(address, (db) => db.transaction().execute((tx) => restoreBackup(tx, options))),
    ).toMatchObject({
      erasedAgain: [user.userId],
      erasuresLeft: { fromOtherDatabases: 0, fromUnknownDatabases: 0 },
    });
  });
});
