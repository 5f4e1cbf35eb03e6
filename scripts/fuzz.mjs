/** npm run fuzz: 10,000 requests made from the schemas of the endpoints, and long lives of users, from a new seed each time. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { repository } from './parts.mjs';

const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));
console.log(`seed ${seed}; the same again: FUZZ_SEED=${seed} npm run fuzz`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-fuzz-'));
const table = path.join(folder, 'table');
const args = ['run', '--project', 'faults', 'tests/fuzz', ...process.argv.slice(2)];
const { status, signal } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
  cwd: repository,
  stdio: 'inherit',
  env: { ...process.env, FUZZ: 'whole', FUZZ_SEED: seed, FAULTS_TABLE: table },
});

const finished = status === 0 ? 'nothing found' : 'something found, see above';
const outcome = signal === null ? finished : `not finished, ended by ${signal}`;
const rows = existsSync(table)
  ? readFileSync(table, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
for (const { fault, rounds = '', result } of rows) console.log([fault, rounds, result].join(' | '));
console.log(`seed ${seed}: ${outcome}`);
rmSync(folder, { recursive: true });
process.exit(status === 0 ? 0 : 1);
