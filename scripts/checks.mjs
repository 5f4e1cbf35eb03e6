import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { repository } from './parts.mjs';

const eslint = ['eslint/bin/eslint.js', '--max-warnings', '0'];
const types = (name, project) => [`types of ${name}`, 'typescript/bin/tsc', '-p', project];

export const FORMAT = ['format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'];
export const LINT = ['lint', ...eslint, '.'];
export const LINT_WITHOUT_TYPES = [
  'lint without types',
  ...eslint,
  '--config',
  'eslint.quick.config.js',
  '.',
];
export const TYPES = [
  types('the server', '.'),
  types('the screens', 'src/web'),
  types('the benchmark of the screens', 'bench/browser'),
  types('the journeys', 'e2e'),
];
export const UNUSED = ['unused code', 'knip/bin/knip.js'];

/** True if it found nothing. Prints its output in one piece. */
function check([name, program, ...args]) {
  const started = Date.now();
  const file = path.join(repository, 'node_modules', program);
  const child = spawn(process.execPath, [file, ...args], { cwd: repository });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      const took = ((Date.now() - started) / 1000).toFixed(1);
      if (status === 0) console.log(`${name}: in order (${took} s)`);
      else console.error(`check failed: ${name}`);
      resolve(status === 0);
    });
  });
}

/** Runs one check after the other; true if none of them found anything. */
export async function inTurn(checks) {
  let areInOrder = true;
  for (const one of checks) areInOrder = (await check(one)) && areInOrder;
  return areInOrder;
}
