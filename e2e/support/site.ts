import process from 'node:process';
import { sql } from 'kysely';
import { createTestDatabase } from '#testing/app/create-test-database';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { addAdministrator } from './accounts.ts';
import { serverOfWorker, startServer, type SiteServer } from './site-server.ts';

/** The built product with a database of its own. */
export interface Site extends SiteServer {
  readonly db: Database;
}

/** For `startSite`: no users yet, not even an administrator. */
export const emptyDatabase = () => Promise.resolve();

const DATABASE_OF_WORKER = `site_${process.env['VITEST_POOL_ID'] ?? 0}`;

let isFirstOpen = false;

/**
 * `fill` puts what the journey needs into the database, which is a copy of the template or else empty: at least an administrator,
 * because otherwise every address leads to the set-up. A second site at the same time has a server of its own.
 */
export async function startSite(
  fill: (db: Database) => Promise<void> = addAdministrator,
  settings: Readonly<Record<string, string>> = {},
  template?: string,
): Promise<Site> {
  const isFirst = !isFirstOpen;
  if (isFirst) isFirstOpen = true;
  const database = await createTestDatabase(template, isFirst ? DATABASE_OF_WORKER : undefined);
  // The browser stores lists by their tag, so two sites at one address must not have the same tags.
  await sql`update database_identity set id = gen_random_uuid()`.execute(database.db);
  await fill(database.db);
  const started = { databaseUrl: database.url, settings };
  const server = isFirst
    ? await serverOfWorker(started, { anew: fill === emptyDatabase })
    : await startServer(started);
  return {
    ...server,
    db: database.db,
    async stop() {
      if (isFirst) isFirstOpen = false;
      else await server.stop();
      await database.drop();
    },
  };
}
