import { Worker } from 'node:worker_threads';
import { createSemaphore } from '../../../platform/runtime/semaphore.ts';
import { createFileReader, type FileReader, type RunReading } from './file-reader.ts';
import { RefusedFile } from './refused-file.ts';
import type { FromReading, ReadingTask } from './reading-task.ts';

/** Beyond this the thread ends, not the server. A workbook of 50,000 rows takes about a third. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY;

/** Reads files in a thread each, one at a time, so that no request waits for one. `file` is the built thread. */
export function startFileReader(file: string): FileReader {
  const places = createSemaphore(1);
  const run: RunReading = async (task, say, signal) => {
    const giveBack = await places.acquire(signal).catch(() => Promise.reject(new RefusedFile('cancelled')));
    try {
      await runInThread(file, { task, say, signal });
    } finally {
      giveBack();
    }
  };
  return createFileReader(run);
}

interface ThreadRun {
  readonly task: ReadingTask;
  readonly say: (part: FromReading) => void;
  readonly signal: AbortSignal;
}

function runInThread(file: string, { task, say, signal }: ThreadRun): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(file, { resourceLimits: HEAP_LIMITS });
    const stop = () => void thread.terminate();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    thread.on('message', say);
    thread.postMessage(task);
    thread.on('error', (error) => reject(isOutOfMemory(error) ? new RefusedFile('too_much_memory') : error));
    thread.on('exit', () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}
