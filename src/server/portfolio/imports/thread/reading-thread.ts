import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../../platform/database/connection/connect.ts';
import { openDataKeys } from '../../../platform/encryption/data-keys.ts';
import { readImportedFile } from '../read-imported-file.ts';
import type { ReadingTask } from '../reading-task.ts';
import { RefusedFile } from '../reading/refused-file.ts';
import { ThreadData, type FromThread } from './messages.ts';

/**
 * The thread that reads one file: a program of its own in dist/server. It takes the file from the database, compares its rows with
 * what is stored and keeps them, so that none of that crosses to the thread of the requests.
 */
const { address, dataDir, dataKeys } = ThreadData.parse(workerData);
// Rows are compared on one while others are written on the second.
const db = connect(address, { connections: 2 });

async function readAndReport(task: ReadingTask): Promise<FromThread> {
  try {
    await readImportedFile({ db, dataKeys: openDataKeys({ dataKeys, dataDir }) }, task);
    return { kind: 'read' };
  } catch (error) {
    if (error instanceof RefusedFile) return { kind: 'refused', fault: error.fault };
    return { kind: 'failed', text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.once('message', (task: ReadingTask) => {
  void readAndReport(task).then(async (said) => {
    await db.destroy();
    parentPort?.postMessage(said);
    parentPort?.close();
  });
});
