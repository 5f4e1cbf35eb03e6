import { readFileSync } from 'node:fs';
import { figureRow } from '../bench-row.ts';
import type { Size } from '../load-comparison.ts';
import { processTree } from '../process-tree.ts';
import { startProgram } from '../program.ts';
import type { Bench, Rows } from '../stage.ts';

const MAX_MIB = 250;
const CONNECTIONS = 10;

/** Memory of all processes, with shared memory counted once. */
function residentMebibytes(pid: number): number {
  const kibibytes = processTree(pid).map((one) => {
    const pss = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1];
    return Number(pss);
  });
  return kibibytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Server and database after ten clients at a time read the list of 5,000 bonds. Only Linux reports shared memory. */
export async function* memory({ kupon, loader, lists }: Bench, size: Size): Rows {
  if (process.platform !== 'linux') return;
  const [, holder] = [...lists].at(-1) ?? [];
  if (holder === undefined) throw new Error('nobody has bonds');
  const load = { method: 'GET', connections: CONNECTIONS, seconds: size.seconds * 3, status: 200 } as const;

  await kupon.stop();
  const bare = await startProgram('baseline-fastify', {
    env: { DATA_DIR: kupon.dataDir },
    ready: /^\d+ (http\S+)/m,
  });
  await loader.run({ ...load, url: `${bare.readyValue}/list/${holder.userId}`, headers: {} });
  const theirs = residentMebibytes(bare.child.pid ?? 0);
  await bare.stop();

  await kupon.start();
  const headers = { Authorization: `Bearer ${holder.token}` };
  await loader.run({ ...load, url: `${kupon.url()}/api/ClientData/my-bonds`, headers });
  const ours = residentMebibytes(kupon.pid());

  const name = `memory after lists of ${holder.bondIds.length.toLocaleString('en')} bonds, PostgreSQL included`;
  const common = { name, unit: 'MiB', values: [ours] };
  const baseline = 'a bare Fastify, a pool of pg, the same embedded PostgreSQL';
  yield figureRow({ ...common, baseline, ratios: [ours / theirs], limit: { atMost: 1.6 } });
  yield figureRow({
    ...common,
    baseline: `${MAX_MIB} MiB`,
    ratios: [ours / MAX_MIB],
    limit: { atMost: 1 },
  });
}
