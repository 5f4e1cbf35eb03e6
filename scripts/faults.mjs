/** npm run faults: every fault of tests/faults at its full length, then what was tried and what came of it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { repository } from './parts.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-faults-'));
const table = path.join(folder, 'table');
const args = ['run', '--project', 'faults', 'tests/faults', ...process.argv.slice(2)];
const { status, signal } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
  cwd: repository,
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'whole', FAULTS_TABLE: table },
});

const finished = status === 0 ? 'all faults were survived' : 'some faults were not survived, see above';
const outcome = signal === null ? finished : `not finished, ended by ${signal}`;
const rows = existsSync(table)
  ? readFileSync(table, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
console.log('fault | rounds | acknowledged | lost | doubled | result');
for (const { fault, rounds = '', acknowledged = '', lost = '', doubled = '', result } of rows) {
  console.log([fault, rounds, acknowledged, lost, doubled, result].join(' | '));
}
console.log(outcome);
rmSync(folder, { recursive: true });
process.exit(status === 0 ? 0 : 1);
