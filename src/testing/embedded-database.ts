import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { connect } from '../server/database/connect.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../server/database/embedded/embedded-postgres.ts';
import type { Database } from '../server/database/schema.ts';
import { makeTemporaryFolder, temporaryFolder } from './temporary-folder.ts';

/** What a server has in its data folder, apart from binaries that it had to copy there. */
export function filesOfServer(dataDir: string): readonly string[] {
  return readdirSync(dataDir)
    .filter((name) => !name.startsWith('postgresql-'))
    .sort();
}

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
    // Where the server had to copy the binaries, one copy is enough.
    for (const name of readdirSync(pristine).filter((name) => name.startsWith('postgresql-'))) {
      symlinkSync(path.join(pristine, name), path.join(dataDir, name));
    }
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
