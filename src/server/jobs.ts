import { sealEntriesJob } from './platform/audit-trail/seal-entries.job.ts';
import { dailyBackupJob } from './platform/backup/daily-backup.job.ts';
import { erasedUsersJob } from './platform/backup/erased-users.job.ts';
import { auditHeadsJob } from './platform/backup/audit-heads.job.ts';
import type { Job } from './platform/jobs/job.ts';
import { outboxFilesJob } from './platform/mail/outbox-files.job.ts';
import { sendOutboxJob } from './platform/mail/send-outbox.job.ts';
import type { Log } from './platform/runtime/log.ts';
import { fetchRatesJob } from './portfolio/market/exchange-rates/fetch-rates.job.ts';
import { remindersJob } from './portfolio/notices/reminders/reminders.job.ts';
import { maintenanceJob } from './portfolio/upkeep/maintenance/maintenance.job.ts';
import type { AppDependencies } from './app-dependencies.ts';

type JobContext = Pick<AppDependencies, 'db' | 'dataKeys' | 'config' | 'now' | 'mailer'> & {
  readonly log: Log;
};

/** Every job of the server. */
export const JOBS: readonly Job<JobContext>[] = [
  sendOutboxJob,
  sealEntriesJob,
  maintenanceJob,
  outboxFilesJob,
  dailyBackupJob,
  fetchRatesJob,
  remindersJob,
  auditHeadsJob,
  erasedUsersJob,
];
