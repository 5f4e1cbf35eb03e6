import { SHUTDOWN_TIMEOUT_MS, type Job } from '../jobs/job.ts';
import { recordHeadDaily, type RecordingContext } from './audit-heads.ts';

/** Every server records the head in its own data folder. */
export const auditHeadsJob: Job<RecordingContext> = {
  name: 'record the head of the audit',
  intervalMs: 3_600_000,
  shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS,
  run: recordHeadDaily,
};
