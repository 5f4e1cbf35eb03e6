import { dayIn } from '#domain/calendar-date';
import { removeOldSignInAddresses } from '../../../people/sign-in/sign-in-addresses.store.ts';
import type { Config } from '../../../platform/config/config.ts';
import { purgeDeletedRows } from '../recently-deleted/purge-deleted-rows.store.ts';
import { removeExpiredSessions } from '../../../people/access/sessions.store.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { removeOldKeys } from '../../../platform/http/idempotency-keys.store.ts';
import { SHUTDOWN_TIMEOUT_MS, type Job } from '../../../platform/jobs/job.ts';
import type { Log } from '../../../platform/runtime/log.ts';
import { refreshComputedYields } from '../../records/bonds/computed-yields.store.ts';
import { cleanImports } from '../../transfer/imports/imports.store.ts';

interface MaintenanceContext {
  readonly db: Database;
  readonly config: Pick<Config, 'timeZone'>;
  readonly log: Pick<Log, 'info'>;
  readonly now: () => Date;
}

/** Removes rows that nobody can see any more, and updates computed values to today. */
export async function runMaintenance({ db, config, log, now }: MaintenanceContext): Promise<void> {
  const rows = await purgeDeletedRows(db, now());
  const sessions = await removeExpiredSessions(db, now());
  const addresses = await removeOldSignInAddresses(db, now());
  const keys = await removeOldKeys(db, now());
  const imports = await cleanImports(db, now());
  const yields = await refreshComputedYields(db, dayIn(config.timeZone, now()));
  log.info({ rows, sessions, addresses, keys, imports, yields }, 'maintenance done');
}

export const maintenanceJob: Job<MaintenanceContext> = {
  name: 'maintenance',
  intervalMs: 3_600_000,
  onOneServer: true,
  shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS,
  run: runMaintenance,
};
