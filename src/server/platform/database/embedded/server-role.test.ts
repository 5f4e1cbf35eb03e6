import { execFileSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aCluster, runDatabase, silentLog } from '../../../../testing/app/embedded-database.ts';
import { testAsRoot } from '../../../../testing/processes/test-as-root.ts';
import { connect, type ServerAddress } from '../connection/connect.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';
import { databaseUser, systemUserIn } from './database-user.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { SERVER_ROLE, SUPERUSER } from './server-role.ts';

/** Checks that the role of these connections can do nothing beyond its own tables. */
async function expectNoPower(db: Database): Promise<void> {
  const { rows } =
    await sql`select current_user::text as name, rolsuper, rolcreaterole, rolcreatedb, rolreplication
    from pg_roles where rolname = current_user`.execute(db);
  expect(rows).toEqual([
    { name: SERVER_ROLE, rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false },
  ]);
  for (const powerful of [
    sql`copy (select 1) to program 'id'`,
    sql`select pg_read_file('PG_VERSION')`,
    sql`set session_replication_role = replica`,
  ])
    await expect(powerful.execute(db)).rejects.toThrow(/permission denied/);
}

test('the server connects as a role that owns its tables and is not a superuser', async () => {
  const { db } = await runDatabase(aCluster());
  await expectNoPower(db);
  expect((await migrate(db)).length).toBeGreaterThan(10);
});

/** As left by versions in which the server was the superuser itself, with tables and rows. */
async function makeFolderOfEarlierVersion(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const db = connect({ ...postgres.address, user: SUPERUSER });
  await migrate(db);
  await sql`insert into setup_links values ('kept', now())`.execute(db);
  await sql.raw(`reassign owned by ${SERVER_ROLE} to ${SUPERUSER}; drop role ${SERVER_ROLE}`).execute(db);
  await db.destroy();
  await postgres.stop();
  rmSync(path.join(dataDir, 'postgres', 'kupon-server-role'));
}

test('the database of an earlier version is handed over to that role, with tables, functions and rows', async () => {
  const dataDir = aCluster();
  await makeFolderOfEarlierVersion(dataDir);
  const { db } = await runDatabase(dataDir);
  await expectNoPower(db);
  expect(await migrate(db)).toEqual([]);
  const { rows } = await sql`select count(*) from setup_links`.execute(db);
  expect(rows).toEqual([{ count: 1 }]);
  const { rows: foreign } = await sql`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
      and relowner <> ${SERVER_ROLE}::regrole
    union select proname from pg_proc where pronamespace = 'public'::regnamespace
      and proowner <> ${SERVER_ROLE}::regrole`.execute(db);
  expect(foreign).toEqual([]);
  // Only the owner can do this; migrations and restores need it.
  await sql`alter table users disable trigger user`.execute(db);
});

testAsRoot('started by root, a folder that was another user’s becomes the database user’s', async () => {
  const dataDir = aCluster();
  const folder = path.join(dataDir, 'postgres');
  execFileSync('chown', ['-R', '65533:65533', folder]);
  await runDatabase(dataDir);
  expect(statSync(folder).uid).toBe(databaseUser()!.uid);
  expect(statSync(path.join(folder, 'base', '1')).uid).toBe(databaseUser()!.uid);
});

/** Connects from a process of this user; returns what that process printed. */
function connectAs(
  { uid, gid }: { uid: number; gid: number },
  { host, database }: ServerAddress,
  user: string,
) {
  const require = createRequire(import.meta.url);
  const script = `
    const pg = require(${JSON.stringify(require.resolve('pg'))});
    process.setgroups([]); process.setgid(${gid}); process.setuid(${uid});
    const client = new pg.Client(${JSON.stringify({ host, database, user })});
    client.connect().then(() => client.end().then(() => 'let in'), (error) => error.message).then(console.log);`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}

testAsRoot('started by root, the database lets root’s processes in and none of its own user', async () => {
  const { address } = await runDatabase(aCluster());
  const roles = [SERVER_ROLE, SUPERUSER];
  expect(roles.map((role) => connectAs({ uid: 0, gid: 0 }, address, role))).toEqual(['let in', 'let in']);
  expect(roles.map((role) => connectAs(databaseUser()!, address, role))).toEqual(
    roles.map((role) => `Peer authentication failed for user "${role}"`),
  );
});

const accounts = (...names: string[]) =>
  names.map((name, place) => `${name}:x:${place + 100}:${place + 200}::/:/bin/sh\n`).join('');

test.each([
  [accounts('nobody', 'postgres', 'kupon'), 'kupon'],
  [accounts('nobody', 'xkupon', 'postgres'), 'postgres'],
  ['kupon:x:0:0::/:/bin/sh\nnobody:*:-2:-2::/:/bin/sh\n', 'nobody'],
])('with the machine’s users %j the database of a server run by root runs as %s', (text, name) => {
  expect(systemUserIn(text).name).toBe(name);
});

test('a machine without any of these users is refused with the reason', () => {
  expect(() => systemUserIn(accounts('root'))).toThrow(
    'the database does not run as root, and this machine has no user kupon or postgres or nobody to run it as',
  );
});
