import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../errors/start-error.ts';
import { processStartTime } from './running-process.ts';
import { errorCode } from '../../errors/error-code.ts';

const POLL_INTERVAL_MS = 20;
/** Time for the shutdown checkpoint; after that the database stops at once and recovers at its next start. */
const STOP_TIMEOUT_MS = 20_000;

/** Stops a PostgreSQL in order: open transactions roll back, everything is written, connections close. */
export async function stopPostgres(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await goneWithin(pid, STOP_TIMEOUT_MS)) return;
  signal(pid, 'SIGQUIT');
  if (!(await goneWithin(pid, STOP_TIMEOUT_MS)))
    throw new StartError(`the database process ${pid} does not stop`);
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EPERM')
      throw new StartError(`the database process ${pid} belongs to another user: stop it first`);
    if (code !== 'ESRCH') throw error;
  }
}

async function goneWithin(pid: number, ms: number): Promise<boolean> {
  const latest = Date.now() + ms;
  while ((await processStartTime(pid)) !== undefined) {
    if (Date.now() > latest) return false;
    await delay(POLL_INTERVAL_MS);
  }
  return true;
}
