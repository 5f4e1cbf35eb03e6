import { rmSync } from 'node:fs';
import pg from 'pg';
import { connect, type ServerAddress } from '../../server/platform/database/connection/connect.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/embedded-postgres.ts';
import { SUPERUSER } from '../../server/platform/database/embedded/server-role.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { prepareDataKeys } from '../../server/platform/encryption/prepare-data-keys.ts';
import { buildStale } from '../../../scripts/parts.mjs';
import { makeDemoDatabase, type DemoDatabase } from './demo-database.ts';
import { copyCluster, silentLog } from './embedded-database.ts';
import { makeTemporaryFolder } from '../processes/temporary-folder.ts';
import { testDataKeys } from './test-data-keys.ts';
import { testEnvironment } from './test-environment.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run; its database is the template for every test database. */
    cluster: ServerAddress;
    /** A data folder with an empty cluster that is not running. */
    emptyCluster: string;
    /** For files that remain until the run has ended. */
    folder: string;
    /** The role that creates and drops databases there. */
    administrator: string;
    /** For journeys only. */
    demo: DemoDatabase;
  }
}

/** Tests need not survive a power failure, so they do not wait for the disk. */
const FAST_SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=300',
  // Small databases that last for seconds.
  'shared_buffers=32MB',
  'io_method=sync',
  'autovacuum=off',
];

/**
 * Vitest's global setup, once for all projects of a run: builds what is stale, and starts one PostgreSQL with a migrated template
 * database. Tests of pure code need neither.
 */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const names = project.vitest.projects.map(({ name }) => name);
  if (names.every((name) => name === 'pure')) return undefined;
  const hasJourneys = names.some((name) => name.startsWith('browser'));
  buildStale([
    'server',
    'assistant',
    ...(hasJourneys ? (['web'] as const) : []),
    ...(names.includes('server') ? (['bench'] as const) : []),
  ]);
  const emptyCluster = await makeEmptyCluster();
  const folder = makeTemporaryFolder();
  const postgres = await (testEnvironment.postgres === undefined
    ? startCopy(emptyCluster)
    : useExternal(testEnvironment.postgres));
  const template = connect(postgres.address);
  await migrate(template);
  await prepareDataKeys(template, { dataKeys: testDataKeys(), log: { info: () => undefined } });
  await template.destroy();
  if (hasJourneys) project.provide('demo', await makeDemoDatabase(postgres.address, postgres.administrator));
  project.provide('emptyCluster', emptyCluster);
  project.provide('folder', folder);
  project.provide('cluster', postgres.address);
  project.provide('administrator', postgres.administrator);
  return async () => {
    await postgres.stop();
    for (const used of [emptyCluster, folder]) rmSync(used, { recursive: true, force: true });
  };
}

async function makeEmptyCluster(): Promise<string> {
  const dataDir = makeTemporaryFolder();
  await (await startEmbeddedPostgres({ dataDir, log: silentLog })).stop();
  return dataDir;
}

interface Cluster {
  readonly address: ServerAddress;
  readonly administrator: string;
  stop(): Promise<void>;
}

async function startCopy(emptyCluster: string): Promise<Cluster> {
  const dataDir = makeTemporaryFolder();
  copyCluster(emptyCluster, dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, settings: FAST_SETTINGS });
  return {
    address: postgres.address,
    administrator: SUPERUSER,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Its databases need no clean-up, because the cluster is used only by this run. */
async function useExternal(port: number): Promise<Cluster> {
  const address = { host: '127.0.0.1', port, user: 'postgres', database: `kupon_${process.pid}` };
  const client = new pg.Client({ ...address, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${address.database}`);
  await client.end();
  return { address, administrator: address.user, stop: () => Promise.resolve() };
}
