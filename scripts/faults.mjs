/** npm run faults: every test of tests/faults in full, then a table of the results. */
import process from 'node:process';
import { summarize, runFaultTests } from './run-fault-tests.mjs';

const run = runFaultTests(['tests/faults', ...process.argv.slice(2)], { FAULTS: 'whole' });
console.log('fault | rounds | acknowledged | lost | doubled | result');
for (const { fault, rounds = '', acknowledged = '', lost = '', doubled = '', result } of run.rows) {
  console.log([fault, rounds, acknowledged, lost, doubled, result].join(' | '));
}
console.log(
  summarize(run, { good: 'all faults were survived', bad: 'some faults were not survived, see above' }),
);
process.exit(run.succeeded ? 0 : 1);
