/** Runs the tests that call the API in another environment than `npm test`: see src/testing/app/test-environment.ts. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Tests that start the application, or a part of it, on a database. */
const CALLS_THE_API = /testing\/(?:start-test-app|an-app-with-model)\.ts'/;

const testFiles = () =>
  readdirSync('src/server', { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join('src/server', name))
    .filter((file) => CALLS_THE_API.test(readFileSync(file, 'utf8')));

export async function runApiTests(settings) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-scale-report-'));
  const report = path.join(folder, 'report.json');
  const env = {
    ...process.env,
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
  };
  try {
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'server',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const child = spawn(process.execPath, [...args, ...testFiles()], {
      env,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (text) => (errors += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    return summarize(JSON.parse(readFileSync(report, 'utf8')), { code, errors });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that could not be read counts as one failure, and so does an error outside all tests. */
function summarize(report, { code, errors }) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = tests
    .filter((test) => test.status === 'failed')
    .map((test) => `${test.fullName}: ${test.failureMessages[0]?.slice(0, 400)}`);
  const all = [...failures, ...broken.map((file) => `${file.name}: ${file.message.slice(0, 400)}`)];
  if (all.length === 0 && code !== 0) all.push(errors.slice(-2000));
  return { passed: report.numPassedTests, failed: all.length, lines: all };
}
