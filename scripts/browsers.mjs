/** npm run browsers: the journeys through both roles in Chromium, Firefox and WebKit. Its last line is `N passed, N failed`. */
import process from 'node:process';
import { buildStale, repository } from './parts.mjs';
import { browserSettings, finish, runTests } from './run-tests.mjs';

process.chdir(repository);
const settings = await browserSettings();
buildStale();
finish(await runTests(['--project', 'browsers'], settings));
