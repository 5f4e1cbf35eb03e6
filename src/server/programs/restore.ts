import path from 'node:path';
import { recordEvent } from '../platform/audit-trail/record-event.store.ts';
import { sealEntriesIn } from '../platform/audit-trail/seal-entries.ts';
import { backupFolder } from '../platform/backup/automatic-backup.ts';
import { readErasedUsersIn } from '../platform/backup/erased-users.ts';
import { findSignatureProblem } from '../platform/backup/restore/check-signature.ts';
import { recordHead } from '../platform/backup/audit-heads.ts';
import { checkBackup } from '../platform/backup/restore/read-backup.ts';
import {
  refuseNewerBackup,
  restoreBackup,
  type RestoredBackup,
} from '../platform/backup/restore/restore-backup.ts';
import { readConfig } from '../platform/config/config.ts';
import { checkDatabase } from '../platform/database/check-database.ts';
import { openDatabase } from '../platform/database/connection/open-database.ts';
import { withDatabaseUp } from '../platform/database/prepare-database.ts';
import type { Database } from '../platform/database/schema.ts';
import { openDataKeys, type DataKeys } from '../platform/encryption/data-keys.ts';
import { listDataKeys } from '../platform/encryption/data-keys.store.ts';
import { closeOnSignal, endWith, type Closing } from './start/run-process.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { createCommandLog } from '../platform/runtime/log.ts';

const OLD_LIST = '--erase-by-old-list';
const WITHOUT_SIGNATURE = '--without-signature';
const USAGE = `npm run restore -- FILE [${OLD_LIST}] [${WITHOUT_SIGNATURE}]
  Brings back what npm run backup has written, into an empty database: an empty DATA_DIR, or the one of DATABASE_URL. The
  server must not run meanwhile. ${OLD_LIST} also erases by lines of erased-users that name no database, as
  earlier versions wrote them: only where you know that they are of this database. ${WITHOUT_SIGNATURE} takes a file that
  is not signed with a data key at hand: only where you know that nobody else could write to it.`;

const WAY_OUT = `; ${WITHOUT_SIGNATURE} restores it all the same: only where you know that nobody else could write to it`;

const NO_LIST =
  'There is no list erased-users next to the file or in DATA_DIR/backups: users who were erased after the backup was made exist again.';

/** npm run restore -- FILE */
async function run(args: readonly string[], closing: Closing): Promise<void> {
  const { file, eraseByOldList, withoutSignature } = parseCommand(args);
  const config = readConfig(process.env);
  const header = await checkBackup(file);
  refuseNewerBackup(file, header);
  const dataKeys = openDataKeys(config);
  const doubt = await findSignatureProblem(file, dataKeys);
  if (doubt !== undefined && !withoutSignature) throw new StartError(`${doubt}${WAY_OUT}`);
  const erasures = await readErasedUsersIn([path.dirname(file), backupFolder(config.dataDir)]);
  const database = await openDatabase(config, createCommandLog());
  closing.onClose(() => database.close());
  const restored = await withDatabaseUp(config, async () => {
    await checkDatabase(database.db, { allowUnsafe: config.allowUnsafeDatabase });
    // In one transaction: a killed restore leaves nothing, or everything including its audit entry and the noted head.
    return database.db.transaction().execute(async (tx) => {
      const restored = await restoreBackup(tx, { file, header, erasures: erasures ?? [], eraseByOldList });
      await recordEvent(tx, { action: 'backup_restored', details: { rows: restored.rows } });
      await sealEntriesIn(tx);
      await recordHead(tx, { config, dataKeys, now: new Date(), reason: 'restored' });
      return restored;
    });
  });
  const { rows, newMigrations } = restored;
  const lines = [
    `Restored ${rows} rows of ${header.createdAt}, written by Kupon ${header.version}.`,
    ...(newMigrations.length > 0 ? [`Brought up to date: ${newMigrations.join(', ')}.`] : []),
    ...(doubt === undefined ? [] : [`Taken without a signature: ${doubt}.`]),
    ...(await missingKeys(database.db, dataKeys)),
    ...(erasures === undefined ? [NO_LIST] : erasuresApplied(restored)),
    'All users must sign in again.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  await closing.closeAll();
}

function erasuresApplied({ erasedAgain, erasuresLeft }: RestoredBackup): readonly string[] {
  const { fromOtherDatabases, fromUnknownDatabases } = erasuresLeft;
  return [
    erasedAgain.length === 0
      ? 'Erased again: nobody; no user of this database was erased after the backup was made.'
      : `Erased again, because they were erased after the backup was made: the users ${erasedAgain.join(', ')}.`,
    ...(fromOtherDatabases > 0
      ? [`Ignored: ${fromOtherDatabases} lines of erased-users about other databases.`]
      : []),
    ...(fromUnknownDatabases > 0
      ? [
          `Ignored: ${fromUnknownDatabases} lines of erased-users that name no database (${OLD_LIST} applies them).`,
        ]
      : []),
  ];
}

interface Command {
  readonly file: string;
  readonly eraseByOldList: boolean;
  readonly withoutSignature: boolean;
}

function parseCommand(args: readonly string[]): Command {
  const [name, ...more] = args.filter((arg) => arg !== OLD_LIST && arg !== WITHOUT_SIGNATURE);
  if (name === undefined || name.startsWith('-') || more.length > 0) throw new StartError(USAGE);
  // npm runs scripts in the folder of the package; the path is that of the folder in which it was called
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  return {
    file,
    eraseByOldList: args.includes(OLD_LIST),
    withoutSignature: args.includes(WITHOUT_SIGNATURE),
  };
}

/** Backups do not contain the keys. */
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
