import type { Database } from '../database/schema.ts';
import type { Job } from '../jobs/job.ts';
import { sealEntries } from './seal-entries.ts';

/** Seals entries within about a second of their transaction's end. Several servers may do it: each locks the seals. */
export const sealEntriesJob: Job<{ readonly db: Database }> = {
  name: 'seal audit entries',
  intervalMs: 1_000,
  run: ({ db }) => sealEntries(db),
};
