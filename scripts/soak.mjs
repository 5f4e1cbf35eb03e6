/** npm run soak [-- --minutes N]: 50 requests a second for ten minutes, or N; then prints how much the server has grown. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { summarize, runFaultTests } from './run-fault-tests.mjs';

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } }).values;
if (!/^[1-9]\d{0,3}$/.test(minutes)) {
  console.error(`--minutes: got ${JSON.stringify(minutes)}, takes a whole number from 1 to 9999`);
  process.exit(1);
}
const run = runFaultTests(['tests/soak'], { SOAK_MINUTES: minutes });
for (const { fault, rounds = '', result } of run.rows) console.log([fault, rounds, result].join(' | '));
console.log(summarize(run, { good: 'passed', bad: 'not passed, see above' }));
process.exit(run.succeeded ? 0 : 1);
