import { parentPort } from 'node:worker_threads';
import { runReading, type ReadingTask } from './reading-task.ts';

/** The thread that reads one file: a program of its own in dist/server. It ends when the file is read. */
parentPort?.once('message', (task: ReadingTask) => {
  void runReading(task, (part) => parentPort?.postMessage(part)).then(() => parentPort?.close());
});
