import type { Database } from '../../platform/database/schema.ts';
import { runTask, type PortfolioTask } from './portfolio-task.ts';

/** Runs tasks: in a separate thread on a server, in the current thread in tests. */
export interface TaskRunner {
  /** Stops the work and rejects when the signal fires. */
  readonly run: (task: PortfolioTask, signal: AbortSignal) => Promise<unknown>;
}

/** Runs tasks in this thread, which is blocked while it computes. */
export function runInThisThread(db: Database): TaskRunner {
  return { run: (task) => runTask(db, task) };
}
