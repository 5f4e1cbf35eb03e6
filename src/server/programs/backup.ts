import { existsSync } from 'node:fs';
import path from 'node:path';
import { recordEvent } from '../platform/audit-trail/record-event.store.ts';
import { insertOutcome } from '../platform/backup/backups.store.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import { clusterFolder } from '../platform/database/embedded/cluster.ts';
import { openDatabaseForCommand } from '../platform/database/connection/open-database.ts';
import { withDatabaseUp } from '../platform/database/prepare-database.ts';
import { openDataKeys } from '../platform/encryption/data-keys.ts';
import { closeOnSignal, endWith, type Closing } from './start/run-process.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { createCommandLog } from '../platform/runtime/log.ts';

const USAGE = `npm run backup -- FILE [--force]
  Writes all data into one file, while the server runs or not; npm run restore -- FILE brings them back. A file that is
  there already is replaced only with --force. The key of the personal numbers is not in it: keep DATA_DIR/data-key
  (or DATA_KEY) in another place.`;

/** npm run backup -- FILE */
async function run(args: readonly string[], closing: Closing): Promise<void> {
  const { file, replace } = parseFile(args);
  const config = readConfig(process.env);
  refuseMissingData(config);
  const database = await openDatabaseForCommand(config, createCommandLog());
  closing.onClose(() => database.close());
  const now = new Date();
  const dataKeys = openDataKeys(config);
  const { rows, bytes, isSigned } = await withDatabaseUp(config, () =>
    writeBackup(database.db, { file, now, dataKeys, replace }),
  );
  await insertOutcome(database.db, { at: now, went: { bytes } });
  await recordEvent(database.db, { action: 'backup_made', details: { rows, bytes } });
  process.stdout.write(`${file}: ${rows} rows, ${bytes} bytes\n${isSigned ? '' : unsigned(dataKeys.source)}`);
  await closing.closeAll();
}

const unsigned = (source: string) =>
  `It is not signed, because the data key of the database is not in ${source}: a restore accepts it only with --without-signature.\n`;

function parseFile(args: readonly string[]): { readonly file: string; readonly replace: boolean } {
  const [name, ...more] = args.filter((arg) => arg !== '--force');
  if (name === undefined || name.startsWith('-') || more.length > 0) throw new StartError(USAGE);
  // npm runs scripts in the folder of the package; a relative path counts from the folder in which npm was called.
  const file = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  return { file, replace: args.includes('--force') };
}

/** A backup must not create a database. */
function refuseMissingData({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== undefined || existsSync(clusterFolder(dataDir))) return;
  throw new StartError(`DATA_DIR: there is no database in ${dataDir}`);
}

const closing = closeOnSignal(() => undefined);
try {
  await run(process.argv.slice(2), closing);
} catch (error) {
  await endWith(error, closing);
}
