import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { aBackupApp } from '../../../../testing/app/a-backup-app.ts';
import { anEmptyDatabase, restoreInto } from '../../../../testing/app/restored-database.ts';
import type { TestApp } from '../../../../testing/app/start-test-app.ts';
import { checkBackup } from './read-backup.ts';
import { writeBackup } from '../write-backup.ts';

const now = new Date('2026-11-20T03:00:00Z');

let app: TestApp;
let file: string;
beforeEach(async () => {
  ({ app, file } = await aBackupApp());
});

describe('a file', () => {
  const damage =
    'is damaged or incomplete: its checksum does not fit; take another copy of it, or an earlier backup';

  test('with any byte changed is refused, before the database is accessed (REL-19)', async () => {
    await aUser(app);
    await writeBackup(app.db, { file, now });
    const whole = readFileSync(file);
    for (let place = 0; place < whole.length; place += place < 200 ? 1 : 7) {
      const broken = Buffer.from(whole);
      broken[place]! ^= 1 << (place % 8);
      writeFileSync(file, broken);
      await expect(checkBackup(file), `byte ${place}`).rejects.toThrow(/ is (damaged|not a backup)|newer/);
    }
  });

  test('that is truncated anywhere, or continued, is refused (REL-19)', async () => {
    await aUser(app);
    await writeBackup(app.db, { file, now });
    const whole = readFileSync(file);
    for (const bytes of [whole.length - 1, whole.length - 9, 1_000, whole.indexOf('\n') + 1]) {
      writeFileSync(file, whole.subarray(0, bytes));
      await expect(checkBackup(file)).rejects.toThrow(`${file} ${damage}`);
    }
    writeFileSync(file, Buffer.concat([whole, Buffer.from('\n')]));
    await expect(checkBackup(file)).rejects.toThrow(damage);
  });

  test.each([
    ['empty', '', 'is not a backup of Kupon: name a file that npm run backup has made'],
    ['foreign', 'PGDMP and so on', 'is not a backup of Kupon: name a file that npm run backup has made'],
    [
      'of a later format',
      `Kupon backup 3 sha256 ${'0'.repeat(64)}\n`,
      'has the format 3 of a newer version of Kupon: restore it with that version',
    ],
  ])('that is %s is refused', async (_what, text, refusal) => {
    writeFileSync(file, text);
    await expect(checkBackup(file)).rejects.toThrow(`${file} ${refusal}`);
  });

  test('that does not exist is named', async () => {
    await expect(checkBackup(file)).rejects.toThrow(`${file} cannot be read (ENOENT)`);
  });

  test('of a newer version is refused with the version (REL-18)', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(app.db);
    await writeBackup(app.db, { file, now });
    await expect(restoreInto(await anEmptyDatabase(), file)).rejects.toThrow(
      /is of Kupon \S+ and newer than this one: it has the migration 9999-later; restore it with that version/,
    );
  });
});
