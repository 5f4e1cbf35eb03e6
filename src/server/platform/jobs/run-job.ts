import type { Database } from '../database/schema.ts';
import type { Job } from './job.ts';
import { takeLease } from './lease.store.ts';

interface Turn<Context> {
  readonly context: Context;
  readonly stopping: AbortSignal;
}

/** Runs the job once; does nothing if another server has its lease. */
export async function runJob<Context extends { readonly db: Database }>(
  job: Job<Context>,
  { context, stopping }: Turn<Context>,
): Promise<void> {
  if (job.onOneServer !== true) {
    await job.run(context, stopping);
    return;
  }
  await context.db.transaction().execute(async (lease) => {
    if (await takeLease(lease, job.name)) await job.run(context, stopping);
  });
}
