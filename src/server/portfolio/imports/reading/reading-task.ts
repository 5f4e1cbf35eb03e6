import type { ImportedRow } from '#domain/imports/imported-row';
import type { ImportTable, TextFileForm } from '#domain/imports/import-table';
import type { FileFault } from '#domain/imports/file-rules';
import { cellsOfRows, correctCells, type CellCorrection } from '#domain/imports/reading/correct-cells';
import { readImport, type ImportRequest, type ReadImport } from '#domain/imports/reading/read-import';
import type { FileTables } from './file-tables.ts';
import { MAX_ROWS } from './limits.ts';
import { readFile } from './read-file.ts';
import { RefusedFile } from './refused-file.ts';

export interface FileRequest extends ImportRequest {
  readonly corrections?: readonly CellCorrection[];
}

/** Work for the thread: the tables of a file, or what they mean. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly request: FileRequest | null;
}

/** What a file says, with the form in which it was written. */
export interface ReadImportFile extends ReadImport {
  readonly form: TextFileForm | null;
  /** For each row the cells of its line as JSON: few rows need them, and a text crosses between threads faster than many. */
  readonly cells: readonly (string | null)[];
}

/** The answer crosses in parts, so that no request waits until thousands of rows are copied. */
export type FromReading =
  | { readonly kind: 'fault'; readonly fault: FileFault }
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly ImportedRow[]; readonly cells: ReadImportFile['cells'] }
  | { readonly kind: 'lines'; readonly sheet: number; readonly lines: ImportTable['lines'] }
  | { readonly kind: 'tables'; readonly read: FileTables }
  | { readonly kind: 'import'; readonly read: ReadImportFile };

const ROWS_IN_PART = 1_000;

function* parts<Row>(rows: readonly Row[]): Generator<readonly Row[], undefined> {
  for (let at = 0; at < rows.length; at += ROWS_IN_PART) yield rows.slice(at, at + ROWS_IN_PART);
  return undefined;
}

/** Reads a file and says what it found, last the whole without its rows. */
export async function runReading(
  { bytes, request }: ReadingTask,
  say: (part: FromReading) => void,
): Promise<void> {
  try {
    const { tables, form } = await readFile(bytes);
    if (request === null) sayTables(tables, form, say);
    else {
      const corrected = correctCells(tables, request.corrections ?? []);
      const read = readImport(corrected, request);
      if (read.rows.length > MAX_ROWS) throw new RefusedFile('too_many_rows', { max: String(MAX_ROWS) });
      const cells = parts(cellsOfRows(corrected, read.rows));
      for (const rows of parts(read.rows)) say({ kind: 'rows', rows, cells: cells.next().value ?? [] });
      say({ kind: 'import', read: { ...read, rows: [], cells: [], form } });
    }
  } catch (error) {
    if (error instanceof RefusedFile) say({ kind: 'fault', fault: error.fault });
    else
      say({ kind: 'error', text: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function sayTables(
  tables: FileTables['tables'],
  form: FileTables['form'],
  say: (part: FromReading) => void,
): void {
  for (const [sheet, table] of tables.entries()) {
    for (const lines of parts(table.lines)) say({ kind: 'lines', sheet, lines });
  }
  say({ kind: 'tables', read: { tables: tables.map(({ sheet }) => ({ sheet, lines: [] })), form } });
}
