import { expect, describe, test } from 'vitest';
import { builtProgram } from '#testing/processes/built-program';
import { aCluster } from '#testing/app/embedded-database';
import { serverAddress, stopServer, startServer } from '#testing/processes/server-under-test';
import type { StartedProcess } from '#testing/processes/server-process';
import { temporaryFolder } from '#testing/processes/temporary-folder';
import { scaleFactor } from '../scale-factor.ts';
import { reportFault } from '../fault-table.ts';
import { pickEvenly } from '../pick-evenly.ts';
import { makeFirstTables } from './first-tables.ts';
import { ownCluster, type OwnCluster, type OwnDatabase } from './own-cluster.ts';
import { readRows, readSchema } from './schema-and-rows.ts';
import {
  countOthers,
  prepareStops,
  listSteps,
  stopAfterEach,
  stopAt,
  waitingProcess,
  type Step,
} from './stop-in-migration.ts';

interface Outcome {
  readonly schema: readonly string[];
  readonly rows: Readonly<Record<string, string>>;
}

async function waitForOutcome({ db }: OwnDatabase): Promise<Outcome> {
  return { schema: await readSchema(db), rows: await readRows(db) };
}

const startOn = ({ url }: OwnDatabase) =>
  startServer(builtProgram('main'), {
    dataDir: temporaryFolder(),
    env: { DATABASE_URL: url, BACKUPS: 'off', LOG_LEVEL: 'warn' },
  });

interface Template {
  readonly cluster: OwnCluster;
  readonly name: string;
  readonly before: Outcome;
  /** The result of the migrations if nothing interrupts them. */
  readonly after: Outcome;
  readonly steps: readonly Step[];
}

/** A database that the next start migrates; the migrations run once in a copy of it, to count their steps. */
async function prepareTemplate(fill: (database: OwnDatabase) => Promise<void>): Promise<Template> {
  const cluster = await ownCluster(aCluster());
  const template = await cluster.create();
  await prepareStops(template.db);
  await fill(template);
  const before = await waitForOutcome(template);
  await template.db.destroy();
  const database = await cluster.create(template.name);
  const server = startOn(database);
  await serverAddress(server);
  await stopServer(server);
  const [after, steps] = [await waitForOutcome(database), await listSteps(database.db)];
  return { cluster, name: template.name, before, after, steps };
}

interface StoppedServer {
  readonly server: StartedProcess;
  readonly database: OwnDatabase;
  readonly goOn: () => Promise<void>;
}

/** Kills the migrating process; returns the server that finishes the migrations. */
type Kill = (stopped: StoppedServer, before: Outcome) => Promise<StartedProcess>;

const killServer: Kill = async ({ server, database, goOn }, before) => {
  expect(await stopServer(server, 'SIGKILL')).toBe('SIGKILL');
  await goOn();
  await expect.poll(() => countOthers(database.db)).toBe(0);
  expect(await waitForOutcome(database)).toEqual(before);
  return startOn(database);
};

/** PostgreSQL then ends all connections and recovers; the server continues by itself. */
const killDatabase: Kill = async ({ server, database, goOn }) => {
  process.kill((await waitingProcess(database.db))!, 'SIGKILL');
  await goOn();
  return server;
};

async function killAt({ cluster, name, before }: Template, step: Step, kill: Kill): Promise<Outcome> {
  const database = await cluster.create(name);
  const goOn = await stopAt(database, step.number);
  const server = startOn(database);
  await expect.poll(() => waitingProcess(database.db)).toBeDefined();
  const finishing = await kill({ server, database, goOn }, before);
  await serverAddress(finishing);
  await stopServer(finishing);
  const outcome = await waitForOutcome(database);
  await cluster.drop(database);
  return outcome;
}

const FIRST_STATES: readonly (readonly [string, (database: OwnDatabase) => Promise<void>])[] = [
  ['the first tables, with rows', fillFirstTables],
  ['a database without tables', () => Promise.resolve()],
];

async function fillFirstTables({ db }: OwnDatabase): Promise<void> {
  await makeFirstTables(db);
  await stopAfterEach(db);
}

const VICTIMS: readonly (readonly [string, Kill, number])[] = [
  ['the process of the database', killDatabase, 40],
  ['the server', killServer, 1_000],
];

describe.each(VICTIMS.slice(0, scaleFactor(2, 1)))(
  'kill -9 of %s that migrates (REL-17)',
  (victim, kill, most) => {
    test.each(FIRST_STATES.slice(0, scaleFactor(2, 1)))(
      'at each statement, from %s: the tables are unchanged, the next start finishes, and schema and rows are those of an undisturbed start',
      // Each statement is a start, a kill and another start.
      { timeout: scaleFactor(5_400_000, 120_000) },
      async (from, fill) => {
        const template = await prepareTemplate(fill);
        expect(new Set(template.steps.map(({ migration }) => migration)).size).toBeGreaterThan(5);
        const steps = pickEvenly(template.steps, scaleFactor(most, 1));
        for (const step of steps) {
          expect({ step, ...(await killAt(template, step, kill)) }).toEqual({ step, ...template.after });
        }
        reportFault({
          fault: `kill -9 of ${victim} in a migration, from ${from} (REL-17)`,
          rounds: steps.length,
          lost: 0,
          result: `at ${steps.length} of ${template.steps.length} statements; finished, schema and rows as without it`,
        });
      },
    );
  },
);
