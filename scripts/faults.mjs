/** npm run faults: every test of tests/faults in full, then a table of the results. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { summarize, runFaultTests } from './run-fault-tests.mjs';

/** The disk in user space needs a Debian package; without it its tests are reported as SKIPPED. */
function installDiskInUserSpace() {
  const isThere = spawnSync('/usr/bin/python3', ['-c', 'import fusepy']).status === 0;
  if (isThere || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'python3-fusepy'], {
    env,
    stdio: 'inherit',
  });
}

installDiskInUserSpace();
const run = runFaultTests(['tests/faults', ...process.argv.slice(2)], { FAULTS: 'whole' });
console.log('fault | rounds | acknowledged | lost | doubled | result');
for (const { fault, rounds = '', acknowledged = '', lost = '', doubled = '', result } of run.rows) {
  console.log([fault, rounds, acknowledged, lost, doubled, result].join(' | '));
}
console.log(
  summarize(run, { good: 'all faults were survived', bad: 'some faults were not survived, see above' }),
);
process.exit(run.succeeded ? 0 : 1);
