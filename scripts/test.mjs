/** npm test: checks, build, then every test. Its last line is `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findBrowser, HOW_TO_GET_ONE } from './find-browser.mjs';
import { buildStale, repository } from './parts.mjs';

process.chdir(repository);

const runNode = (args, env = {}) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

function finish({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** A file that could not even be read counts as one failure; so does an error outside of every test. */
function countOf(report, succeeded) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(failed, 1) };
}

function runTests(browser) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const succeeded = runNode(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { CHROMIUM_PATH: browser },
    );
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    return countOf(JSON.parse(readFileSync(file, 'utf8')), succeeded);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const browser = await findBrowser();
if (browser === undefined) {
  console.error(HOW_TO_GET_ONE);
  finish({ passed: 0, failed: 1 });
}
if (!runNode(['scripts/check.mjs'])) finish({ passed: 0, failed: 1 });
await buildStale(['web', 'server']);
finish(runTests(browser));
