import { createServer } from 'node:net';
import process from 'node:process';

/** Below the ports that systems assign themselves. */
const FIRST = 21_000;
export const ANY_PORT = 0;

const ofWorker = FIRST + Number(process.env['VITEST_POOL_ID'] ?? 0);

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * The sites of a worker are at one port, so that its browser treats them as one site and has their scripts already: loading them
 * from a second address takes three times as much processor time as the start of a server.
 */
export const portOfWorker = async () => ((await isFree(ofWorker)) ? ofWorker : ANY_PORT);
