/** npm test: checks, build, then every test. It prints where its time went; its last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { buildStale, repository } from './parts.mjs';
import { browserSettings, finish, runTests } from './run-tests.mjs';

process.chdir(repository);
const settings = await browserSettings();
const began = Date.now();
const since = (time) => Math.round((Date.now() - time) / 1000);

const checking = runChecks();
buildStale(['web', 'server']);
const isInOrder = await checking;
const [checked, tested] = [since(began), Date.now()];
const result = isInOrder ? runTests([], settings) : { passed: 0, failed: 1 };
console.log(`npm test took ${since(began)} s: checks and build ${checked} s, tests ${since(tested)} s`);
finish(result);

function runChecks() {
  const child = spawn(process.execPath, ['scripts/check.mjs'], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status === 0));
  });
}
