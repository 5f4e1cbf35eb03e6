import type { PortfolioTask } from './portfolio-task.ts';

/** Runs tasks: in a separate thread on a server (start-assistant-thread.ts), in the current thread in tests. */
export interface TaskRunner {
  /** Stops the work and rejects when the signal fires. */
  readonly run: (task: PortfolioTask, signal: AbortSignal) => Promise<unknown>;
}
