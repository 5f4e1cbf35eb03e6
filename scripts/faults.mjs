/** npm run faults: every fault of tests/faults at its full length, then what was tried and what came of it. */
import process from 'node:process';
import { outcomeOf, toldByTests } from './told-by-tests.mjs';

const told = toldByTests(['tests/faults', ...process.argv.slice(2)], { FAULTS: 'whole' });
console.log('fault | rounds | acknowledged | lost | doubled | result');
for (const { fault, rounds = '', acknowledged = '', lost = '', doubled = '', result } of told.rows) {
  console.log([fault, rounds, acknowledged, lost, doubled, result].join(' | '));
}
console.log(
  outcomeOf(told, { good: 'all faults were survived', bad: 'some faults were not survived, see above' }),
);
process.exit(told.succeeded ? 0 : 1);
