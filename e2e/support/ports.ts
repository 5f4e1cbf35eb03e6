import { createServer } from 'node:net';
import process from 'node:process';
import { takePort } from '#testing/processes/port';

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

/** A port for a site whose settings contain it. Another program could take one that the system assigns before the site starts. */
export async function portInSettings(): Promise<number> {
  const own = ofWorker + 100;
  if (await isFree(own)) return own;
  const { port, giveBack } = await takePort();
  await giveBack();
  return port;
}
