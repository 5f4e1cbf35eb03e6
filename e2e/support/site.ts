import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { createTestDatabase } from '#testing/app/create-test-database';
import { startProcess } from '#testing/processes/server-process';
import { TEST_DATA_KEY } from '#testing/app/test-data-keys';
import { makeTemporaryFolder } from '#testing/processes/temporary-folder';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { addAdministrator } from './accounts.ts';
import { COMPILE_ONCE } from './compile-once.ts';
import { leavePort, takePort } from './ports.ts';

const program = path.join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js');

/** The built product with a database of its own. */
export interface Site {
  readonly url: string;
  readonly db: Database;
  /** The server's data folder, including its outbox. */
  readonly dataDir: string;
  /** The set-up link that the server prints at its start. */
  setUpLink(): Promise<string>;
  stop(): Promise<void>;
}

/** For `startSite`: no users yet, not even an administrator. */
export const emptyDatabase = () => Promise.resolve();

/**
 * Starts the built server as `npm start` does. `fill` puts what the journey needs into the database, which is a copy of the
 * template or else empty: at least an administrator, because otherwise every address leads to the set-up.
 */
export async function startSite(
  fill: (db: Database) => Promise<void> = addAdministrator,
  settings: Readonly<Record<string, string>> = {},
  template?: string,
): Promise<Site> {
  if (!existsSync(program)) throw new Error('there is nothing to open yet: npm run build');
  const database = await createTestDatabase(template);
  // The browser stores lists by their tag, so two sites at one address must not have the same tags.
  await sql`update database_identity set id = gen_random_uuid()`.execute(database.db);
  await fill(database.db);
  const dataDir = makeTemporaryFolder();
  const port = await takePort();
  const server = startProcess(program, {
    nodeOptions: COMPILE_ONCE,
    env: {
      DATABASE_URL: database.url,
      DATA_KEY: TEST_DATA_KEY,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // The test database does not wait for the disk.
      ALLOW_UNSAFE_DB: '1',
      ...settings,
    },
  });
  const [, url = ''] = await server.printed(/^Kupon is ready: (\S+)$/m);
  return {
    url,
    db: database.db,
    dataDir,
    setUpLink: async () => (await server.printed(/^Set up .*: (\S+)$/m))[1] ?? '',
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      leavePort(port);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
