import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { StartError } from '../errors/start-error.ts';
import type { Log } from '../runtime/log.ts';
import { checkDatabase } from './check-database.ts';
import { errorCode } from '../errors/error-code.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

interface PrepareOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'allowUnsafeDatabase'>;
  readonly log: Log;
}

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 5_000;

/** Checks the database and migrates its tables. If the database is not up yet, it waits for as long as that takes. */
export async function prepareDatabase(
  db: Database,
  { config, log, isClosing }: PrepareOptions & { isClosing: () => boolean },
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !isClosing(); pause = Math.min(pause * 1.5, MAX_PAUSE_MS)) {
    try {
      await checkAndMigrate(db, { config, log });
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw refusal(error);
      log.warn(`${unreachable(error, config)}, trying again`);
    }
    await delay(pause);
  }
}

/** The same for a command, which does not wait. */
export async function prepareDatabaseNow(db: Database, preparing: PrepareOptions): Promise<void> {
  await withDatabaseUp(preparing.config, () => checkAndMigrate(db, preparing));
}

/** The result of the work, or a StartError that names the database if it cannot be reached or refuses the connection. */
export async function withDatabaseUp<T>(
  config: Pick<Config, 'databaseUrl'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDatabaseUnavailable(error) ? new StartError(unreachable(error, config)) : refusal(error);
  }
}

async function checkAndMigrate(db: Database, { config, log }: PrepareOptions): Promise<void> {
  await checkDatabase(db, { allowUnsafe: config.allowUnsafeDatabase });
  const applied = await migrate(db);
  if (applied.length > 0) log.info({ migrations: applied }, 'tables brought up to date');
}

/** invalid_authorization, invalid_password, invalid_catalog_name, insufficient_privilege: the operator must fix these. */
const WRONG_URL = new Set(['28000', '28P01', '3D000', '42501']);

/** data_corrupted, index_corrupted: found by PostgreSQL's checksums. */
const DAMAGED = new Set(['XX001', 'XX002']);

function refusal(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (WRONG_URL.has(errorCode(error)))
    return new StartError(`DATABASE_URL: the database refuses: ${error.message}`);
  if (!DAMAGED.has(errorCode(error))) return error;
  return new StartError(
    `the database is damaged (${error.message}): its disk has lost what it had written; check the disk, ` +
      'and restore the last backup into an empty database (npm run restore -- FILE)',
  );
}

/** The error for a name with several addresses has no text of its own. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? errorCode(error) : error.message;
}

/** Names host and port; the other parts of the URL are secret. */
function unreachable(error: unknown, { databaseUrl }: Pick<Config, 'databaseUrl'>): string {
  if (databaseUrl === undefined) return `the embedded database cannot be reached (${failureReason(error)})`;
  return `DATABASE_URL: the database at ${new URL(databaseUrl).host} cannot be reached (${failureReason(error)})`;
}
