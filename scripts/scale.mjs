/**
 * npm run scale [-- NAME…]: shows that Kupon runs on several machines, with Debian's PostgreSQL, pgbouncer and nginx on this
 * machine. Prints a table and, as the last line, `N passed, N failed`.
 */
import process from 'node:process';
import { buildStale, repository } from './parts.mjs';
import { finish } from './run-tests.mjs';
import { runApiTests } from './scale/api-tests.mjs';
import { openWorkspace, startPooler, startPostgres, whatIsMissing, NGINX } from './scale/machines.mjs';
import { laggingReplica, rollingRestart, twoNodes } from './scale/scenarios.mjs';

process.chdir(repository);

const SCENARIOS = {
  api: {
    what: 'the tests of the API: two nodes behind nginx in turn, each through pgbouncer in transaction mode (REL-62)',
    run: ({ postgres, pooler }) =>
      runApiTests({ SCALE_POSTGRES_PORT: postgres.port, SCALE_POOLER_PORT: pooler.port, SCALE_NGINX: NGINX }),
  },
  serializable: {
    what: 'the tests of the API with default_transaction_isolation=serializable (REL-61)',
    run: async ({ postgres }) => {
      const isolation = (level) => {
        postgres.query(`alter system set default_transaction_isolation = '${level}'`);
        postgres.query('select pg_reload_conf()');
      };
      isolation('serializable');
      const result = await runApiTests({ SCALE_POSTGRES_PORT: postgres.port });
      isolation('read committed');
      return result;
    },
  },
  nodes: { what: 'two processes on one PostgreSQL (REL-16)', run: (site) => twoNodes(site, 'direct') },
  pooler: { what: 'the same through pgbouncer in transaction mode', run: (site) => twoNodes(site, 'pooled') },
  restart: { what: 'a rolling restart under load fails no request', run: rollingRestart },
  replica: { what: 'READ_DATABASE_URL: a replica that lags by an hour, then is gone', run: laggingReplica },
};

async function runScenario({ what, run }, site) {
  const began = performance.now();
  const result = await run(site).catch((error) => ({ passed: 0, failed: 1, lines: [error.stack] }));
  const seconds = Math.round((performance.now() - began) / 1000);
  for (const line of result.lines) console.log(`      ${line}`);
  return { what, seconds, ...result };
}

/** Runs the scenarios of these names. */
async function runScenarios(names) {
  const workspace = openWorkspace();
  try {
    const postgres = await startPostgres(workspace);
    const site = { workspace, postgres, pooler: await startPooler(workspace, postgres) };
    const rows = [];
    for (const name of names) {
      console.log(`${name}: ${SCENARIOS[name].what}`);
      rows.push(await runScenario(SCENARIOS[name], site));
    }
    return rows;
  } finally {
    await workspace.close();
  }
}

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !Object.hasOwn(SCENARIOS, name));
if (unknown.length > 0) {
  console.error(`there is no scenario ${unknown.join(', ')}; there are ${Object.keys(SCENARIOS).join(', ')}`);
  process.exit(1);
}
const missing = whatIsMissing();
if (missing !== undefined) {
  console.log(`SKIPPED: npm run scale ${missing}`);
  finish({ passed: 0, failed: 0 });
}
buildStale(['server', 'assistant']);
const rows = await runScenarios(selected.length > 0 ? selected : Object.keys(SCENARIOS));
for (const { what, passed, failed, seconds } of rows)
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${String(seconds).padStart(4)} s  ${what}`,
  );
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
finish({ passed: sum('passed'), failed: sum('failed') });
