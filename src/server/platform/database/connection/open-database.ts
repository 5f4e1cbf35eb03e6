import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../runtime/log.ts';
import { connect, type DatabaseAddress } from './connect.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { findServerAddress } from '../embedded/find-server-address.ts';
import type { Database } from '../schema.ts';

interface OpenDatabase {
  readonly db: Database;
  readonly address: DatabaseAddress;
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The longest time for which a handler that still holds a connection can delay the shutdown of the database. */
const SHUTDOWN_TIMEOUT_MS = 2_000;

/** The database of DATABASE_URL, not yet connected; otherwise the embedded PostgreSQL, started. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseConfig,
  log: Log,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return open({ connectionString: databaseUrl }, log, () => Promise.resolve());
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: {
      debug: (line) => log.debug(line),
      warn: (line) => log.warn(line),
      error: (line) => log.error(line),
    },
  });
  return open(postgres.address, log, () => postgres.stop());
}

/** The same for a command that may run while the server runs: it then shares the server's embedded PostgreSQL. */
export async function openDatabaseForCommand(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  const running = config.databaseUrl === undefined ? await findServerAddress(config.dataDir) : undefined;
  return running === undefined ? openDatabase(config, log) : open(running, log, () => Promise.resolve());
}

/** The replica of READ_DATABASE_URL, not yet connected; undefined if none is set. */
export function openReplica(
  { readDatabaseUrl }: Pick<Config, 'readDatabaseUrl'>,
  log: Log,
): OpenDatabase | undefined {
  return readDatabaseUrl === undefined
    ? undefined
    : open({ connectionString: readDatabaseUrl }, log, () => Promise.resolve());
}

function open(address: DatabaseAddress, log: Log, stop: () => Promise<void>): OpenDatabase {
  let closing = false;
  const db = connect(address, {
    // There may be a pooler between here and the database of DATABASE_URL.
    keepsStatements: !('connectionString' in address),
    onConnectionLost: (error) => {
      if (!closing) log.warn(`a connection to the database broke: ${error.message}`);
    },
  });
  return {
    db,
    address,
    async close() {
      closing = true;
      await Promise.race([db.destroy(), delay(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
      await stop();
    },
  };
}
