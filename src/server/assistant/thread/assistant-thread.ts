import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../platform/database/connection/connect.ts';
import { asApiError } from '../../platform/http/answers/send-problem.ts';
import { ThreadData, type FromThread, type ToThread } from './messages.ts';
import { prepareUnderstanding } from '../built-in/matching/learn-examples.ts';
import { runTask, type PortfolioTask } from './portfolio-task.ts';

/**
 * The thread of the assistant: a program of its own in dist/server. It reads the database by a connection of its own, so that
 * of thousands of holdings nothing crosses to the thread of the requests but the answer. One task at a time.
 */
const { address } = ThreadData.parse(workerData);
const db = connect(address, { connections: 1 });

async function runAndReport(task: PortfolioTask): Promise<FromThread> {
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
  if (message === 'prepare') prepareUnderstanding();
  else if (message === 'stop') {
    await db.destroy();
    parentPort?.close();
  } else parentPort?.postMessage(await runAndReport(message.task));
}

/** What came before is done first, also where it is the request to end. */
let last = Promise.resolve();
parentPort?.on('message', (message: ToThread) => {
  last = last.then(() => handleMessage(message));
});
