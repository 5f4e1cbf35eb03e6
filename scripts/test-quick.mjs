/** npm run test:quick: types, lint without types, and the tests of the domain in one process. */
import process from 'node:process';
import { inTurn, LINT_WITHOUT_TYPES, TYPES } from './checks.mjs';

const DOMAIN = [
  'tests of the domain',
  ...['vitest/vitest.mjs', 'run', '--project', 'pure', '--no-file-parallelism', 'src/domain'],
];

const began = Date.now();
const results = await Promise.all([inTurn(TYPES), inTurn([DOMAIN, LINT_WITHOUT_TYPES])]);
console.log(`npm run test:quick took ${((Date.now() - began) / 1000).toFixed(0)} s`);
if (results.includes(false)) process.exit(1);
