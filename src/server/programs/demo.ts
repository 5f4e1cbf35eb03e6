import { dayIn } from '#domain/calendar-date';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/connection/open-database.ts';
import { prepareDatabaseNow } from '../platform/database/prepare-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { prepareDemoAccounts, type DemoAccount } from '../portfolio/upkeep/demo-data/demo-accounts.ts';
import { openDataKeys } from '../platform/encryption/data-keys.ts';
import { prepareDataKeys } from '../platform/encryption/prepare-data-keys.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { createServerLog } from '../platform/runtime/log.ts';

/**
 * `npm run demo`: the same server as `npm start` with its own data folder, filled with demo data. Prints the accounts that can
 * sign in.
 */
async function prepareDemo(): Promise<void> {
  const config = readConfig(process.env);
  const log = createServerLog(config);
  const database = await openDatabase(config, log);
  try {
    const dataKeys = openDataKeys(config);
    await prepareDatabaseNow(database.db, { config, log });
    await prepareDataKeys(database.db, { dataKeys, log });
    const today = dayIn(config.timeZone, new Date());
    const accounts = await inTransaction(database.db, (tx) => prepareDemoAccounts(tx, { today, dataKeys }));
    process.stdout.write(accountTable(accounts));
  } finally {
    await database.close();
  }
}

function accountTable(accounts: readonly DemoAccount[]): string {
  const lines = accounts.map(
    ({ email, password, username }) => `  ${email.padEnd(26)}${password}  ${username}`,
  );
  return `Sign in to the demo, until its next start, as\n${lines.join('\n')}\n`;
}

if ((process.env['DATA_DIR'] ?? '') === '') {
  process.env['DATA_DIR'] = process.getuid?.() === 0 ? '/var/lib/kupon-demo' : 'data-demo';
}
try {
  await prepareDemo();
  await import('./main.ts');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
