import { SHUTDOWN_TIMEOUT_MS, type Job } from '../jobs/job.ts';
import { noteHeadDaily, type NotingContext } from './noted-heads.ts';

/** Every server notes the head in its own data folder. */
export const notedHeadsJob: Job<NotingContext> = {
  name: 'note head of the audit',
  intervalMs: 3_600_000,
  shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS,
  run: noteHeadDaily,
};
