import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../../../platform/database/connection/connect.ts';
import { openDataKeys } from '../../../../platform/encryption/data-keys.ts';
import { readImportedFile } from '../read-imported-file.ts';
import type { ReadingTask } from '../reading-task.ts';
import { RefusedFile } from '../reading/refused-file.ts';
import { ThreadData, type FromThread } from './messages.ts';

/**
 * The worker thread that reads one file, built as a separate entry in dist/server. It loads the file from the database, compares its rows
 * and stages them, so that none of that data passes through the request thread.
 */
const { address, dataDir, dataKeys } = ThreadData.parse(workerData);
// One connection compares rows while the other writes.
const db = connect(address, { connections: 2 });

async function readAndReport(task: ReadingTask): Promise<FromThread> {
  try {
    const cells = await readImportedFile({ db, dataKeys: openDataKeys({ dataKeys, dataDir }) }, task);
    return { kind: 'read', cells };
  } catch (error) {
    if (error instanceof RefusedFile) return { kind: 'refused', fault: error.fault };
    return { kind: 'failed', text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.once('message', (task: ReadingTask) => {
  void readAndReport(task).then(async (message) => {
    await db.destroy();
    parentPort?.postMessage(message);
    parentPort?.close();
  });
});
