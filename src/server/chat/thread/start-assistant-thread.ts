import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../http/api-error.ts';
import type { DatabaseAddress } from '../../database/connect.ts';
import type { Log } from '../../log.ts';
import { APOLOGY } from '../in-time.ts';
import type { FromThread, ThreadData, ToThread } from './messages.ts';
import type { PortfolioTask } from './portfolio-task.ts';
import type { TaskRunner } from './task-runner.ts';

/** More questions than this are not kept waiting. */
const MAX_WAITING = 200;
/** Beyond this the thread ends, not the server. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
const MAX_STOP_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;

interface Started {
  /** The built thread: dist/server/assistant-thread.js. */
  readonly file: string;
  readonly address: DatabaseAddress;
  readonly log: Pick<Log, 'error'>;
}

export interface AssistantThread extends TaskRunner {
  /** Lets the thread close its connection and end. */
  readonly stop: () => Promise<void>;
}

interface Waiting {
  readonly task: PortfolioTask;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

function unavailable(): ApiError {
  return new ApiError('unavailable', APOLOGY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Runs tasks in one thread, one after the other, so that requests never wait for a sum. The thread starts with the first task.
 * One that must stop in the middle of its work is ended, and the next task starts another.
 */
export function startAssistantThread({ file, address, log }: Started): AssistantThread {
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;
  let running: Waiting | undefined;
  let stopped = false;

  const settle = (done: (of: Waiting) => void) => {
    const ended = running;
    running = undefined;
    if (ended !== undefined) done(ended);
    next();
  };

  /** The thread is gone or on its way out; nothing more is heard of it. */
  const forget = (gone: Worker) => {
    if (worker !== gone) return;
    worker = undefined;
    settle(({ reject }) => reject(unavailable()));
  };

  const take = (said: FromThread) =>
    settle(({ resolve, reject }) => {
      if (said.ok) {
        resolve(said.result);
        return;
      }
      const { code, retryAfterSeconds, text } = said;
      log.error({ error: text }, 'the assistant failed');
      reject(new ApiError(code, APOLOGY, retryAfterSeconds === undefined ? {} : { retryAfterSeconds }));
    });

  const started = (): Worker => {
    const workerData: ThreadData = { address };
    const thread = new Worker(file, {
      workerData,
      resourceLimits: HEAP_LIMITS,
    });
    // What is still said by a thread that was ended is of no task any more.
    thread.on('message', (said: FromThread) => {
      if (thread === worker) take(said);
    });
    thread.on('error', (error) => {
      log.error({ err: error }, 'the thread of the assistant broke');
      forget(thread);
    });
    thread.on('exit', () => forget(thread));
    thread.unref();
    return thread;
  };

  function next(): void {
    if (running !== undefined || stopped) return;
    running = waiting.shift();
    if (running === undefined) return;
    worker ??= started();
    worker.postMessage({ task: running.task } satisfies ToThread);
  }

  const cancel = (one: Waiting) => {
    const place = waiting.indexOf(one);
    if (place >= 0) waiting.splice(place, 1);
    one.reject(unavailable());
    if (one !== running || worker === undefined) return;
    const busy = worker;
    forget(busy);
    void busy.terminate();
  };

  return {
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        const one: Waiting = { task, resolve, reject };
        if (stopped || signal.aborted || waiting.length >= MAX_WAITING) {
          reject(unavailable());
          return;
        }
        signal.addEventListener('abort', () => cancel(one), { once: true });
        waiting.push(one);
        next();
      }),
    stop: async () => {
      stopped = true;
      for (const { reject } of waiting.splice(0)) reject(unavailable());
      const last = worker;
      if (last === undefined) return;
      last.postMessage('stop' satisfies ToThread);
      const late = delay(MAX_STOP_MS, undefined, { ref: false });
      await Promise.race([once(last, 'exit'), late]);
      await last.terminate();
    },
  };
}
