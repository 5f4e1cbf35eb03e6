import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { DatabaseAddress } from '../../platform/database/connection/connect.ts';
import type { Log } from '../../platform/runtime/log.ts';
import { createSemaphore } from '../../platform/runtime/semaphore.ts';
import { APOLOGY } from '../../platform/runtime/with-deadline.ts';
import type { TaskReply, ThreadData, ToThread } from './messages.ts';
import type { PortfolioTask } from './portfolio-task.ts';
import type { TaskRunner } from './task-runner.ts';

/** Further questions are refused. */
const MAX_WAITING = 200;
/** If the thread needs more memory, it ends, and the server continues. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 48 };
const MAX_STOP_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;

interface ThreadOptions {
  /** The built thread: dist/server/assistant-thread.js. */
  readonly file: string;
  /** What was learned from the examples: dist/assistant/understanding.gz. */
  readonly understanding: string;
  readonly address: DatabaseAddress;
  readonly log: Pick<Log, 'error'>;
}

export interface AssistantThread extends TaskRunner {
  /** Lets the thread close its connection and stop. */
  readonly stop: () => Promise<void>;
}

function unavailable(): ApiError {
  return new ApiError('unavailable', APOLOGY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function newThread({ file, understanding, address, log }: ThreadOptions): Worker {
  const workerData: ThreadData = { address, understanding };
  const thread = new Worker(file, { workerData, resourceLimits: HEAP_LIMITS });
  thread.on('error', (error) => log.error({ err: error }, 'the thread of the assistant failed'));
  thread.unref();
  return thread;
}

/** The thread's reply to the task; undefined if the thread ends first. The signal terminates the thread. */
function sendTask(thread: Worker, task: PortfolioTask, signal: AbortSignal): Promise<TaskReply | undefined> {
  return new Promise((resolve) => {
    const settle = (reply: TaskReply | undefined) => {
      thread.off('message', settle).off('exit', end);
      signal.removeEventListener('abort', stop);
      resolve(reply);
    };
    const end = () => settle(undefined);
    const stop = () => {
      end();
      void thread.terminate();
    };
    thread.on('message', settle).on('exit', end);
    signal.addEventListener('abort', stop);
    thread.postMessage({ task } satisfies ToThread);
  });
}

/** The result of the task. Throws an error that can be shown; details go to the log. */
function readReply(reply: TaskReply | undefined, log: ThreadOptions['log']): unknown {
  if (reply === undefined) throw unavailable();
  if (reply.ok) return reply.result;
  const { code, retryAfterSeconds, text } = reply;
  log.error({ error: text }, 'the assistant failed');
  throw new ApiError(code, APOLOGY, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

/** Lets the thread finish its task and close its connection; terminates it if that takes too long. */
async function stopThread(thread: Worker): Promise<void> {
  thread.postMessage('stop' satisfies ToThread);
  const timeout = delay(MAX_STOP_MS, undefined, { ref: false });
  await Promise.race([once(thread, 'exit'), timeout]);
  await thread.terminate();
}

/**
 * Runs tasks in one thread, one after the other, so that computations do not delay requests. The thread starts with
 * the first task. If it has ended, the next task starts another.
 */
export function startAssistantThread(options: ThreadOptions): AssistantThread {
  const semaphore = createSemaphore(1);
  const stopping = new AbortController();
  let thread: Worker | undefined;

  const acquire = async (signal: AbortSignal): Promise<() => void> => {
    if (stopping.signal.aborted || semaphore.stats().waiting >= MAX_WAITING) throw unavailable();
    const turn = semaphore.acquire(AbortSignal.any([signal, stopping.signal]));
    return turn.catch(() => Promise.reject(unavailable()));
  };

  const getThread = (): Worker => {
    if (thread !== undefined) return thread;
    const fresh = newThread(options);
    fresh.on('exit', () => {
      if (thread === fresh) thread = undefined;
    });
    return (thread = fresh);
  };

  return {
    run: async (task, signal) => {
      const release = await acquire(signal);
      try {
        if (signal.aborted) throw unavailable();
        const reply = await sendTask(getThread(), task, signal);
        // It has ended, so the next task starts another.
        if (reply === undefined) thread = undefined;
        return readReply(reply, options.log);
      } finally {
        release();
      }
    },
    stop: async () => {
      stopping.abort();
      if (thread !== undefined) await stopThread(thread);
    },
  };
}
