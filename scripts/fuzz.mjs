/** npm run fuzz: 10,000 random requests, and long random sequences of user actions, with a new seed each time. */
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { summarize, runFaultTests } from './run-fault-tests.mjs';

const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));
console.log(`seed ${seed}; the same again: FUZZ_SEED=${seed} npm run fuzz`);
const run = runFaultTests(['tests/fuzz', ...process.argv.slice(2)], { FUZZ: 'whole', FUZZ_SEED: seed });
for (const { fault, rounds = '', result } of run.rows) console.log([fault, rounds, result].join(' | '));
console.log(`seed ${seed}: ${summarize(run, { good: 'nothing found', bad: 'something found, see above' })}`);
process.exit(run.succeeded ? 0 : 1);
