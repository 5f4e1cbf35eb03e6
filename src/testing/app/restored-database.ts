import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { Erasure } from '../../server/platform/backup/erased-users.store.ts';
import { checkBackup } from '../../server/platform/backup/restore/read-backup.ts';
import {
  refuseNewerBackup,
  restoreBackup,
  type RestoredBackup,
} from '../../server/platform/backup/restore/restore-backup.ts';
import { connect, type ServerAddress } from '../../server/platform/database/connection/connect.ts';
import type { Database } from '../../server/platform/database/schema.ts';
import { createTestDatabase } from './create-test-database.ts';

/** A migrated, empty database without connections; dropped with the test. */
export async function anEmptyDatabase(): Promise<ServerAddress> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database.address;
}

/** Runs work with connections that are closed afterwards. */
export async function withConnection<T>(
  address: ServerAddress,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = connect(address);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Restores as the command does. */
export async function restoreInto(
  address: ServerAddress,
  file: string,
  erasures: readonly Erasure[] = [],
): Promise<RestoredBackup> {
  const header = await checkBackup(file);
  refuseNewerBackup(file, header);
  return withConnection(address, (db) =>
    db.transaction().execute((tx) => restoreBackup(tx, { file, header, erasures })),
  );
}

/** The lines of JSON in a backup. */
export function readBackupLines(file: string): readonly string[] {
  const whole = readFileSync(file);
  return gunzipSync(whole.subarray(whole.indexOf('\n') + 1))
    .toString()
    .trimEnd()
    .split('\n');
}
