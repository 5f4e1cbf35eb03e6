import { SHEET_END, sheetRows, sheetStart } from './sheet-xml.ts';
import type { SheetHead, SheetRow } from './sheet.ts';
import { workbookParts } from './workbook-parts.ts';
import { zip } from './zip.ts';

/** A workbook of one sheet, written as its rows come. */
export interface Workbook {
  add(rows: readonly SheetRow[]): void;
  /** The file, an .xlsx of Office Open XML (ECMA-376). */
  finish(): Promise<ArrayBuffer>;
}

export function startWorkbook(head: SheetHead): Workbook {
  const sheet = [sheetStart(head)];
  const HEADER_ROW = 1;
  let lastRow = HEADER_ROW;
  return {
    add(rows) {
      sheet.push(sheetRows(head, rows, lastRow + 1));
      lastRow += rows.length;
    },
    finish: () => zip(workbookParts(head.name, [...sheet, SHEET_END])),
  };
}
