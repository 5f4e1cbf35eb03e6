import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findBrowser, findHeadlessBrowser, missingBrowsers } from './find-browser.mjs';

async function runNode(args, env) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'close');
  return status === 0;
}

/**
 * The Chromium for the tests, and the missing browsers whose tests are skipped, with a sentence for each. If CI is set, none is
 * skipped, so a missing browser fails; without a Chromium no test starts.
 */
export async function browserSettings() {
  const missing = await missingBrowsers();
  for (const { installHint } of missing) console.error(installHint);
  const CHROMIUM_PATH = await findBrowser();
  if (CHROMIUM_PATH === undefined) finish({ passed: 0, failed: 1 });
  const HEADLESS_CHROMIUM_PATH = await findHeadlessBrowser();
  const skipped = process.env.CI ? [] : missing.map(({ name }) => name);
  return { CHROMIUM_PATH, HEADLESS_CHROMIUM_PATH, SKIPPED_BROWSERS: skipped.join(',') };
}

/** Runs Vitest with these arguments, and counts its tests. */
export async function runTests(args, env) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-report-'));
  const file = path.join(folder, 'report.json');
  const reporters = ['default', 'json', './scripts/report-times.mjs'].map((name) => `--reporter=${name}`);
  try {
    const succeeded = await runNode(
      ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters, `--outputFile.json=${file}`],
      env,
    );
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    return countTests(JSON.parse(readFileSync(file, 'utf8')), succeeded);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that could not be read counts as one failure, and so does an error outside all tests. */
function countTests(report, succeeded) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(failed, 1) };
}

/** The last line and the exit code of every test command. */
export function finish({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
