import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { officeImports } from '#api/portfolio/imports/imports';
import { changeMyAccount, findMyAccount } from '#api/people/account';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { aCsvFile, uploadForOffice } from '../../../testing/factories/imports/an-import.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { waitForLock } from '../../../testing/app/wait-for-lock.ts';
import { temporaryFolder } from '../../../testing/processes/temporary-folder.ts';
import { testDataKeys } from '../../../testing/app/test-data-keys.ts';
import { readConfig } from '../config/config.ts';
import { inTransaction } from '../database/transaction.ts';
import { StartError } from '../errors/start-error.ts';
import { randomDataKey } from '../crypto/data-key.ts';
import { fixedDataKeys, fileDataKeys } from './data-keys.ts';
import { listDataKeys, lockDataKeys, storeCurrentKey } from './data-keys.store.ts';
import { prepareDataKeys } from './prepare-data-keys.ts';
import { rotateDataKey } from './rotate-data-key.ts';

const oldKey = testDataKeys().first();
const newKey = randomDataKey();
const bothKeys = fixedDataKeys([newKey, oldKey]);

let app: TestApp;
/** The users write for as long as a rotation takes. */
const limits = { ...readConfig({}).limits, profileChangeOfUser: 100_000 };
const start = async () => (app = await startTestApp({ limits }, { dataKeys: bothKeys }));
afterEach(() => app.stop());

const keysOfValues = async () => {
  const rows = await app.db.selectFrom('users').select('bulstat_or_egn').execute();
  return [...new Set(rows.map(({ bulstat_or_egn: value }) => value.split('.')[1]))];
};
const keysInUse = async () => (await listDataKeys(app.db)).map(({ id }) => id);
const findTaxId = async ({ token }: TestUser) => (await app.answer(findMyAccount, { token })).bulstatOrEgn;
const setTaxId = ({ token, username }: TestUser, bulstatOrEgn: string) =>
  app.answer(changeMyAccount, {
    token,
    body: { username, phoneNumber: '1', personOrCompany: 'person', bulstatOrEgn },
  });
const users = (number: number) => Promise.all(Array.from({ length: number }, () => aUser(app)));

describe('a new data key', () => {
  it('re-encrypts everything, so that the old key is no longer needed (SEC-130)', async () => {
    await start();
    const [user] = await users(450);
    expect(await rotateDataKey(app.db, bothKeys)).toEqual({ key: newKey.id, values: 450 });
    expect(await keysOfValues()).toEqual([newKey.id]);
    expect(await keysInUse()).toEqual([newKey.id]);
    expect(await findTaxId(user!)).toBe('7523169263');
    await prepareDataKeys(app.db, { dataKeys: fixedDataKeys([newKey]), log: { info: () => undefined } });
  });

  it('re-encrypts imported files and their contents (SEC-130)', async () => {
    await start();
    const admin = await anAdministrator(app);
    const text = aCsvFile(
      'Name;Email;Phone;EGN',
      'Ana Ivanova;nobody;1;6101057509',
      'Ana Ivanova;ana@example.com;1;6101057509',
    );
    const { id, mapping } = await uploadForOffice(app, admin, { text });
    const sent = { token: admin.token, params: { id } };
    await app.answer(officeImports.map, { ...sent, body: { mapping } });
    // The administrator, the file, its first lines and both rows.
    expect((await rotateDataKey(app.db, bothKeys)).values).toBe(5);
    expect(await keysInUse()).toEqual([newKey.id]);
    const [wrong] = await app.answer(officeImports.listRows, sent);
    expect(wrong?.cells).toEqual(['Ana Ivanova', 'nobody', '1', '6101057509']);
    const corrections = [{ sheet: null, row: 2, column: 1, text: 'another@example.com' }];
    const corrected = await app.answer(officeImports.changeRows, { ...sent, body: { corrections } });
    expect(corrected.counts).toMatchObject({ new: 2, error: 0 });
    expect(await app.answer(officeImports.confirm, { ...sent, body: {} })).toMatchObject({
      state: 'confirmed',
    });
  });

  it('can be introduced while servers write: each tax id is the last saved one, and all have the new key (SEC-130)', async () => {
    await start();
    const all = await users(300);
    let rotating = true;
    const saved = new Map<TestUser, string>();
    const writers = all.slice(0, 6).map(async (user) => {
      for (let i = 0; rotating || i < 5; i += 1) {
        saved.set(user, `written ${i}`);
        await setTaxId(user, `written ${i}`);
      }
    });
    await rotateDataKey(app.db, bothKeys);
    rotating = false;
    await Promise.all(writers);
    for (const [user, text] of saved) expect(await findTaxId(user)).toBe(text);
    expect(await findTaxId(all[299]!)).toBe('7523169263');
    expect(await keysOfValues()).toEqual([newKey.id]);
  });

  it('continues after an interruption, without a third key (SEC-130)', async () => {
    await start();
    const [user] = await users(3);
    await inTransaction(app.db, async (tx) => {
      await lockDataKeys(tx);
      await storeCurrentKey(tx, newKey);
    });
    await aUser(app);
    expect((await keysOfValues()).sort()).toEqual([oldKey.id, newKey.id].sort());
    expect(await findTaxId(user!)).toBe('7523169263');
    expect(await rotateDataKey(app.db, bothKeys)).toEqual({ key: newKey.id, values: 3 });
    expect(await keysInUse()).toEqual([newKey.id]);
  });

  it('re-encrypts no value twice if two commands run at the same time (SEC-130)', async () => {
    await start();
    const all = await users(3);
    const { both } = await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', all[2]!.userId).forUpdate().execute();
      const both = [rotateDataKey(app.db, bothKeys), rotateDataKey(app.db, bothKeys)];
      await expect.poll(() => waitForLock(app.db)).toBe(2);
      return { both };
    });
    const values = (await Promise.all(both)).map((rotation) => rotation.values);
    expect(values.sort()).toEqual([0, 3]);
    for (const user of all) expect(await findTaxId(user)).toBe('7523169263');
    expect(await keysOfValues()).toEqual([newKey.id]);
  });

  it('is required: with only the old one nothing is done', async () => {
    await start();
    await aUser(app);
    await expect(rotateDataKey(app.db, testDataKeys())).rejects.toThrow(StartError);
    expect(await keysOfValues()).toEqual([oldKey.id]);
  });

  it('has one audit entry, and none for the users', async () => {
    await start();
    await aUser(app);
    const entries = () => app.db.selectFrom('audit_entries').select('action').execute();
    const before = await entries();
    await rotateDataKey(app.db, bothKeys);
    expect(await entries()).toEqual([...before, { action: 'key_rotated' }]);
  });
});

it('a running server finds a key that the command has added to the file', async () => {
  await start();
  const file = path.join(temporaryFolder(), 'data-key');
  const [server, command] = [fileDataKeys(file), fileDataKeys(file)];
  const first = server.first();
  const second = command.replacementFor(first.id);
  expect(second.id).not.toBe(first.id);
  expect(server.find(second.id)).toEqual(second);
  expect(server.find(first.id)).toEqual(first);
  expect(command.replacementFor(first.id)).toEqual(second);
});
