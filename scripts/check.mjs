/** npm run check: format, lint, types, unused code. Stops at the first that finds something. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { repository } from './parts.mjs';

const CHECKS = [
  ['format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  ['types of the server', 'typescript/bin/tsc', '-p', '.'],
  ['types of the screens', 'typescript/bin/tsc', '-p', 'src/web'],
  ['types of the benchmark of the screens', 'typescript/bin/tsc', '-p', 'bench/browser'],
  ['types of the journeys', 'typescript/bin/tsc', '-p', 'e2e'],
  ['unused code', 'knip/bin/knip.js'],
];

for (const [name, program, ...args] of CHECKS) {
  const started = Date.now();
  const file = path.join(repository, 'node_modules', program);
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: repository, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`check failed: ${name}`);
    process.exit(1);
  }
  console.log(`${name}: in order (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
