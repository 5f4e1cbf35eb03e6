import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { figureRow } from '../bench-row.ts';
import type { Size } from '../load-comparison.ts';
import { SERVER, startProgram } from '../program.ts';
import type { Bench, Rows } from '../stage.ts';
import { measureTime } from '../times.ts';

const MAX_DELAY_MS = 800;
const MAX_FIRST_START_MS = 4_000;

/** How long the server takes to start, less its database's own time; and how long the very first start takes. */
export async function* starts({ kupon }: Bench, size: Size): Rows {
  const later: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    await kupon.stop();
    const bare = await startProgram('baseline-fastify', {
      env: { DATA_DIR: kupon.dataDir },
      ready: /^(\d+) http/m,
    });
    await bare.stop();
    later.push((await measureTime(() => kupon.start())) - Number(bare.readyValue));
    first.push(await firstStart());
  }
  yield figureRow({
    name: 'start, after the time of its database alone',
    baseline: `${MAX_DELAY_MS} ms`,
    unit: 'ms',
    values: later,
    ratios: later.map((time) => time / MAX_DELAY_MS),
    limit: { atMost: 1 },
  });
  yield figureRow({
    name: 'first start: database made, tables made',
    baseline: `${MAX_FIRST_START_MS} ms`,
    unit: 'ms',
    values: first,
    ratios: first.map((time) => time / MAX_FIRST_START_MS),
    limit: { atMost: 1 },
  });
}

async function firstStart(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-first-'));
  chmodSync(folder, 0o755);
  const started = performance.now();
  const program = await startProgram(SERVER, {
    env: { DATA_DIR: folder, PORT: '0' },
    ready: /Kupon is ready/,
  });
  const took = performance.now() - started;
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
  return took;
}
