import { readConfig } from '../platform/config/config.ts';
import { openDatabaseForCommand } from '../platform/database/connection/open-database.ts';
import { prepareDatabaseNow } from '../platform/database/prepare-database.ts';
import { openDataKeys } from '../platform/encryption/data-keys.ts';
import { rotateDataKey } from '../platform/encryption/rotate-data-key.ts';
import { prepareDataKeys } from '../platform/encryption/prepare-data-keys.ts';
import { closeOnSignal, endWith, type Closing } from './start/run-process.ts';
import { createCommandLog } from '../platform/runtime/log.ts';

/** npm run rotate-data-key: a new key for the personal data; the server may run meanwhile. */
async function run(closing: Closing): Promise<void> {
  const config = readConfig(process.env);
  const log = createCommandLog();
  const dataKeys = openDataKeys(config);
  const database = await openDatabaseForCommand(config, log);
  closing.onClose(() => database.close());
  await prepareDatabaseNow(database.db, { config, log });
  await prepareDataKeys(database.db, { dataKeys, log });
  const { key, values } = await rotateDataKey(database.db, dataKeys);
  process.stdout.write(`${values} values are encrypted with the key ${key} now (${dataKeys.source})\n`);
  await closing.closeAll();
}

const closing = closeOnSignal(() => undefined);
try {
  await run(closing);
} catch (error) {
  await endWith(error, closing);
}
