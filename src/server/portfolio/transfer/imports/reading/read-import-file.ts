import type { TextFileForm } from '#domain/imports/import-table';
import type { ImportedRow } from '#domain/imports/imported-row';
import { cellFinder, correctCells, type CellCorrection } from '#domain/imports/reading/correct-cells';
import { readImport, type ImportRequest, type ReadImport } from '#domain/imports/reading/read-import';
import { MAX_ROWS } from './limits.ts';
import { readFile } from './read-file.ts';
import { RefusedFile } from './refused-file.ts';

export interface FileRequest extends ImportRequest {
  readonly corrections: readonly CellCorrection[];
}

/** The rows read from a file, and the form of a text file. */
export interface ReadImportFile extends ReadImport {
  readonly form: TextFileForm | null;
  /** The cells of a row's line as in the file; null if the row has no line of its own. */
  readonly cellsOf: (row: ImportedRow) => readonly string[] | null;
}

/** Reads a file with the corrected cells applied. Throws RefusedFile. */
export async function readImportFile(
  bytes: Uint8Array,
  { corrections, ...request }: FileRequest,
): Promise<ReadImportFile> {
  const { tables, form, datesFrom1904 = false } = await readFile(bytes);
  const corrected = correctCells(tables, corrections);
  const read = readImport(corrected, { ...request, datesFrom1904, delimiter: form?.delimiter });
  if (read.rows.length > MAX_ROWS) throw new RefusedFile('too_many_rows', { max: String(MAX_ROWS) });
  return { ...read, form, cellsOf: cellFinder(corrected) };
}
