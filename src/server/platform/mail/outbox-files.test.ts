import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { addUser, changeUser, removeUser, resetUserPassword } from '#api/people/users';
import { anAdministrator, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { temporaryFolder } from '../../../testing/processes/temporary-folder.ts';
import { newMailer } from './mailer.ts';
import { removeOldOutboxFiles } from './outbox-files.ts';

let app: TestApp;
let administrator: TestUser;
let dataDir: string;
beforeEach(async () => {
  dataDir = temporaryFolder();
  app = await startTestApp({ dataDir }, { mailSender: newMailer({ mail: undefined, dataDir }) });
  onTestFinished(() => app.stop());
  administrator = await anAdministrator(app);
});

const fields = { phoneNumber: '02 000', personOrCompany: 'person', bulstatOrEgn: '7523169263' };
const outbox = () =>
  readdirSync(path.join(dataDir, 'outbox')).map((name) => path.join(dataDir, 'outbox', name));
const add = (email: string) =>
  app.answer(addUser, { token: administrator.token, body: { ...fields, username: 'Invited', email } });

test('every email to a deleted user is deleted, also those to an earlier address (SEC-136)', async () => {
  const [gone, staying] = [await add('gone@example.com'), await add('staying@example.com')];
  const params = { id: gone.userId };
  const by = { token: administrator.token, params };
  const body = { ...fields, username: 'Invited', email: 'moved@example.com' };
  await app.answer(changeUser, { ...by, body });
  await app.answer(resetUserPassword, by);
  expect(outbox()).toHaveLength(3);
  await app.answer(removeUser, by);
  const [left = '', ...more] = outbox();
  expect(more).toEqual([]);
  expect(readFileSync(left, 'utf8')).toContain(`To: ${staying.email}`);
});

test('emails older than two days are removed, and no other files', async () => {
  await add('old@example.com');
  const [old = ''] = outbox();
  await add('new@example.com');
  const foreign = path.join(dataDir, 'outbox', 'notes.txt');
  writeFileSync(foreign, 'of the operator');
  const now = app.clock.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  for (const file of outbox()) utimesSync(file, hoursAgo(47), hoursAgo(47));
  for (const file of [old, foreign]) utimesSync(file, hoursAgo(49), hoursAgo(49));
  const before = outbox();
  await removeOldOutboxFiles(dataDir, now);
  expect(outbox()).toEqual(before.filter((file) => file !== old));
});
