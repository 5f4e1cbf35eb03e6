import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serveBaseline } from '../../bench/browser/serve-baseline.ts';
import { processTree } from '../../bench/process-tree.ts';
import { BUILT_BENCH } from '../../src/testing/processes/built-program.ts';
import { startProcess, type StartedProcess } from '../../src/testing/processes/server-process.ts';
import { temporaryFolder } from '../../src/testing/processes/temporary-folder.ts';

const Rows = z.array(
  z.strictObject({
    name: z.string(),
    value: z.number(),
    unit: z.string(),
    baseline: z.string(),
    ratio: z.number().positive(),
    lowest: z.number(),
    highest: z.number(),
    limit: z.string(),
    ok: z.boolean(),
  }),
);

test('docs/performance.md lists every group of the benchmark', async () => {
  const run = startProcess(BUILT_BENCH, { env: {}, args: ['--only', 'none'] });
  expect(await run.ended).toBe(1);
  const groups = /Error: --only takes one of (.*)/.exec(run.output().err)?.[1]?.split(', ') ?? [];
  const text = readFileSync('docs/performance.md', 'utf8');
  const [table = ''] = /\n\| group \|[^]*?\n\n/.exec(text) ?? [];
  const cells = [...table.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`([\w-]+)`/g),
  ]);
  expect(cells.map(([, name]) => name).sort()).toEqual(groups.sort());
}, 60_000);

function startBench(...args: readonly string[]): StartedProcess {
  return startProcess(BUILT_BENCH, { env: {}, args: ['--small', '--only', 'payments', ...args] });
}

test('the benchmark runs with small data, and writes its rows', async () => {
  const file = path.join(temporaryFolder(), 'rows.json');
  const run = startBench('--json', file);
  expect(await run.ended, run.output().err).toBe(0);
  const rows = Rows.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(rows.map(({ name }) => name)).toEqual([
    'POST a payment, 10 connections',
    'POST a payment, 1 connections',
  ]);
}, 120_000);

test.each([
  ['it is interrupted', 130, (run: StartedProcess) => run.child.kill('SIGINT')],
  ['it is asked to end', 143, (run: StartedProcess) => run.child.kill('SIGTERM')],
  [
    'a program that it needs ends',
    1,
    (run: StartedProcess) => process.kill(findProgram(run, 'bench/load.js')!, 'SIGKILL'),
  ],
])(
  'the benchmark leaves nothing running if %s',
  async (_, code, fail) => {
    const run = startBench();
    // The last one that it starts.
    await expect.poll(() => findProgram(run, 'bench/baseline-server.js'), { timeout: 60_000 }).toBeDefined();
    const members = processTree(run.child.pid!);
    expect(members.length).toBeGreaterThan(3);
    fail(run);
    expect(await run.ended).toBe(code);
    await expect.poll(() => members.filter(isRunning)).toEqual([]);
  },
  120_000,
);

test('the baseline server of the screens survives a request for a missing file', async () => {
  const { url, close } = await serveBaseline(temporaryFolder(), '[1]');
  expect((await fetch(`${url}/favicon.ico`)).status).toBe(404);
  expect(await (await fetch(`${url}/api/ClientData/my-bonds`)).json()).toEqual([1]);
  close();
});

function findProgram({ child }: StartedProcess, name: string): number | undefined {
  return processTree(child.pid!).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(name));
}

/** An ended process whose exit code nobody has read is still listed, as a zombie. */
function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) Z /.test(readFileSync(file, 'utf8'));
}
