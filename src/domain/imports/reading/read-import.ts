import type { ImportFormatId } from '../formats/import-formats.ts';
import type { ImportFormat } from '../formats/import-format.ts';
import type { ImportedRow } from '../imported-row.ts';
import type { ImportQuestion, ImportTable } from '../import-table.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { mappedFormat } from '../formats/mapped-format.ts';
import { readRows, type ReadOptions } from './read-rows.ts';
import { recogniseFormat } from './recognise-format.ts';
import { summariseSheet, type SheetSummary } from './sheet-summary.ts';

export interface ImportRequest extends ReadOptions {
  /** Null to recognise the format by the header. */
  readonly mapping: ColumnMapping | null;
}

export interface ReadImport {
  /** The recognised format; null if a mapping was used or is needed. */
  readonly format: ImportFormatId | null;
  readonly sheets: readonly SheetSummary[];
  readonly rows: readonly ImportedRow[];
  readonly questions: readonly ImportQuestion[];
}

/** Reads the rows of a file by its format or the mapping. There are no rows if the file needs a mapping first. */
export function readImport(
  tables: readonly ImportTable[],
  { mapping, ...options }: ImportRequest,
): ReadImport {
  const recognised = mapping === null ? recogniseFormat(tables) : null;
  const format: Pick<ImportFormat, 'parts' | 'arrange'> | null =
    mapping === null ? recognised : mappedFormat(mapping);
  const read = format === null ? null : readRows(tables, format, options);
  const isRead = ({ sheet }: ImportTable) =>
    tables.length === 1 || read === null || read.readSheets.has(sheet);
  const sheets = tables.map((table) => ({
    ...summariseSheet(table, recognised !== null),
    isRead: isRead(table),
  }));
  const { rows = [], questions = [] } = read ?? {};
  return { format: recognised?.id ?? null, sheets, rows, questions };
}
