/** npm test: checks, build, then every test. Its last line is `N passed, N failed`. */
import process from 'node:process';
import { buildStale, repository } from './parts.mjs';
import { browserSettings, finish, runNode, runTests } from './run-tests.mjs';

process.chdir(repository);
const settings = await browserSettings();
if (!runNode(['scripts/check.mjs'])) finish({ passed: 0, failed: 1 });
await buildStale(['web', 'server']);
finish(runTests([], settings));
