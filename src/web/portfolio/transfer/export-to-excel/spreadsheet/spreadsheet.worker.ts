import type { FromWorker, ToWorker } from './messages.ts';
import { startWorkbook } from './workbook.ts';

const workbook = startWorkbook();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  // The page receives an error thrown here as an 'error' event of the worker.
  take(data).then(answer, reportError);
});

function answer(message: FromWorker): void {
  postMessage(message, { transfer: message.kind === 'file' ? [message.file] : [] });
}

async function take(message: ToWorker): Promise<FromWorker> {
  if (message.kind === 'end') return { kind: 'file', file: await workbook.finish() };
  if (message.kind === 'head') workbook.startSheet(message.head);
  else workbook.add(message.rows);
  return { kind: 'more' };
}
