import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseLog } from './database-log.ts';
import { readPostmaster, runningPostmaster } from './postmaster-pid.ts';
import { worksIn } from './running-process.ts';
import { stopPostgres } from './stop-postgres.ts';

/**
 * Stops the database that a crashed server left running on the folder. Call it with the folder locked: the server that started
 * that database is gone.
 */
export async function stopOrphan(folder: string, log: DatabaseLog): Promise<void> {
  const orphan = await runningPostmaster(folder);
  if (orphan === undefined) {
    await removeStalePid(folder);
    return;
  }
  log.warn(`stopping the database that a server left running (process ${orphan.pid})`);
  await stopPostgres(orphan.pid);
}

/**
 * After a reboot, the pid in postmaster.pid may belong to another process; after a kill, to a zombie. PostgreSQL would take
 * either for itself, and it does not start if the file was cut off. Helpers of a killed database that still run block the new one
 * even without the file, through their shared memory.
 */
async function removeStalePid(folder: string): Promise<void> {
  const noted = await readPostmaster(folder);
  if (noted !== undefined && (await worksIn(noted.pid, folder))) return;
  await rm(path.join(folder, 'postmaster.pid'), { force: true });
}
