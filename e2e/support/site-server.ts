import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inject } from 'vitest';
import { TEST_DATA_KEY } from '#testing/app/test-data-keys';
import { builtProgram } from '#testing/processes/built-program';
import { COMPILE_ONCE } from '#testing/processes/compile-once';
import { startProcess } from '#testing/processes/server-process';
import { makeTemporaryFolder } from '#testing/processes/temporary-folder';
import { ANY_PORT, portOfWorker } from './ports.ts';

/** The built server, started as `npm start` does. */
export interface SiteServer {
  readonly url: string;
  /** Its data folder, including the outbox. */
  readonly dataDir: string;
  /** The set-up link that it prints at its start. */
  setUpLink(): Promise<string>;
  stop(): Promise<void>;
}

export interface ServerSettings {
  readonly databaseUrl: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** A server of its own, at any port. */
export async function startServer(
  { databaseUrl, settings }: ServerSettings,
  port = ANY_PORT,
): Promise<SiteServer> {
  const program = builtProgram('main');
  if (!existsSync(program)) throw new Error('there is nothing to open yet: npm run build');
  const dataDir = makeTemporaryFolder(inject('folder'));
  const server = startProcess(program, {
    nodeOptions: COMPILE_ONCE,
    env: {
      DATABASE_URL: databaseUrl,
      DATA_KEY: TEST_DATA_KEY,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // The test database does not wait for the disk.
      ALLOW_UNSAFE_DB: '1',
      ...ENDS_WITH_PARENT,
      ...settings,
    },
  });
  const [, url = ''] = await server.printed(/^Kupon is ready: (\S+)$/m);
  return {
    url,
    dataDir,
    setUpLink: async () => (await server.printed(/^Set up .*: (\S+)$/m))[1] ?? '',
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}

/** A server that npm started ends with the process that started it. */
const ENDS_WITH_PARENT = { npm_lifecycle_event: 'test' };

let kept: { readonly server: SiteServer; readonly started: ServerSettings } | undefined;

/**
 * The server of this worker's sites, which have their databases under one name, one after the other. It has nothing in memory that
 * is not in the database, so it is started anew only for other settings, or for a site that reads what it prints at its start.
 */
export async function serverOfWorker(
  wanted: ServerSettings,
  { anew }: { readonly anew: boolean },
): Promise<SiteServer> {
  if (kept !== undefined && !anew && isDeepStrictEqual(kept.started, wanted)) {
    rmSync(path.join(kept.server.dataDir, 'outbox'), { recursive: true, force: true });
    return kept.server;
  }
  await kept?.server.stop();
  const server = await startServer(wanted, await portOfWorker());
  kept = { server, started: wanted };
  return server;
}
