import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayIn, hourIn } from '#domain/calendar-date';
import { recordEvent } from '../audit-trail/record-event.store.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import type { Log } from '../runtime/log.ts';
import { makeSyncedFolder } from '../runtime/sync-folder.ts';
import { hasAutomaticBackup, hasUsers, insertOutcome } from './backups.store.ts';
import { automaticName, namesToRemove, type Retention } from './retention.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupContext {
  readonly db: Database;
  readonly config: Pick<Config, 'dataDir' | 'timeZone' | 'backups'>;
  readonly dataKeys: DataKeys;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly now: () => Date;
}

export const backupFolder = (dataDir: string) => path.join(dataDir, 'backups');

/**
 * Once a day, from the hour of BACKUP_HOUR on, makes a backup in DATA_DIR/backups if there are any users, and removes the backups
 * that are no longer kept. The signal interrupts a backup. A failure is logged and recorded; the next call tries again.
 */
export async function backUpDaily(context: BackupContext, signal: AbortSignal): Promise<void> {
  const { db, config, now } = context;
  const { backups } = config;
  if (backups === undefined || hourIn(config.timeZone, now()) < backups.hour) return;
  const day = dayIn(config.timeZone, now());
  if (!(await hasUsers(db)) || (await hasAutomaticBackup(db, day))) return;
  await backUp(context, { keep: backups, signal });
}

async function backUp(
  { db, config, dataKeys, log, now }: BackupContext,
  { keep, signal }: { readonly keep: Retention; readonly signal: AbortSignal },
): Promise<void> {
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

/** Removes the backups that are no longer kept, and what a killed process left of one. */
async function removeOld(folder: string, keep: Retention): Promise<void> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => name.endsWith('.tmp'));
  for (const name of [...namesToRemove(names, keep), ...unfinished]) await rm(path.join(folder, name));
}
