import { createServer } from 'node:net';
import process from 'node:process';

/** Below the ports that systems assign themselves. */
const FIRST = 21_000;
const ANY = 0;

const ofWorker = FIRST + Number(process.env['VITEST_POOL_ID'] ?? 0);
let isTaken = false;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * The sites of a worker take turns at one port, so that its browser treats them as one site and has their scripts already. A
 * second site at the same time gets any free port. So a demo site that files share for reading would cost more than it saves:
 * loading the scripts from a second address takes three times as much processor time as the starts of the sites.
 */
export async function takePort(): Promise<number> {
  if (isTaken || !(await isFree(ofWorker))) return ANY;
  isTaken = true;
  return ofWorker;
}

export function leavePort(port: number): void {
  if (port === ofWorker) isTaken = false;
}
