/** npm run test:quick: types, lint, and the tests of the domain in one process. */
import process from 'node:process';
import { DOMAIN, LINT, runChecks, TYPES } from './checks.mjs';

const began = Date.now();
const passed = await runChecks([TYPES, DOMAIN, LINT]);
console.log(`npm run test:quick took ${((Date.now() - began) / 1000).toFixed(0)} s`);
if (!passed) process.exit(1);
