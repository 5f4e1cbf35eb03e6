import { SHUTDOWN_TIMEOUT_MS, type Job } from '../jobs/job.ts';
import { backUpDaily, type BackupContext } from './automatic-backup.ts';

export const dailyBackupJob: Job<BackupContext> = {
  name: 'daily backup',
  intervalMs: 3_600_000,
  onOneServer: true,
  shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS,
  run: backUpDaily,
};
