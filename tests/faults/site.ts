import path from 'node:path';
import { onTestFinished } from 'vitest';
import { startProcess, type StartedProcess } from '#testing/processes/server-process';
import { connect } from '../../src/server/platform/database/connection/connect.ts';
import {
  runningPostmaster,
  type Postmaster,
} from '../../src/server/platform/database/embedded/postmaster-pid.ts';
import { findServerAddress } from '../../src/server/platform/database/embedded/find-server-address.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';

/** The built server with its embedded database, as a process that can be killed and started again on the same folder. */
export interface Site {
  readonly dataDir: string;
  /** Milliseconds that the first start took. */
  readonly firstStart: number;
  /** Of the running server. */
  address(): string;
  server(): StartedProcess;
  postmaster(): Promise<Postmaster>;
  /** Starts the server; returns the milliseconds until it was ready. */
  start(): Promise<number>;
  /** The test's own connection to the running database. */
  database(): Promise<Database>;
}

interface SiteOptions {
  readonly program: string;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Limits that do not get in the writers' way. */
const UNLIMITED = {
  LIMIT_REGISTER: '1000000',
  LIMIT_SIGN_INS: '1000000',
  LIMIT_PAYMENTS: '1000000',
  LOG_LEVEL: 'warn',
};

/** Started once; it ends with the test. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const site = await runSite(options);
  onTestFinished(() => site.stop());
  return site;
}

/** The same for several tests; whoever starts it stops it. */
export async function runSite({
  program,
  dataDir,
  env = {},
}: SiteOptions): Promise<Site & { stop(): Promise<void> }> {
  let server: StartedProcess | undefined;
  let address = '';
  const site = {
    dataDir,
    address: () => address,
    server: () => {
      if (server === undefined) throw new Error('the server was not started');
      return server;
    },
    postmaster: () => findPostmaster(dataDir),
    start: async () => {
      const began = Date.now();
      server = startProcess(program, { env: { PORT: '0', DATA_DIR: dataDir, ...UNLIMITED, ...env } });
      address = (await server.printed(/ready: (\S+)/))[1] ?? '';
      return Date.now() - began;
    },
    database: () => connectToSite(dataDir),
    stop: async () => {
      server?.child.kill('SIGTERM');
      await server?.ended;
    },
  };
  return { ...site, firstStart: await site.start() };
}

async function findPostmaster(dataDir: string): Promise<Postmaster> {
  const postmaster = await runningPostmaster(path.join(dataDir, 'postgres'));
  if (postmaster === undefined) throw new Error('no database runs');
  return postmaster;
}

async function connectToSite(dataDir: string): Promise<Database> {
  const address = await findServerAddress(dataDir);
  if (address === undefined) throw new Error('no server runs');
  const db = connect(address, { connections: 2 });
  onTestFinished(() => db.destroy());
  return db;
}
