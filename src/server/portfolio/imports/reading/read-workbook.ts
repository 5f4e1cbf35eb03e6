import readXlsxFile, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/node';
import type { CheckedZip } from './check-zip.ts';
import { checkedTables, type FileTables } from './file-tables.ts';
import { findComputedCells } from './find-computed-cells.ts';
import { RefusedFile } from './refused-file.ts';

/** As many as a spreadsheet program shows: it stores 0.1 + 0.2 as 0.30000000000000004. */
const SIGNIFICANT_FIGURES = 15;
/** Three decimals after at most three figures look like grouped thousands; a fourth makes them certain. */
const LOOKS_GROUPED = /^-?[1-9]\d{0,2}\.\d{3}$/;

function numberText(stored: string): string {
  const number = Number(Number(stored).toPrecision(SIGNIFICANT_FIGURES));
  const text = String(number);
  return LOOKS_GROUPED.test(text) ? `${text}0` : text;
}

const MIDNIGHT = 'T00:00:00.000Z';

/** '2026-11-20'; with a time where the cell has one. */
function dayText(date: Date): string {
  const iso = date.toISOString();
  return iso.endsWith(MIDNIGHT) ? iso.slice(0, -MIDNIGHT.length) : iso.slice(0, 19);
}

/** A number that the library has not read, so that no figure is lost. */
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

/** Every sheet with the stored values of its cells. Formulas are not computed, links not followed, macros not read. */
export async function readWorkbook(bytes: Uint8Array, zip: CheckedZip): Promise<FileTables> {
  const sheets = await parse(bytes);
  const computed = findComputedCells(zip);
  const text = (cell: unknown, address: string) =>
    computed.has(address) ? `${cellText(cell)} (calc.)` : cellText(cell);
  const tables = sheets.map(({ sheet, data }) => ({
    sheet,
    lines: data.map((cells, at) => ({
      row: at + 1,
      cells: cells.map((cell: unknown, column) => text(cell, `${column} ${at + 1}`)),
    })),
  }));
  return { tables: checkedTables(tables), form: null };
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

/** '<c/> at row 3, col 5: VALUE_MISSING' */
function unreadable(message: string): RefusedFile {
  const [, row, column] = /at row (\d+), col (\d+)/.exec(message) ?? [];
  return row === undefined || column === undefined
    ? new RefusedFile('damaged')
    : new RefusedFile('unreadable_cell', { row, column });
}
