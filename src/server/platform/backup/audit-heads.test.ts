import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { temporaryFolder } from '../../../testing/processes/temporary-folder.ts';
import { recordEvent } from '../audit-trail/record-event.store.ts';
import { sealEntries } from '../audit-trail/seal-entries.ts';
import { verifySeals } from '../audit-trail/verify-seals.ts';
import { dataKey } from '../crypto/data-key.ts';
import { fixedDataKeys } from '../encryption/data-keys.ts';
import { createLog } from '../runtime/log.ts';
import { recordHead, recordHeadDaily, auditHeadsFile, readAuditHeads } from './audit-heads.ts';

let app: TestApp;
let dataDir: string;
let logged: string[];
beforeEach(async () => {
  dataDir = temporaryFolder();
  app = await startTestApp({ dataDir, timeZone: 'Europe/Sofia' });
  onTestFinished(() => app.stop());
  app.clock.set(new Date('2026-11-20T12:00:00Z'));
  logged = [];
});

function context() {
  const { db, dataKeys, config } = app;
  return { db, dataKeys, config };
}

function noteToday(): Promise<void> {
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => logged.push(line) > 0 });
  return recordHeadDaily({ ...context(), log, now: app.clock.now });
}

const readHeads = (dataKeys = app.dataKeys) => readAuditHeads(app.db, { dataDir, dataKeys });
const lines = () => readFileSync(auditHeadsFile(dataDir), 'utf8').split('\n').slice(0, -1);

async function addEntries(count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) await recordEvent(app.db, { action: 'backup_made' });
}

/** Deletes what only the owner of the tables can delete. */
async function shortenChainTo(sequence: number): Promise<void> {
  for (const table of ['audit_entries', 'audit_seals'])
    await sql`alter table ${sql.table(table)} disable trigger append_only`.execute(app.db);
  const { rows } = await sql<{ entry_id: number }>`
    delete from audit_seals where sequence > ${sequence} returning entry_id`.execute(app.db);
  for (const { entry_id } of rows)
    await sql`delete from audit_entries where id = ${entry_id}`.execute(app.db);
}

async function verdict() {
  return verifySeals(
    app.db,
    (await readHeads()).map(({ head }) => head),
  );
}

async function fault(): Promise<string> {
  const found = await verdict();
  return found.intact ? '' : found.fault;
}

describe('the head of the audit (SEC-142)', () => {
  test('is noted once a day, next to the backups and in the log, signed and readable only by its owner', async () => {
    await noteToday();
    expect(await readHeads()).toEqual([]);
    await addEntries(2);
    await noteToday();
    await addEntries(1);
    await noteToday();
    app.clock.advance({ hours: 24 });
    await noteToday();
    expect(lines()).toEqual([
      expect.stringMatching(
        /^2026-11-20T12:00:00\.000Z daily [0-9a-f-]{36} 2:[0-9a-f]{64} [0-9a-f]{8}:[0-9a-f]{64}$/,
      ),
      expect.stringMatching(/^2026-11-21T12:00:00\.000Z daily \S+ 3:/),
    ]);
    expect(statSync(auditHeadsFile(dataDir)).mode & 0o777).toBe(0o600);
    const heads = logged.map((line) => /"head":"(\d+:[0-9a-f]{64})"/.exec(line)?.[1]);
    expect(heads).toEqual(lines().map((line) => line.split(' ')[3]));
  });

  test('reveals that the newest entries were removed, even if others followed', async () => {
    await addEntries(5);
    await noteToday();
    await shortenChainTo(3);
    expect(await fault()).toMatch(/^seal 4 has been/);
    await addEntries(4);
    app.clock.advance({ hours: 24 });
    await noteToday();
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([
      expect.stringContaining('the audit no longer has the head that was noted'),
    ]);
    expect(await fault()).toMatch(/^seal 5 is not the/);
  });

  test('from before a restore is ignored', async () => {
    await addEntries(5);
    await noteToday();
    await shortenChainTo(3);
    await addEntries(1);
    await sealEntries(app.db);
    await recordHead(app.db, { ...context(), now: app.clock.now(), reason: 'restored' });
    expect(await verdict()).toMatchObject({ intact: true, head: { sequence: 4 } });
    expect((await readHeads()).map(({ reason }) => reason)).toEqual(['restored']);
  });

  test('of another database is ignored', async () => {
    await addEntries(1);
    await noteToday();
    await sql`update database_identity set id = gen_random_uuid()`.execute(app.db);
    expect(await readHeads()).toEqual([]);
  });

  test('is refused if forged, and distinguished from one whose key is missing', async () => {
    await addEntries(2);
    await noteToday();
    const other = fixedDataKeys([dataKey(randomBytes(32))]);
    expect((await readHeads(other)).map(({ isUnchecked }) => isUnchecked)).toEqual([true]);
    const [line = ''] = lines();
    for (const forged of [line.replace(' 2:', ' 1:'), line.replace('daily', 'restored'), 'nonsense']) {
      writeFileSync(auditHeadsFile(dataDir), `${line}\n${forged}\n`);
      await expect(readHeads()).rejects.toThrow(
        `${auditHeadsFile(dataDir)}: line 2 is not as Kupon wrote it`,
      );
    }
  });
});
