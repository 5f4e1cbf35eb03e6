import { realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../errors/start-error.ts';
import type { ServerAddress } from '../connection/connect.ts';
import { clusterFolder } from './cluster.ts';
import { runningPostmaster } from './postmaster-pid.ts';
import { findRunningServer } from './server-lock.ts';
import { DATABASE_NAME, SERVER_ROLE } from './server-role.ts';

const POLL_INTERVAL_MS = 50;
const START_TIMEOUT_MS = 15_000;

/** The embedded database of the server that runs on this data folder; undefined if none runs. */
export async function findServerAddress(dataDir: string): Promise<ServerAddress | undefined> {
  const latest = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const server = await findRunningServer(dataDir);
    if (server === undefined) return undefined;
    const postmaster = await runningPostmaster(clusterFolder(await realpath(dataDir)));
    if (postmaster?.ready === true) {
      const { socketFolder: host, port } = postmaster;
      return { host, port, user: SERVER_ROLE, database: DATABASE_NAME };
    }
    if (Date.now() > latest)
      throw new StartError(`the server (process ${server}) has not started its database yet`);
    await delay(POLL_INTERVAL_MS);
  }
}
