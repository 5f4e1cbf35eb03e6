import type { ImportTable } from '../import-table.ts';
import type { ColumnKey, Columns } from './column.ts';

/** The index of each of a format's columns in a table. */
export type ColumnPositions = ReadonlyMap<ColumnKey, number>;

/** The name of a column in the file; the key of one that has a value for all rows instead. */
export function columnName(
  key: ColumnKey,
  { positions, header }: { readonly positions: ColumnPositions; readonly header: readonly string[] },
): string {
  return header[positions.get(key) ?? -1] ?? key;
}

/** Normalises a header for comparison: trimmed, lower case, single spaces. */
export function normaliseHeader(header: readonly string[]): string[] {
  return header.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, ' '));
}

const isColumnKey = (key: string, columns: Columns): key is ColumnKey => Object.hasOwn(columns, key);

/** Finds the columns in a header; undefined if a required one is missing. */
function findColumns(header: readonly string[], columns: Columns): ColumnPositions | undefined {
  const cells = normaliseHeader(header);
  const positions = new Map<ColumnKey, number>();
  for (const [key, column] of Object.entries(columns)) {
    const name = column.names.find((each) => cells.includes(each));
    if (name === undefined && column.isRequired) return undefined;
    if (name !== undefined && isColumnKey(key, columns)) positions.set(key, cells.indexOf(name));
  }
  return positions;
}

/** Some programs write a title, the owner's name or the period above the header. */
const MAX_HEADER_LINES = 20;

export interface FoundHeader {
  /** Index in `table.lines`. */
  readonly at: number;
  readonly positions: ColumnPositions;
}

/** Finds the header among the first lines; undefined if no line has all required columns. */
export function findHeader(table: ImportTable, columns: Columns): FoundHeader | undefined {
  for (const [at, { cells }] of table.lines.slice(0, MAX_HEADER_LINES).entries()) {
    const positions = findColumns(cells, columns);
    if (positions !== undefined) return { at, positions };
  }
  return undefined;
}
