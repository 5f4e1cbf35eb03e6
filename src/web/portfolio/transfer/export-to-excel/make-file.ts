import type { FromWorker, ToWorker } from './spreadsheet/messages.ts';
import type { SheetHead, SheetRow } from './spreadsheet/sheet.ts';
import { startWorker } from './start-worker.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Rows are sent to the worker in batches, so that the page stays responsive. */
const ROWS_AT_A_TIME = 250;

export interface SheetToMake {
  readonly head: SheetHead;
  readonly rows: Iterable<SheetRow>;
}

interface MakeFileOptions {
  readonly sheets: readonly SheetToMake[];
  /** Cancels the export; the promise then rejects with an AbortError. */
  readonly signal: AbortSignal;
}

/** Creates an Excel file of these sheets in a worker. */
export async function makeFile({ sheets, signal }: MakeFileOptions): Promise<Blob> {
  const worker = startWorker();
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const messages = messagesFor(sheets);
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

function* messagesFor(sheets: readonly SheetToMake[]): Generator<ToWorker, ToWorker> {
  for (const { head, rows } of sheets) {
    yield { kind: 'head', head };
    let part: SheetRow[] = [];
    for (const row of rows) {
      part.push(row);
      if (part.length < ROWS_AT_A_TIME) continue;
      yield { kind: 'rows', rows: part };
      part = [];
    }
    yield { kind: 'rows', rows: part };
  }
  return { kind: 'end' };
}
