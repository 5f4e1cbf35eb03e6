import { listMyBonds } from '#api/portfolio/bonds';
import { BONDS_REPORT } from '../../../src/web/portfolio/transfer/export-to-excel/bonds-report.ts';
import { reportSheet } from '../../../src/web/portfolio/transfer/export-to-excel/report.ts';
import type { CellValue } from '../../../src/web/portfolio/transfer/export-to-excel/spreadsheet/cell-format.ts';

/** The rows of the product's report, written by write-excel-file in a worker. The title has the time it took. */
const response = await fetch('/api/ClientData/my-bonds?expired=false');
const { data } = listMyBonds.answer.parse(await response.json());

const cells = Array.from(reportSheet(BONDS_REPORT, data).rows, (row) =>
  row.map((value, column) => toCell(value, BONDS_REPORT.columns[column]?.format)),
);
const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
worker.addEventListener('message', ({ data: taken }: MessageEvent<{ milliseconds: number }>) => {
  document.title = `written in ${taken.milliseconds}`;
});
worker.postMessage(cells);

function toCell(value: CellValue, format: string | undefined) {
  if (value === null) return null;
  if (typeof value === 'object') return value.number;
  return format === 'day' ? { value: new Date(value), format: 'dd/mm/yyyy' } : value;
}
