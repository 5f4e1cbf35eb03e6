import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMyAccount } from '#api/people/account';
import { aUser } from '../../../testing/factories/a-user.ts';
import { rowsWith } from '../../../testing/factories/everything-stored.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { temporaryFolder } from '../../../testing/processes/temporary-folder.ts';
import { randomDataKey } from '../crypto/data-key.ts';
import { fixedDataKeys, fileDataKeys, type DataKeys } from './data-keys.ts';
import { listDataKeys } from './data-keys.store.ts';
import { prepareDataKeys } from './prepare-data-keys.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const prepare = (dataKeys: DataKeys) => prepareDataKeys(app.db, { dataKeys, log: { info: () => undefined } });
const forgetKeys = () => app.db.deleteFrom('data_keys').execute();
const fileInNewFolder = () => path.join(temporaryFolder(), 'folder', 'data-key');

describe('a database without a key', () => {
  it('gets one from a file next to the data that only its owner can read, and keeps it (SEC-130)', async () => {
    await forgetKeys();
    const file = fileInNewFolder();
    await prepare(fileDataKeys(file));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    expect(Buffer.from(text, 'base64')).toHaveLength(32);
    await prepare(fileDataKeys(file));
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(await rowsWith(app.db, text.trim())).toEqual([]);
  });

  it('gets only one if several servers start at once', async () => {
    await forgetKeys();
    const file = fileInNewFolder();
    await Promise.all(Array.from({ length: 5 }, () => prepare(fileDataKeys(file))));
    expect(await listDataKeys(app.db)).toHaveLength(1);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
  });
});

describe('the start is refused in one line', () => {
  it('without the file of the key (SEC-130)', async () => {
    await forgetKeys();
    const file = fileInNewFolder();
    await prepare(fileDataKeys(file));
    rmSync(file);
    await expect(prepare(fileDataKeys(file))).rejects.toThrow(
      /^\S+\/data-key: not there, and personal numbers .* with the key [0-9a-f]{8}; put the file back, or set DATA_KEY$/,
    );
  });

  it('with another key (SEC-130)', async () => {
    await expect(prepare(fixedDataKeys([randomDataKey()]))).rejects.toThrow(
      /^DATA_KEY: has the key [0-9a-f]{8}, but personal numbers .* with the key [0-9a-f]{8}; give that one$/,
    );
  });

  it('with another key of the same id', async () => {
    const { id } = app.dataKeys.first();
    await expect(prepare(fixedDataKeys([{ ...randomDataKey(), id }]))).rejects.toThrow(/is not the one/);
  });

  it('with a file that does not contain a key', async () => {
    const file = path.join(temporaryFolder(), 'data-key');
    writeFileSync(file, 'not a key\n');
    await expect(prepare(fileDataKeys(file))).rejects.toThrow(
      /data-key: has something else than keys of 32 bytes/,
    );
  });
});

describe('data in the database', () => {
  it('contains no EGN, neither as text nor as bytes (SEC-130)', async () => {
    await aUser(app, { bulstat_or_egn: '6101047500' });
    expect(await rowsWith(app.db, '6101047500')).toEqual([]);
  });

  it('of one user cannot be decrypted as that of another (SEC-130)', async () => {
    const [first, second] = [await aUser(app), await aUser(app, { bulstat_or_egn: '6101047500' })];
    await sql`update users u set bulstat_or_egn = other.bulstat_or_egn from users other
      where u.id <> other.id and u.id in (${first.userId}, ${second.userId})
        and other.id in (${first.userId}, ${second.userId})`.execute(app.db);
    for (const { token } of [first, second]) {
      const account = await app.answer(findMyAccount, { token });
      expect(account).toMatchObject({ bulstatOrEgn: null, bulstatOrEgnUnreadable: true });
    }
    expect(app.logLines.join()).not.toMatch(/7523169263|6101047500/);
  });
});
