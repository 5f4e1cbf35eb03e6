import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { connect } from '../server/database/connect.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../server/database/embedded/embedded-postgres.ts';
import type { Database } from '../server/database/schema.ts';
import { makeTemporaryFolder, temporaryFolder } from './temporary-folder.ts';

export const silentLog = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** A data folder with an empty cluster for each test of the file: made once, then copied. */
export function clusterToCopy(): () => string {
  const pristine = makeTemporaryFolder();
  beforeAll(async () => {
    await (await startEmbeddedPostgres({ dataDir: pristine, log: silentLog })).stop();
  });
  afterAll(() => rmSync(pristine, { recursive: true, force: true }));
  return () => {
    const dataDir = temporaryFolder();
    execFileSync('cp', ['-a', path.join(pristine, 'postgres'), dataDir]);
    return dataDir;
  };
}

/** The database of this data folder, running until the test ends. */
export async function runDatabase(dataDir: string): Promise<EmbeddedPostgres & { db: Database }> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const db = connect(postgres.address);
  onTestFinished(async () => {
    await db.destroy();
    await postgres.stop();
  });
  return { ...postgres, db };
}
