import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { aUser } from '../../../testing/factories/a-user.ts';
import { aBackupApp } from '../../../testing/app/a-backup-app.ts';
import { awkwardData, AWKWARD_TEXTS } from '../../../testing/factories/awkward-data.ts';
import { storedData } from '../../../testing/factories/stored-data.ts';
import {
  anEmptyDatabase,
  withConnection,
  readBackupLines,
  restoreInto,
} from '../../../testing/app/restored-database.ts';
import type { TestApp } from '../../../testing/app/start-test-app.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkBackup } from './restore/read-backup.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-11-20T03:00:00Z');

let app: TestApp;
let file: string;
beforeEach(async () => {
  ({ app, file } = await aBackupApp());
});

describe('a backup', () => {
  test('restores every row of every table unchanged, also into another database and back (REL-18)', async () => {
    await awkwardData(app);
    const source = await storedData(app.db);
    const { rows, bytes } = await writeBackup(app.db, { file, now });
    const [there, back] = [await anEmptyDatabase(), await anEmptyDatabase()];
    expect(await restoreInto(there, file)).toMatchObject({ rows, newMigrations: [], erasedAgain: [] });
    expect(await withConnection(there, storedData)).toEqual(source);
    const second = `${file}.second`;
    await withConnection(there, (db) => writeBackup(db, { file: second, now }));
    await restoreInto(back, second);
    expect(await withConnection(back, storedData)).toEqual(source);
    expect(readBackupLines(second)).toEqual(readBackupLines(file));
    expect(statSync(file)).toMatchObject({ size: bytes });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is consistent under write load: it has each transaction completely or not at all (REL-18)', async () => {
    let writing = true;
    const writers = Array.from({ length: 4 }, async () => {
      const { userId } = await aUser(app);
      let written = 0;
      for (; writing; written += 1) {
        await inTransaction(app.db, async (db) => {
          const bond = await aBond({ ...app, db }, userId);
          await aPayment({ ...app, db }, bond, { profit: '100' });
          await aPayment({ ...app, db }, bond, { profit: '-100' });
        });
      }
      return written;
    });
    await expect.poll(() => countRows(app.db)).toBeGreaterThan(100);
    await writeBackup(app.db, { file, now });
    writing = false;
    const written = (await Promise.all(writers)).reduce((sum, count) => sum + count, 0);
    const address = await anEmptyDatabase();
    await restoreInto(address, file);
    const found = await withConnection(address, async (db) => ({
      bonds: await countRows(db),
      sums: (
        await sql`select distinct count(*) as payments, sum(p.profit) as sum from bonds b
          left join payments p on p.bond_id = b.id group by b.id`.execute(db)
      ).rows,
    }));
    expect(found.sums).toEqual([{ payments: 2, sum: '0.00' }]);
    expect(found.bonds).toBeGreaterThanOrEqual(100);
    expect(found.bonds).toBeLessThanOrEqual(written);
  });

  test('continues with new ids, and never reuses those of deleted rows', async () => {
    const { userId } = await aUser(app);
    const gone = await aBond(app, userId);
    await app.db.deleteFrom('bonds').where('id', '=', gone).execute();
    await writeBackup(app.db, { file, now });
    const address = await anEmptyDatabase();
    await restoreInto(address, file);
    expect(await withConnection(address, (db) => aBond({ ...app, db }, userId))).toBe(gone + 1);
  });

  test('contains nothing that can be used to sign in: everybody must sign in again', async () => {
    const { userId } = await aUser(app);
    await app.db
      .insertInto('reset_tokens')
      .values({ user_id: userId, token_hash: Buffer.from('aa', 'hex'), expires_at: now })
      .execute();
    await writeBackup(app.db, { file, now });
    const lines = readBackupLines(file).filter((line) => line.startsWith('{"table":'));
    expect(lines.join()).toContain('"users"');
    expect(lines.join()).not.toMatch(/"(sessions|reset_tokens|setup_links|outbox|idempotency_keys)"/);
    const address = await anEmptyDatabase();
    await restoreInto(address, file);
    const sessions = await withConnection(address, (db) => db.selectFrom('sessions').selectAll().execute());
    expect(sessions).toEqual([]);
  });

  test('restores audit entries without creating new ones', async () => {
    await awkwardData(app);
    await writeBackup(app.db, { file, now });
    const address = await anEmptyDatabase();
    await restoreInto(address, file);
    const audit = (db: Database) => db.selectFrom('audit_entries').select('id').execute();
    const before = await audit(app.db);
    expect(await withConnection(address, audit)).toHaveLength(before.length);
    await withConnection(address, (db) => db.updateTable('bonds').set({ expired: true }).execute());
    expect(await withConnection(address, audit)).toHaveLength(before.length + AWKWARD_TEXTS.length);
  });

  test('replaces a file only on request', async () => {
    writeFileSync(file, 'mine');
    await expect(writeBackup(app.db, { file, now })).rejects.toThrow(
      `${file} is there already: name another file, or say --force to replace it`,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await writeBackup(app.db, { file, now, replace: true });
    await checkBackup(file);
  });

  test('leaves nothing if it is interrupted, or if there is no space', async () => {
    await awkwardData(app);
    await expect(writeBackup(app.db, { file, now, signal: AbortSignal.abort() })).rejects.toThrow('abort');
    expect(readdirSync(path.dirname(file))).toEqual([]);
    const nowhere = path.join(path.dirname(file), 'missing', 'kupon.backup');
    await expect(writeBackup(app.db, { file: nowhere, now })).rejects.toThrow(
      `${nowhere} cannot be written (ENOENT); there is no backup`,
    );
  });
});

const countRows = async (db: Database) => (await db.selectFrom('bonds').select('id').execute()).length;
