import { reportHead, reportRow, type Report } from './report.ts';
import type { FromWorker, ToWorker } from './spreadsheet/messages.ts';
import { startWorker } from './start-worker.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** So many at a time, for the page to stay awake while they are handed over. */
const ROWS_AT_A_TIME = 250;

interface Making<Item> {
  readonly report: Report<Item>;
  readonly items: readonly Item[];
  /** Ends the making; the promise then fails with an AbortError. */
  readonly signal: AbortSignal;
}

/** An Excel file of these items, made beside the page by a worker. */
export async function makeFile<Item>({ report, items, signal }: Making<Item>): Promise<Blob> {
  const worker = startWorker();
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const messages = messagesFor(report, items);
      const sendNext = () => worker.postMessage(messages.next().value);
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'file') resolve(new Blob([data.file], { type: XLSX }));
        else sendNext();
      });
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      signal.addEventListener('abort', () => reject(new DOMException('The export was ended.', 'AbortError')));
      sendNext();
    });
  } finally {
    worker.terminate();
  }
}

function* messagesFor<Item>(report: Report<Item>, items: readonly Item[]): Generator<ToWorker, ToWorker> {
  yield { kind: 'head', head: reportHead(report) };
  for (let start = 0; start < items.length; start += ROWS_AT_A_TIME) {
    const part = items.slice(start, start + ROWS_AT_A_TIME);
    yield { kind: 'rows', rows: part.map((item) => reportRow(report, item)) };
  }
  return { kind: 'end' };
}
