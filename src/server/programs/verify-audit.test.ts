import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { builtProgram } from '../../testing/processes/built-program.ts';
import { createTestDatabase } from '../../testing/app/create-test-database.ts';
import { startProcess } from '../../testing/processes/server-process.ts';
import { temporaryFolder } from '../../testing/processes/temporary-folder.ts';
import { TEST_DATA_KEY, testDataKeys } from '../../testing/app/test-data-keys.ts';
import { recordEvent } from '../platform/audit-trail/record-event.store.ts';
import { recordHead } from '../platform/backup/audit-heads.ts';

test('SEC-142: npm run verify-audit exits with 0 and prints the head, and with 1 if an entry was changed', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { db, url } = database;
  const dataDir = temporaryFolder();
  const env = { DATABASE_URL: url, ALLOW_UNSAFE_DB: '1', DATA_DIR: dataDir, DATA_KEY: TEST_DATA_KEY };
  const verify = async (...args: string[]) => {
    const command = startProcess(builtProgram('verify-audit'), { env, args });
    return { code: await command.ended, ...command.output() };
  };
  await recordEvent(db, { action: 'backup_made' });
  await recordEvent(db, { action: 'key_rotated' });
  const intact = await verify();
  expect(intact).toMatchObject({ code: 0, err: '' });
  const [, head = ''] =
    /^The audit is intact: 2 entries\. Head: (2:[\da-f]{64})\nNo head was noted in \S+ before\.\n$/.exec(
      intact.out,
    ) ?? [];
  expect(await verify(head)).toMatchObject({ code: 0, err: '' });
  expect((await verify('2:nonsense')).err).toContain('npm run verify-audit [-- HEAD]');

  const dataKeys = testDataKeys();
  const now = new Date('2026-11-20T12:00:00Z');
  await recordHead(db, { config: { dataDir }, dataKeys, now, reason: 'daily' });
  const noted = `noted in ${dataDir}/backups/audit-heads since 2026-11-20`;
  expect((await verify()).out).toContain(`\nIt has every head that was ${noted}: 1.\n`);

  await sql`alter table audit_entries disable trigger append_only`.execute(db);
  await sql`update audit_entries set action = 'backup_made' where id = 2`.execute(db);
  expect(await verify()).toEqual({
    code: 1,
    out: '',
    err: 'The audit is not intact: entry 2 has been changed.\n',
  });
});
