import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/schema.ts';
import type { Log } from '../runtime/log.ts';
import type { Job } from './job.ts';
import { runJob } from './run-job.ts';

interface RunnerContext {
  readonly db: Database;
  readonly log: Pick<Log, 'warn'>;
}

/** Resolves when the time has passed or the signal fires. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

interface RunningJobs {
  /** Starts no further runs, signals those that are running, and waits for them. */
  readonly stop: () => Promise<void>;
}

/** Runs each job now and after every interval, until they are stopped. An error is logged, and the next run happens as usual. */
export function startJobs<Context extends RunnerContext>(
  jobs: readonly Job<Context>[],
  context: Context,
  pause: Pause = pauseFor,
): RunningJobs {
  const stopping = new AbortController();
  const running = jobs.map((job) => ({
    job,
    ended: repeat(job, { context, stopping: stopping.signal, pause }),
  }));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running.map(({ job, ended }) => within(job.shutdownTimeoutMs, ended)));
    },
  };
}

interface Repeating<Context> {
  readonly context: Context;
  readonly stopping: AbortSignal;
  readonly pause: Pause;
}

async function repeat<Context extends RunnerContext>(
  job: Job<Context>,
  { context, stopping, pause }: Repeating<Context>,
): Promise<void> {
  const run = () =>
    runJob(job, { context, stopping }).catch((error: unknown) =>
      context.log.warn({ err: error, job: job.name }, 'a job failed; it runs again at its next turn'),
    );
  while (!stopping.aborted) {
    await run();
    await pause(job.intervalMs, stopping);
  }
  if (job.runsOnStop === true) await run();
}

async function within(ms: number | undefined, ended: Promise<void>): Promise<void> {
  await (ms === undefined ? ended : Promise.race([ended, delay(ms, undefined, { ref: false })]));
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
