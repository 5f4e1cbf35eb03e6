import { execFileSync } from 'node:child_process';
import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { connect } from '../../server/platform/database/connection/connect.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/platform/database/embedded/embedded-postgres.ts';
import type { Database } from '../../server/platform/database/schema.ts';
import { temporaryFolder } from '../processes/temporary-folder.ts';

/** A server's files in its data folder, without copied binaries. */
export function listServerFiles(dataDir: string): readonly string[] {
  return readdirSync(dataDir)
    .filter((name) => !name.startsWith('postgresql-'))
    .sort();
}

export const silentLog = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** The test's own data folder with an empty cluster. */
export function aCluster(): string {
  const dataDir = temporaryFolder();
  copyCluster(inject('emptyCluster'), dataDir);
  return dataDir;
}

export function copyCluster(from: string, dataDir: string): void {
  execFileSync('cp', ['-a', path.join(from, 'postgres'), dataDir]);
  // If the server had to copy the binaries, one copy is enough.
  for (const name of readdirSync(from).filter((name) => name.startsWith('postgresql-'))) {
    symlinkSync(path.join(from, name), path.join(dataDir, name));
  }
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
