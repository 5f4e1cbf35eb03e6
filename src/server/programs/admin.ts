import { environment } from '../platform/config/config-variables.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabaseForCommand } from '../platform/database/connection/open-database.ts';
import { prepareDatabaseNow } from '../platform/database/prepare-database.ts';
import type { Database } from '../platform/database/schema.ts';
import { openDataKeys, type DataKeys } from '../platform/encryption/data-keys.ts';
import { askPassword } from './start/ask-password.ts';
import { addAdministrator } from './start/first-administrator.ts';
import { prepareDataKeys } from '../platform/encryption/prepare-data-keys.ts';
import { closeOnSignal, endWith, type Closing } from './start/run-process.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { createCommandLog } from '../platform/runtime/log.ts';
import { setupLink } from '../people/setup/setup.store.ts';

const USAGE = `npm run admin -- create EMAIL
  Adds an administrator; the server may run meanwhile. The password is ADMIN_PASSWORD (or what the file
  ADMIN_PASSWORD_FILE has), else asked for on the terminal. Without a terminal, and without an administrator yet,
  prints a one-time set-up link instead.`;

/** npm run admin -- create EMAIL */
async function run(args: readonly string[], closing: Closing): Promise<void> {
  const email = parseEmail(args);
  const config = readConfig({ ...process.env, ...administratorVariables(email) });
  const password =
    config.administrator?.password ?? (process.stdin.isTTY ? await choosePassword() : undefined);
  const log = createCommandLog();
  const database = await openDatabaseForCommand(config, log);
  closing.onClose(() => database.close());
  const dataKeys = openDataKeys(config);
  await prepareDatabaseNow(database.db, { config, log });
  await prepareDataKeys(database.db, { dataKeys, log });
  process.stdout.write(`${await act(database.db, { email, password, appUrl: config.appUrl, dataKeys })}\n`);
  await closing.closeAll();
}

function parseEmail(args: readonly string[]): string {
  const [command, email, ...more] = args;
  if (command !== 'create' || email === undefined || more.length > 0) throw new StartError(USAGE);
  if (environment.shape.ADMIN_EMAIL.safeParse(email).success) return email;
  throw new StartError(`EMAIL: got ${JSON.stringify(email)}, takes an email address`);
}

/** The email of the command is used; it means nothing to the configuration without a password. */
function administratorVariables(email: string) {
  const settings = [process.env['ADMIN_PASSWORD'], process.env['ADMIN_PASSWORD_FILE']];
  return { ADMIN_EMAIL: settings.some((value) => value !== undefined && value !== '') ? email : undefined };
}

async function choosePassword(): Promise<string> {
  const password = await askPassword('Password (15 characters or more): ', process.stdin);
  const again = password === undefined ? undefined : await askPassword('Once more: ', process.stdin);
  if (password === undefined || again === undefined) throw new StartError('nothing was done');
  if (password !== again) throw new StartError('the two are not the same; nothing was done');
  return password;
}

interface NewAdministratorInput {
  readonly email: string;
  readonly password: string | undefined;
  readonly appUrl: string;
  readonly dataKeys: DataKeys;
}

async function act(
  db: Database,
  { email, password, appUrl, dataKeys }: NewAdministratorInput,
): Promise<string> {
  const now = new Date();
  if (password !== undefined) {
    await addAdministrator(db, { email, password, now }, dataKeys);
    return `${email} is an administrator now: ${appUrl}/login`;
  }
  const link = await setupLink(db, now, appUrl);
  if (link !== undefined) return `Set up the first administrator (works once, for one hour): ${link}`;
  throw new StartError(
    'there is an administrator already: for another one set ADMIN_PASSWORD, or use a terminal',
  );
}

const closing = closeOnSignal(() => undefined);
try {
  await run(process.argv.slice(2), closing);
} catch (error) {
  await endWith(error, closing);
}
