import type { Config } from '../config/config.ts';
import { SHUTDOWN_TIMEOUT_MS, type Job } from '../jobs/job.ts';
import { removeOldOutboxFiles } from './outbox-files.ts';

/** Every server has its own folder of emails. */
export const outboxFilesJob: Job<{ readonly config: Pick<Config, 'dataDir'>; readonly now: () => Date }> = {
  name: 'remove old outbox files',
  intervalMs: 3_600_000,
  shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS,
  run: ({ config, now }) => removeOldOutboxFiles(config.dataDir, now()),
};
