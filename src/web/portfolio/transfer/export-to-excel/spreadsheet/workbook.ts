import { SHEET_END, sheetRows, sheetStart } from './sheet-xml.ts';
import type { SheetHead, SheetRow } from './sheet.ts';
import { workbookParts } from './workbook-parts.ts';
import { zip } from './zip.ts';

/** A workbook that is written row by row, one sheet after another. */
interface Workbook {
  startSheet(head: SheetHead): void;
  /** Appends rows to the sheet that was started last. */
  add(rows: readonly SheetRow[]): void;
  /** Returns the finished .xlsx file (Office Open XML, ECMA-376). */
  finish(): Promise<ArrayBuffer>;
}

const HEADER_ROW = 1;

export function startWorkbook(): Workbook {
  const sheets: { readonly head: SheetHead; readonly pieces: string[]; lastRow: number }[] = [];
  return {
    startSheet(head) {
      sheets.push({ head, pieces: [sheetStart(head, sheets.length === 0)], lastRow: HEADER_ROW });
    },
    add(rows) {
      const sheet = sheets.at(-1);
      if (sheet === undefined) throw new Error('rows came before the head of their sheet');
      sheet.pieces.push(sheetRows(sheet.head, rows, sheet.lastRow + 1));
      sheet.lastRow += rows.length;
    },
    finish: () =>
      zip(
        workbookParts(sheets.map(({ head, pieces }) => ({ name: head.name, xml: [...pieces, SHEET_END] }))),
      ),
  };
}
