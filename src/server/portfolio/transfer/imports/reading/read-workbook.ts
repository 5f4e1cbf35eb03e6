import readXlsxFile, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/node';
import type { CheckedZip } from './check-zip.ts';
import { checkedTables, type FileTables } from './file-tables.ts';
import { findComputedCells } from './find-computed-cells.ts';
import { findErrorCells } from './find-error-cells.ts';
import { eachElement } from './each-element.ts';
import { RefusedFile } from './refused-file.ts';

/** What spreadsheet programs display: they store 0.1 + 0.2 as 0.30000000000000004. */
const SIGNIFICANT_FIGURES = 15;
/** '1.234' would look like grouped thousands; a fourth decimal makes it unambiguous. */
const LOOKS_GROUPED = /^-?[1-9]\d{0,2}\.\d{3}$/;

function numberText(stored: string): string {
  const number = Number(Number(stored).toPrecision(SIGNIFICANT_FIGURES));
  const text = String(number);
  return LOOKS_GROUPED.test(text) ? `${text}0` : text;
}

const MIDNIGHT = 'T00:00:00.000Z';

/** '2026-11-20', or '2026-11-20T09:30:00' if the cell has a time. */
function dayText(date: Date): string {
  const iso = date.toISOString();
  return iso.endsWith(MIDNIGHT) ? iso.slice(0, -MIDNIGHT.length) : iso.slice(0, 19);
}

/** The text of a number, unparsed by the library so that no digits are lost. */
interface StoredNumber {
  readonly stored: string;
}

const isStoredNumber = (cell: object): cell is StoredNumber => 'stored' in cell;

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dayText(cell);
  if (typeof cell === 'object') return isStoredNumber(cell) ? numberText(cell.stored) : '';
  return typeof cell === 'string' ? cell.trim() : typeof cell === 'boolean' ? String(cell) : '';
}

/** Reads the stored cell values of every sheet. Formulas are not evaluated, links not followed, macros ignored. Throws RefusedFile. */
export async function readWorkbook(bytes: Uint8Array, zip: CheckedZip): Promise<FileTables> {
  const sheets = await parse(bytes);
  const computed = findComputedCells(zip);
  const text = (cell: unknown, address: string) =>
    computed.has(address) ? `${cellText(cell)} (calc.)` : cellText(cell);
  const errors = findErrorCells(zip);
  const tables = sheets.map(({ sheet, data }) => {
    const inSheet = errors.get(sheet);
    return {
      sheet,
      lines: data.map((cells, at) => ({
        row: at + 1,
        cells: cells.map((cell: unknown, column) => {
          const address = `${column} ${at + 1}`;
          return inSheet?.get(address) ?? text(cell, address);
        }),
      })),
    };
  });
  return { tables: checkedTables(tables), form: null, datesFrom1904: isFrom1904(zip) };
}

function isFrom1904(zip: CheckedZip): boolean {
  let found = false;
  eachElement(zip.text('xl/workbook.xml'), (name, { date1904 = '' }) => {
    if (name === 'workbookPr') found = date1904 === '1' || date1904 === 'true';
  });
  return found;
}

async function parse(bytes: Uint8Array) {
  try {
    return await readXlsxFile(Buffer.from(bytes), { parseNumber: (stored): StoredNumber => ({ stored }) });
  } catch (error) {
    if (error instanceof InvalidSpreadsheetError) throw unreadable(error.message);
    if (error instanceof InvalidInputError) throw new RefusedFile('damaged');
    throw error;
  }
}

/** Parses the library's message, such as '<c/> at row 3, col 5: VALUE_MISSING'. */
function unreadable(message: string): RefusedFile {
  const [, row, column] = /at row (\d+), col (\d+)/.exec(message) ?? [];
  return row === undefined || column === undefined
    ? new RefusedFile('damaged')
    : new RefusedFile('unreadable_cell', { row, column });
}
