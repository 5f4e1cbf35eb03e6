import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../platform/database/connection/connect.ts';
import { asApiError } from '../../platform/http/answers/send-problem.ts';
import { ThreadData, type FromThread, type TaskResult, type ToThread } from './messages.ts';
import { prepareUnderstanding, takeOverUnderstanding } from '../built-in/matching/learn-examples.ts';
import { runTask, type PortfolioTask } from './portfolio-task.ts';

/**
 * The thread of the assistant: a program of its own in dist/server. It reads the database by a connection of its own, so that
 * of thousands of holdings nothing crosses to the thread of the requests but the answer. One task at a time.
 */
const { address, understanding } = ThreadData.parse(workerData);
const db = connect(address, { connections: 1 });

const report = (said: FromThread) => parentPort?.postMessage(said);

/** Only the first thread learns: it hands over what it has learned, for those after it. */
let isPrepared = understanding !== undefined;
if (understanding !== undefined) takeOverUnderstanding(understanding);

function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  report({ understanding: prepareUnderstanding() });
}

async function runAndReport(task: PortfolioTask): Promise<TaskResult> {
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
  if (message === 'prepare') prepare();
  else if (message === 'stop') {
    await db.destroy();
    parentPort?.close();
  } else {
    if (message.task.work.kind === 'answer') prepare();
    report(await runAndReport(message.task));
  }
}

/** What came before is done first, also where it is the request to end. */
let last = Promise.resolve();
parentPort?.on('message', (message: ToThread) => {
  last = last.then(() => handleMessage(message));
});
