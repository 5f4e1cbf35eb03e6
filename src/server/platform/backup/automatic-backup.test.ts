import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findSystem } from '#api/people/system';
import { anAdministrator } from '../../../testing/factories/a-user.ts';
import { signIn } from '../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { temporaryFolder } from '../../../testing/processes/temporary-folder.ts';
import { createLog } from '../runtime/log.ts';
import { runJob } from '../jobs/run-job.ts';
import type { BackupContext } from './automatic-backup.ts';
import { dailyBackupJob } from './daily-backup.job.ts';
import { checkBackup } from './restore/read-backup.ts';

let app: TestApp;
let context: BackupContext;
let folder: string;
beforeEach(async () => {
  const dataDir = temporaryFolder();
  folder = path.join(dataDir, 'backups');
  app = await startTestApp({
    dataDir,
    timeZone: 'Europe/Sofia',
    backups: { hour: 3, days: 2, weeks: 0 },
  });
  onTestFinished(() => app.stop());
  app.clock.set(new Date('2026-11-20T00:30:00Z'));
  const { db, dataKeys, config, clock } = app;
  const log = createLog({ logLevel: 'silent' });
  context = { db, dataKeys, config, log, now: clock.now };
});

const turn = (jobContext = context, stopping = new AbortController().signal) =>
  runJob(dailyBackupJob, { context: jobContext, stopping });

const files = () => (readdirSync(path.dirname(folder)).includes('backups') ? readdirSync(folder).sort() : []);

test('a backup is made once a day, after its hour in the server’s time zone, and shown to administrators', async () => {
  const { userId } = await anAdministrator(app);
  await turn();
  expect(files()).toEqual([]);
  app.clock.advance({ hours: 1 });
  await turn();
  app.clock.advance({ minutes: 5 });
  await turn();
  expect(files()).toEqual(['kupon-2026-11-20T01-30-00Z.backup']);
  await checkBackup(path.join(folder, files()[0]!));
  const { size } = statSync(path.join(folder, files()[0]!));
  const { backups } = await app.answer(findSystem, { token: await signIn(app, userId) });
  expect(backups).toEqual({
    daily: true,
    last: { at: '2026-11-20T01:30:00.000Z', bytes: size },
    failure: null,
  });
});

test('only one of two servers makes it', async () => {
  await anAdministrator(app);
  app.clock.advance({ hours: 1 });
  await Promise.all([turn(), turn(), turn()]);
  expect(files()).toHaveLength(1);
});

test('surplus backups are removed, and so are the remains of a killed server', async () => {
  await anAdministrator(app);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'kupon-2026-11-19T01-30-00Z.backup.123.tmp'), '');
  writeFileSync(path.join(folder, 'mine.txt'), '');
  app.clock.advance({ hours: 1 });
  for (let day = 0; day < 4; day += 1) {
    await turn();
    app.clock.advance({ hours: 24 });
  }
  expect(files()).toEqual([
    'kupon-2026-11-22T01-30-00Z.backup',
    'kupon-2026-11-23T01-30-00Z.backup',
    'mine.txt',
  ]);
});

test('a failure is shown, and the backup is tried again an hour later', async () => {
  const { userId } = await anAdministrator(app);
  app.clock.advance({ hours: 1 });
  writeFileSync(folder, 'in the way');
  await turn();
  const failed = (await app.answer(findSystem, { token: await signIn(app, userId) })).backups;
  expect(failed).toMatchObject({ last: null, failure: { at: '2026-11-20T01:30:00.000Z' } });
  expect(failed.failure?.reason).toMatch(/EEXIST|ENOTDIR/);
  rmSync(folder);
  app.clock.advance({ minutes: 20 });
  await turn();
  expect((await app.answer(findSystem, { token: await signIn(app, userId) })).backups).toMatchObject({
    last: { at: '2026-11-20T01:50:00.000Z' },
    failure: null,
  });
});

test('none is made if backups are off, if there is no data, and while the server stops', async () => {
  app.clock.advance({ hours: 1 });
  await turn();
  await anAdministrator(app);
  await turn({ ...context, config: { ...context.config, backups: undefined } });
  await turn(context, AbortSignal.abort());
  expect(files()).toEqual([]);
});
