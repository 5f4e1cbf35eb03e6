/** npm run check: types, lint, format, unused code. */
import process from 'node:process';
import { FORMAT, LINT, runChecks, TYPES, UNUSED } from './checks.mjs';

if (!(await runChecks([TYPES, FORMAT, LINT, UNUSED]))) process.exit(1);
