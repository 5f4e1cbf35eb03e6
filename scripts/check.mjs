/** npm run check: format, lint, types, unused code. Lint, the longest, runs beside the others; what one says comes together. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { repository } from './parts.mjs';

const LINT = ['lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.'];
const OTHERS = [
  ['format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['types of the server', 'typescript/bin/tsc', '-p', '.'],
  ['types of the screens', 'typescript/bin/tsc', '-p', 'src/web'],
  ['types of the benchmark of the screens', 'typescript/bin/tsc', '-p', 'bench/browser'],
  ['types of the journeys', 'typescript/bin/tsc', '-p', 'e2e'],
  ['unused code', 'knip/bin/knip.js'],
];

/** True where it found nothing. */
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

async function inTurn(checks) {
  let areInOrder = true;
  for (const one of checks) areInOrder = (await check(one)) && areInOrder;
  return areInOrder;
}

const results = await Promise.all([check(LINT), inTurn(OTHERS)]);
if (results.includes(false)) process.exit(1);
