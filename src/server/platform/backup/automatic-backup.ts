import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { dayIn } from '#domain/calendar-date';
import { recordEvent } from '../audit-trail/record-event.ts';
import type { Config } from '../config/config.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Log } from '../runtime/log.ts';
import { makeSyncedFolder } from '../runtime/sync-folder.ts';
import { hasAutomaticBackup, insertOutcome } from './backups.store.ts';
import { automaticName, namesToRemove, type Retention } from './retention.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupHouse {
  readonly db: Database;
  readonly config: Pick<Config, 'dataDir' | 'timeZone' | 'backups'>;
  readonly dataKeys: DataKeys;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly now: () => Date;
  /** Ends a backup in the middle, when the server stops. */
  readonly signal: AbortSignal;
}

export const backupFolder = (dataDir: string) => path.join(dataDir, 'backups');

/**
 * Once a day, from the hour of BACKUP_HOUR on, a backup into DATA_DIR/backups, if there is anybody whose data it would keep;
 * and those that are too many go. Of several servers on one database one does it. A failure is logged and written down;
 * the next call tries again.
 */
export async function backUpDaily(house: BackupHouse): Promise<void> {
  const { db, config, now } = house;
  const { backups } = config;
  if (backups === undefined || hourIn(config.timeZone, now()) < backups.hour) return;
  await db.transaction().execute(async (lease) => {
    if (!(await takeLease(lease))) return;
    const day = dayIn(config.timeZone, now());
    if (!(await hasUsers(db)) || (await hasAutomaticBackup(db, day))) return;
    await backUp(house, backups);
  });
}

async function backUp(house: BackupHouse, keep: Retention): Promise<void> {
  const { db, config, dataKeys, log, now, signal } = house;
  const at = now();
  const automaticOn = dayIn(config.timeZone, at);
  const folder = backupFolder(config.dataDir);
  const file = path.join(folder, automaticName(at));
  try {
    await makeSyncedFolder(folder);
    const { bytes, rows } = await writeBackup(db, { file, now: at, dataKeys, signal });
    await insertOutcome(db, { at, automaticOn, went: { bytes } });
    await recordEvent(db, { action: 'backup_made', details: { rows, bytes } });
    log.info({ file, bytes, rows }, 'backup made');
    await removeOld(folder, keep);
  } catch (error) {
    if (signal.aborted) return;
    const failure = error instanceof Error ? error.message : String(error);
    log.error({ err: error }, 'could not make the daily backup');
    await insertOutcome(db, { at, automaticOn, went: { failure } });
  }
}

/** The backups that are too many, and what a process that was killed has left of one. */
async function removeOld(folder: string, keep: Retention): Promise<void> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => name.endsWith('.tmp'));
  for (const name of [...namesToRemove(names, keep), ...unfinished]) await rm(path.join(folder, name));
}

function hourIn(timeZone: string, instant: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant),
  );
}

/**
 * Kept by the transaction, which does nothing else: so it ends with a server that is killed, and holds behind a pooler that
 * gives each transaction another connection.
 */
async function takeLease(lease: DatabaseTransaction): Promise<boolean> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(lease);
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('daily backup', 0)) as taken`.execute(lease);
  return rows[0]?.taken === true;
}

async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
