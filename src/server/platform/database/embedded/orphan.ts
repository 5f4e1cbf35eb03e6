import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseLog } from './database-log.ts';
import { readPostmaster, runningPostmaster } from './postmaster-pid.ts';
import { worksIn } from './running-process.ts';
import { stopPostgres } from './stop-postgres.ts';

/**
 * Ends the database that a crashed server left running on the folder. Call it with the folder locked: whoever started
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
 * After a reboot the number in postmaster.pid may be another process's, after a kill that of a dead one whom nobody has
 * buried yet, and PostgreSQL would take either for itself; nor does it start on a file that was cut off. Helpers of a killed
 * database that still run keep the new one out even without the file, by the memory they share.
 */
async function removeStalePid(folder: string): Promise<void> {
  const noted = await readPostmaster(folder);
  if (noted !== undefined && (await worksIn(noted.pid, folder))) return;
  await rm(path.join(folder, 'postmaster.pid'), { force: true });
}
