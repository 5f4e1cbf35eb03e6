import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildServer, startProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const Rows = z.array(
  z.strictObject({
    name: z.string(),
    value: z.number(),
    unit: z.string(),
    yardstick: z.string(),
    ratio: z.number().positive(),
    lowest: z.number(),
    highest: z.number(),
    limit: z.string(),
    ok: z.boolean(),
  }),
);

test('the benchmark runs on a small size, and writes its rows', async () => {
  const built = await buildServer();
  const file = path.join(temporaryFolder(), 'rows.json');
  const args = ['--small', '--only', 'payments', '--json', file];
  const run = startProcess(path.join(built.folder, 'bench.js'), { env: {}, args });
  const ended = await run.ended;
  built.remove();
  expect(ended, run.output().err).toBe(0);
  const rows = Rows.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(rows.map(({ name }) => name)).toEqual([
    'POST a payment, 10 connections',
    'POST a payment, 1 connections',
  ]);
}, 120_000);
