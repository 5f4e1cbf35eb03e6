import type { Database } from '../../platform/database/schema.ts';
import { runTask, type PortfolioTask } from './portfolio-task.ts';

/** Where tasks are run. A server has a thread for them; a test runs them in its own. */
export interface TaskRunner {
  /** Rejects, and stops the work, when the signal fires. */
  readonly run: (task: PortfolioTask, signal: AbortSignal) => Promise<unknown>;
}

/** Runs tasks in this thread, which answers nothing else while it computes. */
export function runInThisThread(db: Database): TaskRunner {
  return { run: (task) => runTask(db, task) };
}
