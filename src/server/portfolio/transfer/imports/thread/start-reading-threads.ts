import { Worker } from 'node:worker_threads';
import type { Config } from '../../../../platform/config/config.ts';
import type { DatabaseAddress } from '../../../../platform/database/connection/connect.ts';
import { createSemaphore } from '../../../../platform/runtime/semaphore.ts';
import type { ReadingTask, RunReading } from '../reading-task.ts';
import { RefusedFile } from '../reading/refused-file.ts';
import type { FromThread, ThreadData } from './messages.ts';
import { errorCode } from '../../../../platform/errors/error-code.ts';

/**
 * Beyond this the thread is terminated, not the server. A workbook of 50,000 rows takes about half. A larger young generation takes
 * 45 MiB more and saves 2 % of the time.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 48 };
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

const isOutOfMemory = (error: unknown) => errorCode(error) === OUT_OF_MEMORY;

interface ThreadOptions {
  /** The built thread: dist/server/reading-thread.js. */
  readonly file: string;
  readonly address: DatabaseAddress;
  readonly config: Pick<Config, 'dataKeys' | 'dataDir'>;
}

/** Reads each file in its own thread, one at a time, so that reading neither blocks requests nor leaves memory allocated. */
export function startReadingThreads(options: ThreadOptions): RunReading {
  const semaphore = createSemaphore(1);
  return async (task, signal) => {
    const release = await semaphore.acquire(signal).catch(() => Promise.reject(new RefusedFile('cancelled')));
    try {
      const result = await runInThread(options, task, signal);
      if (signal.aborted) throw new RefusedFile('cancelled');
      if (result?.kind === 'refused') throw new RefusedFile(result.fault.rule, result.fault.values);
      if (result?.kind !== 'read')
        throw new Error(result?.text ?? 'the thread that reads a file ended early');
      return result.cells;
    } finally {
      release();
    }
  };
}

/** The thread's message, once it has ended; undefined if it sent none, as after an abort. */
function runInThread(
  { file, address, config: { dataKeys, dataDir } }: ThreadOptions,
  task: ReadingTask,
  signal: AbortSignal,
): Promise<FromThread | undefined> {
  return new Promise((resolve, reject) => {
    const workerData: ThreadData = {
      ...{ address, dataDir },
      dataKeys: dataKeys?.map(({ id, bytes }) => ({ id, bytes: Uint8Array.from(bytes) })),
    };
    const thread = new Worker(file, { workerData, resourceLimits: HEAP_LIMITS });
    const stop = () => void thread.terminate();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    let result: FromThread | undefined;
    thread.on('message', (message: FromThread) => (result = message));
    thread.postMessage(task);
    thread.on('error', (error) => reject(isOutOfMemory(error) ? new RefusedFile('too_much_memory') : error));
    thread.on('exit', () => {
      signal.removeEventListener('abort', stop);
      resolve(result);
    });
  });
}
