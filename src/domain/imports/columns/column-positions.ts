import type { ImportTable } from '../import-table.ts';
import type { ColumnKey, Columns } from './column.ts';

/** Where the columns of a format stand in a table. */
export type ColumnPositions = ReadonlyMap<ColumnKey, number>;

/** Trimmed, in lower case, with single blanks: how headers are compared. */
export function normaliseHeader(header: readonly string[]): string[] {
  return header.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, ' '));
}

const isColumnKey = (key: string, columns: Columns): key is ColumnKey => Object.hasOwn(columns, key);

/** Undefined where the header lacks a required column. */
export function findColumns(header: readonly string[], columns: Columns): ColumnPositions | undefined {
  const cells = normaliseHeader(header);
  const positions = new Map<ColumnKey, number>();
  for (const [key, column] of Object.entries(columns)) {
    const name = column.names.find((each) => cells.includes(each));
    if (name === undefined && column.isRequired) return undefined;
    if (name !== undefined && isColumnKey(key, columns)) positions.set(key, cells.indexOf(name));
  }
  return positions;
}

/** Some programs write a title, the name of the owner or the period above the header. */
const LINES_BEFORE_HEADER = 20;

export interface FoundHeader {
  /** Its place in `table.lines`. */
  readonly at: number;
  readonly positions: ColumnPositions;
}

export function findHeader(table: ImportTable, columns: Columns): FoundHeader | undefined {
  for (const [at, { cells }] of table.lines.slice(0, LINES_BEFORE_HEADER).entries()) {
    const positions = findColumns(cells, columns);
    if (positions !== undefined) return { at, positions };
  }
  return undefined;
}
