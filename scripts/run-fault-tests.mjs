import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { repository } from './parts.mjs';

/** Runs fault tests, one file after the other; returns their results and the rows they reported (tests/faults/fault-table.ts). */
export function runFaultTests(tests, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-faults-'));
  const table = path.join(folder, 'table');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'faults',
    '--no-file-parallelism',
    ...tests,
  ];
  const { status, signal } = spawnSync(process.execPath, args, {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...env, FAULTS_TABLE: table },
  });
  const lines = existsSync(table) ? readFileSync(table, 'utf8').trim().split('\n') : [];
  rmSync(folder, { recursive: true });
  return { succeeded: status === 0, signal, rows: lines.map((line) => JSON.parse(line)) };
}

/** The last line: the result, or what ended it early. */
export function summarize({ succeeded, signal }, { good, bad }) {
  if (signal !== null) return `not finished, ended by ${signal}`;
  return succeeded ? good : bad;
}
