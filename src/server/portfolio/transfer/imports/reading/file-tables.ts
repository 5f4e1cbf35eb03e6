import type { ImportLine, ImportTable, TextFileForm } from '#domain/imports/import-table';
import { MAX_COLUMNS, MAX_ROWS } from './limits.ts';
import { RefusedFile } from './refused-file.ts';

/** The raw tables of a file, before any format is recognised. */
export interface FileTables {
  readonly tables: readonly ImportTable[];
  /** Null for workbooks, XML and JSON. */
  readonly form: TextFileForm | null;
  /** True for workbooks whose serial dates are counted from 1904. */
  readonly datesFrom1904?: boolean;
}

const isFilled = ({ cells }: ImportLine) => cells.some((cell) => cell !== '');

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  const length = cells.findLastIndex((cell) => cell !== '') + 1;
  return length === cells.length ? cells : cells.slice(0, length);
}

/** What PostgreSQL cannot store in a text: U+0000 and halves of surrogate pairs. */
const NOT_STORABLE = /[\0\p{Surrogate}]/gu;
const storable = (text: string) => text.replace(NOT_STORABLE, '');

/** Removes empty lines, trailing empty cells, and characters that cannot be stored. Throws RefusedFile beyond the limits, or if nothing is left. */
export function checkedTables(tables: readonly ImportTable[]): ImportTable[] {
  const checked = tables.map(({ sheet, lines }) => ({
    sheet: sheet === null ? null : storable(sheet),
    lines: lines
      .map(({ row, cells }) => ({ row, cells: withoutEmptyEnd(cells.map(storable)) }))
      .filter(isFilled),
  }));
  const rows = checked.reduce((sum, { lines }) => sum + Math.max(0, lines.length - 1), 0);
  if (rows > MAX_ROWS) throw new RefusedFile('too_many_rows', { max: String(MAX_ROWS) });
  const wide = checked.flatMap(({ lines }) => lines).find(({ cells }) => cells.length > MAX_COLUMNS);
  if (wide !== undefined) {
    throw new RefusedFile('too_many_columns', { max: String(MAX_COLUMNS), row: String(wide.row) });
  }
  const filled = checked.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) throw new RefusedFile('empty');
  return filled;
}
