/** npm test: build, then every test and the checks. It prints where its time went; its last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { APPLICATION, buildStale, repository } from './parts.mjs';
import { browserSettings, finish, runTests } from './run-tests.mjs';

/** The tests come first: they wait for browsers and servers, and the checks use the processor meanwhile. */
const PRIORITY_OF_CHECKS = 10;

process.chdir(repository);
const settings = await browserSettings();
const began = Date.now();
buildStale([...APPLICATION, 'bench']);
const built = secondsSince(began);
const [checksPassed, result] = await Promise.all([runCheckProgram(), runTests([], settings)]);
console.log(`npm test took ${secondsSince(began)} s, of them ${built} s for the build`);
finish(checksPassed ? result : { ...result, failed: result.failed + 1 });

function runCheckProgram() {
  const child = spawn(process.execPath, ['scripts/check.mjs'], { stdio: 'inherit' });
  os.setPriority(child.pid, PRIORITY_OF_CHECKS);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status === 0));
  });
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}
