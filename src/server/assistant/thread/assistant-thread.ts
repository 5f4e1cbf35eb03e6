import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../platform/database/connection/connect.ts';
import { asApiError } from '../../platform/http/answers/send-problem.ts';
import { setUnderstandingFile } from '../built-in/matching/understanding.ts';
import { ThreadData, type TaskReply, type ToThread } from './messages.ts';
import { runTask, type PortfolioTask } from './portfolio-task.ts';

/**
 * The assistant's thread, a separate program in dist/server. It has its own connection to the database, so that only the answer
 * and not thousands of holdings are copied to the main thread. It runs one task at a time.
 */
const { address, understanding } = ThreadData.parse(workerData);
const db = connect(address, { connections: 1 });

setUnderstandingFile(understanding);

async function replyTo(task: PortfolioTask): Promise<TaskReply> {
  try {
    return { ok: true, result: await runTask(db, task) };
  } catch (error) {
    const thrown = error instanceof Error ? error : new Error(String(error));
    const { code, extra } = asApiError(thrown);
    const text = thrown.stack ?? thrown.message;
    return { ok: false, code, retryAfterSeconds: extra.retryAfterSeconds, text };
  }
}

async function handleMessage(message: ToThread): Promise<void> {
  if (message === 'stop') {
    await db.destroy();
    parentPort?.close();
  } else parentPort?.postMessage(await replyTo(message.task));
}

/** Messages are handled in order, including the request to stop. */
let previous = Promise.resolve();
parentPort?.on('message', (message: ToThread) => {
  previous = previous.then(() => handleMessage(message));
});
