import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { DatabaseAddress } from '../../platform/database/connection/connect.ts';
import type { Log } from '../../platform/runtime/log.ts';
import { createSemaphore } from '../../platform/runtime/semaphore.ts';
import { APOLOGY } from '../../platform/runtime/with-deadline.ts';
import type { FromThread, TaskResult, ThreadData, ToThread } from './messages.ts';
import type { PortfolioTask } from './portfolio-task.ts';
import type { TaskRunner } from './task-runner.ts';

/** More questions than this are not kept waiting. */
const MAX_WAITING = 200;
/** Beyond this the thread ends, not the server. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 48 };
const MAX_STOP_MS = 2_000;
/** So long after the start of the server the thread starts by itself, and learns: the first question does not wait for that. */
const START_AFTER_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

interface ThreadOptions {
  /** The built thread: dist/server/assistant-thread.js. */
  readonly file: string;
  readonly address: DatabaseAddress;
  readonly log: Pick<Log, 'error'>;
}

export interface AssistantThread extends TaskRunner {
  /** Lets the thread close its connection and end. */
  readonly stop: () => Promise<void>;
}

function unavailable(): ApiError {
  return new ApiError('unavailable', APOLOGY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Of the first thread of the process that has learned the examples. */
let understanding: ThreadData['understanding'];

function newThread({ file, address, log }: ThreadOptions): Worker {
  const workerData: ThreadData = { address, understanding };
  const thread = new Worker(file, { workerData, resourceLimits: HEAP_LIMITS });
  thread.on('error', (error) => log.error({ err: error }, 'the thread of the assistant broke'));
  thread.on('message', (said: FromThread) => {
    if ('understanding' in said) ({ understanding } = said);
  });
  thread.unref();
  return thread;
}

/** What the thread says of the task; undefined where it ends before. A signal that fires ends it in the middle of its work. */
function ask(thread: Worker, task: PortfolioTask, signal: AbortSignal): Promise<TaskResult | undefined> {
  return new Promise((resolve) => {
    const settle = (said: FromThread | undefined) => {
      if (said !== undefined && 'understanding' in said) return;
      thread.off('message', settle).off('exit', end);
      signal.removeEventListener('abort', stop);
      resolve(said);
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

/** The result of the task. Throws what the person is told; the log has the rest. */
function resultIn(said: TaskResult | undefined, log: ThreadOptions['log']): unknown {
  if (said === undefined) throw unavailable();
  if (said.ok) return said.result;
  const { code, retryAfterSeconds, text } = said;
  log.error({ error: text }, 'the assistant failed');
  throw new ApiError(code, APOLOGY, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

/** Lets the thread finish what it has begun, close its connection and end; where that takes too long, ends it. */
async function end(thread: Worker): Promise<void> {
  thread.postMessage('stop' satisfies ToThread);
  const late = delay(MAX_STOP_MS, undefined, { ref: false });
  await Promise.race([once(thread, 'exit'), late]);
  await thread.terminate();
}

/**
 * Runs tasks in one thread, one after the other, so that no request waits for a sum. The thread starts soon after the server, or
 * with the first task; where it has ended, the next task starts another.
 */
export function startAssistantThread(started: ThreadOptions): AssistantThread {
  const places = createSemaphore(1);
  const stopping = new AbortController();
  let thread: Worker | undefined;

  const take = async (signal: AbortSignal): Promise<() => void> => {
    if (stopping.signal.aborted || places.stats().waiting >= MAX_WAITING) throw unavailable();
    const turn = places.acquire(AbortSignal.any([signal, stopping.signal]));
    return turn.catch(() => Promise.reject(unavailable()));
  };

  const current = (): Worker => {
    if (thread !== undefined) return thread;
    const fresh = newThread(started);
    fresh.on('exit', () => {
      if (thread === fresh) thread = undefined;
    });
    return (thread = fresh);
  };

  const startSoon = setTimeout(
    () => current().postMessage('prepare' satisfies ToThread),
    START_AFTER_MS,
  ).unref();

  return {
    run: async (task, signal) => {
      const giveBack = await take(signal);
      try {
        if (signal.aborted) throw unavailable();
        const said = await ask(current(), task, signal);
        // It is ending: the next task starts another.
        if (said === undefined) thread = undefined;
        return resultIn(said, started.log);
      } finally {
        giveBack();
      }
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(startSoon);
      if (thread !== undefined) await end(thread);
    },
  };
}
