/** npm run check: types, lint, format, unused code. */
import process from 'node:process';
import { FORMAT, runChecks, SCREENS, SERVER, UNUSED } from './checks.mjs';

if (!(await runChecks([SCREENS, SERVER, FORMAT, UNUSED]))) process.exit(1);
