/** npm run check: format, lint, types, unused code. Lint, the slowest, runs in parallel with the others. */
import process from 'node:process';
import { FORMAT, inTurn, LINT, TYPES, UNUSED } from './checks.mjs';

const results = await Promise.all([inTurn([LINT]), inTurn([FORMAT, ...TYPES, UNUSED])]);
if (results.includes(false)) process.exit(1);
