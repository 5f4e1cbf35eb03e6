import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs in parallel: sends one small request after the other and watches the server's memory. Each message is answered with the
 * longest wait (ms) and the peak memory (MiB) since the previous message.
 */
const [url = '', pid = ''] = process.argv.slice(2);
const PAUSE_MS = 10;

let [longest, most] = [0, 0];

function residentMebibytes(): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(found) / 1024;
}

process.on('message', () => {
  process.send?.({ longest, most });
  longest = 0;
  most = residentMebibytes();
});

process.stdout.write('probing\n');
for (;;) {
  const before = performance.now();
  const response = await fetch(`${url}/livez`);
  await response.arrayBuffer();
  longest = Math.max(longest, performance.now() - before);
  most = Math.max(most, residentMebibytes());
  await delay(PAUSE_MS);
}
