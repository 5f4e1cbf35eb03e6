/** npm run test:quick: types, lint without typed rules, and the tests of the domain in one process. */
import process from 'node:process';
import { DOMAIN, QUICK_SCREENS, QUICK_SERVER, runChecks } from './checks.mjs';

const began = Date.now();
const isInOrder = await runChecks([QUICK_SCREENS, QUICK_SERVER, DOMAIN]);
console.log(`npm run test:quick took ${((Date.now() - began) / 1000).toFixed(0)} s`);
if (!isInOrder) process.exit(1);
