import { realpath } from 'node:fs/promises';
import type { ServerAddress } from '../connection/connect.ts';
import { usableBinaries } from './binaries.ts';
import { removeAccessRules, writeAccessRules } from './access-rules.ts';
import { ensureCluster } from './cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { databaseUser, giveTo, type DatabaseUser } from './database-user.ts';
import { DATABASE_NAME, ensureServerRole, SERVER_ROLE } from './server-role.ts';
import { logLine, type DatabaseLog } from './database-log.ts';
import { stopOrphan } from './orphan.ts';
import { lockDataFolder, type ServerLock } from './server-lock.ts';
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts';
import { stopPostgres } from './stop-postgres.ts';
import { supervise } from './supervisor.ts';

export interface EmbeddedPostgres {
  readonly address: ServerAddress;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** name=value, overriding the defaults. */
  readonly settings?: readonly string[];
}

const PORT = 5432;

/** Less serious messages may quote a row's values, which must not be logged. */
const LOG_SETTINGS = ['log_min_messages=log', 'log_error_verbosity=terse', 'log_min_error_statement=panic'];

/**
 * If one user owns most of the rows, other users' rows are still read through their index; compiling a statement takes longer
 * than running it.
 */
const SPEED_SETTINGS = ['random_page_cost=1.1', 'jit=off'];

/** Listens on the socket only, so the database is never reachable from other machines. */
const socketOnly = (folder: string) => [
  'listen_addresses=',
  `unix_socket_directories=${folder}`,
  `port=${PORT}`,
];

/** Starts the PostgreSQL of this data folder, and restarts it whenever it ends unexpectedly. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = databaseUser();
  await prepareDataFolder(options.dataDir, user);
  const dataDir = await realpath(options.dataDir);
  const lock = await lockDataFolder(dataDir);
  try {
    return await startLocked({ ...options, dataDir }, { user, lock });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startLocked(
  { dataDir, log, settings = [] }: EmbeddedOptions,
  { user, lock }: { user: DatabaseUser | undefined; lock: ServerLock },
): Promise<EmbeddedPostgres> {
  const binaries = await usableBinaries(dataDir, user);
  const folder = await ensureCluster({ dataDir, binaries, user });
  await stopOrphan(folder, log);
  await giveTo(user, folder);
  await ensureServerRole({ folder, binaries, user });
  const socketFolder = await makeSocketFolder(dataDir, user);
  const accessRules = await writeAccessRules(dataDir);
  const supervisor = await supervise(
    {
      program: binaries.postgres,
      folder,
      user,
      settings: [
        ...socketOnly(socketFolder),
        ...accessRules,
        ...LOG_SETTINGS,
        ...SPEED_SETTINGS,
        ...settings,
      ],
      onLine: (line) => logLine(log, line),
    },
    log,
  );
  return {
    address: { host: socketFolder, port: PORT, user: SERVER_ROLE, database: DATABASE_NAME },
    async stop() {
      await supervisor.stop(stopPostgres);
      await removeSocketFolder(socketFolder);
      await removeAccessRules(dataDir);
      await lock.release();
    },
  };
}
