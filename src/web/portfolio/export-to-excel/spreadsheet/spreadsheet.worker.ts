import type { FromWorker, ToWorker } from './messages.ts';
import { startWorkbook, type Workbook } from './workbook.ts';

let workbook: Workbook | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  // What is thrown here is an 'error' event of the worker, on its page.
  take(data).then(answer, reportError);
});

function answer(message: FromWorker): void {
  postMessage(message, { transfer: message.kind === 'file' ? [message.file] : [] });
}

async function take(message: ToWorker): Promise<FromWorker> {
  if (message.kind === 'head') {
    workbook = startWorkbook(message.head);
    return { kind: 'more' };
  }
  if (workbook === null) throw new Error('rows came before the head of their sheet');
  if (message.kind === 'end') return { kind: 'file', file: await workbook.finish() };
  workbook.add(message.rows);
  return { kind: 'more' };
}
