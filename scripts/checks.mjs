import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { repository } from './parts.mjs';

/** Types, and the rules of .oxlintrc.json. */
export const TYPES = ['types and typed rules', 'node_modules/oxlint/bin/oxlint'];
/** The rules of eslint.config.js. */
export const LINT = ['lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.'];
export const FORMAT = ['format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'];
export const UNUSED = ['unused code', 'node_modules/knip/bin/knip.js'];
export const DOMAIN = [
  'tests of the domain',
  ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'pure', '--no-file-parallelism', 'src/domain'],
];

/** Runs these checks, two at a time if there are two cores; true if all of them passed. */
export async function runChecks(checks) {
  const waiting = [...checks];
  let allPassed = true;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      allPassed = (await check(next)) && allPassed;
  };
  await Promise.all([work(), work()]);
  return allPassed;
}

/** True if it passed. Prints its output in one piece. */
function check([name, program, ...args]) {
  const started = Date.now();
  const child = spawn(process.execPath, [path.join(repository, program), ...args], { cwd: repository });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      const took = ((Date.now() - started) / 1000).toFixed(1);
      if (status === 0) console.log(`${name}: passed (${took} s)`);
      else console.error(`check failed: ${name}`);
      resolve(status === 0);
    });
  });
}
