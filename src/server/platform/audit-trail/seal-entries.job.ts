import type { Database } from '../database/schema.ts';
import type { Job } from '../jobs/job.ts';
import { sealEntries } from './seal-entries.ts';

/**
 * Seals entries within about a second of the end of their transaction. Several servers may run it, since each locks the seals.
 */
export const sealEntriesJob: Job<{ readonly db: Database }> = {
  name: 'seal audit entries',
  intervalMs: 1_000,
  run: ({ db }) => sealEntries(db),
};
