import path from 'node:path';
import { recordEvent } from './audit/record-event.ts';
import { backupFolder } from './backup/automatic-backup.ts';
import { erasedUsersFile, readErasedUsers } from './backup/erased-users.ts';
import type { Erasure } from './backup/erased-users.store.ts';
import { checkBackup } from './backup/read-backup.ts';
import { refuseNewerBackup, restoreBackup } from './backup/restore-backup.ts';
import { readConfig } from './config.ts';
import { checkDatabase } from './database/check-database.ts';
import { openDatabase } from './database/open-database.ts';
import { withDatabaseUp } from './database/prepare-database.ts';
import type { Database } from './database/schema.ts';
import { dataKeysOf, type DataKeys } from './encryption/data-keys.ts';
import { listDataKeys } from './encryption/data-keys.store.ts';
import { closeOnSignal, endWith, type Closing } from './lifecycle/run-process.ts';
import { StartError } from './lifecycle/start-error.ts';
import { createCommandLog } from './log.ts';

const USAGE = `npm run restore -- FILE
  Brings back what npm run backup has written, into an empty database: an empty DATA_DIR, or the one of DATABASE_URL. The
  server must not run meanwhile.`;

const NO_LIST =
  'There is no list erased-users beside the file or in DATA_DIR/backups: whoever was erased after the backup was made is there again.';

/** npm run restore -- FILE */
async function run(args: readonly string[], closing: Closing): Promise<void> {
  const file = fileIn(args);
  const config = readConfig(process.env);
  const header = await checkBackup(file);
  refuseNewerBackup(file, header);
  const erasures = await erasuresKnown([path.dirname(file), backupFolder(config.dataDir)]);
  const database = await openDatabase(config, createCommandLog());
  closing.onClose(() => database.close());
  const { rows, newMigrations, erasedAgain } = await withDatabaseUp(config, async () => {
    await checkDatabase(database.db, { allowUnsafe: config.allowUnsafeDatabase });
    return restoreBackup(database.db, { file, header, erasures: erasures ?? [] });
  });
  await recordEvent(database.db, { action: 'backup_restored', details: { rows } });
  const lines = [
    `Restored ${rows} rows of ${header.createdAt}, written by Kupon ${header.version}.`,
    ...(newMigrations.length > 0 ? [`Brought up to date: ${newMigrations.join(', ')}.`] : []),
    ...(await missingKeys(database.db, dataKeysOf(config))),
    erasures === undefined
      ? NO_LIST
      : `Erased again: ${erasedAgain} of its users, who were erased after it was made.`,
    'Everybody signs in anew.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  await closing.closeAll();
}

/** Those of every list that there is; undefined where there is none. */
async function erasuresKnown(folders: readonly string[]): Promise<readonly Erasure[] | undefined> {
  const lists = await Promise.all(folders.map((folder) => readErasedUsers(erasedUsersFile(folder))));
  return lists.every((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? []);
}

function fileIn(args: readonly string[]): string {
  const [name, ...more] = args;
  if (name === undefined || name.startsWith('-') || more.length > 0) throw new StartError(USAGE);
  // npm runs scripts in the folder of the package; the path is that of the folder in which it was called
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}

/** The keys are in no backup. */
async function missingKeys(db: Database, dataKeys: DataKeys): Promise<readonly string[]> {
  const needed = (await listDataKeys(db)).map(({ id }) => id);
  const missing = needed.filter((id) => !dataKeys.all().some((key) => key.id === id));
  if (missing.length === 0) return [];
  return [
    `Before the start put the key ${missing.join(', ')} into ${dataKeys.source}: the data-key file, or the DATA_KEY, of the ` +
      'server that was backed up. Without it personal numbers cannot be read, and the server does not start.',
  ];
}

const closing = closeOnSignal(() => undefined);
try {
  await run(process.argv.slice(2), closing);
} catch (error) {
  await endWith(error, closing);
}
