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

/** What a file says, with the form in which it was written. */
export interface ReadImportFile extends ReadImport {
  readonly form: TextFileForm | null;
  /** The cells of a row's line as they stand in the file; null where it has no line. */
  readonly cellsOf: (row: ImportedRow) => readonly string[] | null;
}

/** Throws RefusedFile. */
export async function readImportFile(
  bytes: Uint8Array,
  { corrections, ...request }: FileRequest,
): Promise<ReadImportFile> {
  const { tables, form } = await readFile(bytes);
  const corrected = correctCells(tables, corrections);
  const read = readImport(corrected, request);
  if (read.rows.length > MAX_ROWS) throw new RefusedFile('too_many_rows', { max: String(MAX_ROWS) });
  return { ...read, form, cellsOf: cellFinder(corrected) };
}
