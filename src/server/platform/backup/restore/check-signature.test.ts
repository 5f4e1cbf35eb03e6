import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { aBackupApp } from '../../../../testing/app/a-backup-app.ts';
import { anEmptyDatabase, readBackupLines, restoreInto } from '../../../../testing/app/restored-database.ts';
import type { TestApp } from '../../../../testing/app/start-test-app.ts';
import { dataKey } from '../../crypto/data-key.ts';
import { fixedDataKeys } from '../../encryption/data-keys.ts';
import { StartError } from '../../errors/start-error.ts';
import { findSignatureProblem } from './check-signature.ts';
import { checkBackup } from './read-backup.ts';
import { writeBackup } from '../write-backup.ts';

let app: TestApp;
let file: string;
beforeEach(async () => {
  ({ app, file } = await aBackupApp());
  await anAdministrator(app);
  await aUser(app);
});

const write = () => writeBackup(app.db, { file, now: new Date(), dataKeys: app.dataKeys, replace: true });
const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');

/** The file with another body and the matching checksum, which anybody can compute. */
function forge(body: Buffer): void {
  const [line = ''] = readFileSync(file, 'latin1').split('\n', 1);
  const forged = line.replace(/sha256 [0-9a-f]{64}/, `sha256 ${sha256(body)}`);
  writeFileSync(file, Buffer.concat([Buffer.from(`${forged}\n`), body]));
}

describe('the signature of a backup', () => {
  test('is valid for what the server wrote, with its current key and older ones', async () => {
    expect((await write()).isSigned).toBe(true);
    expect(await findSignatureProblem(file, app.dataKeys)).toBeUndefined();
    const newer = fixedDataKeys([dataKey(randomBytes(32)), ...app.dataKeys.all()]);
    expect(await findSignatureProblem(file, newer)).toBeUndefined();
  });

  test('reveals a file that makes a user an administrator, even with the right checksum', async () => {
    await write();
    const whole = readFileSync(file);
    const text = gunzipSync(whole.subarray(whole.indexOf('\n') + 1)).toString();
    forge(gzipSync(text.replaceAll('"user"', '"admin"')));
    await checkBackup(file);
    expect(await findSignatureProblem(file, app.dataKeys)).toBe(
      `the signature of ${file} does not fit: somebody without the data key has written or changed it`,
    );
  });

  test('cannot be removed unnoticed, nor checked without its key', async () => {
    await write();
    const other = fixedDataKeys([dataKey(randomBytes(32))]);
    const { id } = app.dataKeys.first();
    expect(await findSignatureProblem(file, other)).toBe(
      `${file} is signed with the data key ${id}, which is not in DATA_KEY (put it there, unless it is lost)`,
    );
    const whole = readFileSync(file);
    const body = whole.subarray(whole.indexOf('\n') + 1);
    writeFileSync(file, Buffer.concat([Buffer.from(`Kupon backup 1 sha256 ${sha256(body)}\n`), body]));
    await checkBackup(file);
    expect(await findSignatureProblem(file, app.dataKeys)).toMatch(
      / is not signed, as of an earlier version/,
    );
  });

  test('is missing if the key of the database is not available; the backup is made nevertheless', async () => {
    const dataKeys = fixedDataKeys([dataKey(randomBytes(32))]);
    const { isSigned } = await writeBackup(app.db, { file, now: new Date(), dataKeys });
    expect(isSigned).toBe(false);
    await checkBackup(file);
  });
});

/** A change to the lines of a backup. */
type Change = (lines: readonly string[]) => readonly string[];
const inUsers =
  (text: string, other: string): Change =>
  (lines) =>
    lines.map((line) => (line.startsWith('["') ? line.replace(text, other) : line));
const swapped =
  (from: RegExp, to: string): Change =>
  (lines) =>
    lines.map((line) => line.replace(from, to));

const BROKEN: readonly [what: string, change: Change][] = [
  ['no header', (lines) => lines.slice(1)],
  ['a header that is not JSON', (lines) => ['{', ...lines.slice(1)]],
  ['migrations in an impossible order', swapped(/"migrations":\[.*\]/, '"migrations":["0003-bonds"]')],
  ['an unknown table', swapped(/^{"table":"users"/, '{"table":"strangers"')],
  ['an unknown column', swapped(/"phone_number"/, '"phone"')],
  ['a table line of another form', swapped(/^{"table":"users".*/, '{"table":7}')],
  ['a row that is not JSON', (lines) => lines.map((line) => (line.startsWith('["') ? `${line}]` : line))],
  ['a value of another type', inUsers('"user"', '"emperor"')],
  ['a row twice', (lines) => lines.flatMap((line) => (line.startsWith('["') ? [line, line] : [line]))],
  ['a row before its table', ([header = '', ...rest]) => [header, '["1"]', ...rest]],
  ['a line that is nothing', ([header = '', ...rest]) => [header, 'nothing', ...rest]],
  ['no end', (lines) => lines.slice(0, -1)],
  ['an end that is not JSON', (lines) => [...lines.slice(0, -1), '{"rows":']],
  ['nothing', () => []],
];

describe('a file with the right checksum', () => {
  test.each(BROKEN)('but %s is refused in one line, and nothing is changed', async (_what, change) => {
    await write();
    forge(
      gzipSync(
        change(readBackupLines(file))
          .map((line) => `${line}\n`)
          .join(''),
      ),
    );
    const refusal = restoreInto(await anEmptyDatabase(), file);
    await expect(refusal).rejects.toThrow(StartError);
    await expect(refusal).rejects.toThrow(
      /^\S+ holds something else than a backup \([^\n]+\): take another one$/,
    );
  });

  test('but uncompressed bytes is refused in one line', async () => {
    await write();
    forge(randomBytes(500));
    const refusal = restoreInto(await anEmptyDatabase(), file);
    await expect(refusal).rejects.toThrow(
      /^\S+ holds something else than a backup \([^\n]+\): take another one$/,
    );
  });
});
