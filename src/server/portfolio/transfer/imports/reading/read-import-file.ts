import { ENCODING_ANSWER, type ImportAnswers, type ImportTable, type TextFileForm } from '#domain/imports/import-table'; // prettier-ignore
import type { ImportedRow } from '#domain/imports/imported-row';
import { cellFinder, correctCells, type CellCorrection } from '#domain/imports/reading/correct-cells';
import { readImport, type ImportRequest, type ReadImport } from '#domain/imports/reading/read-import';
import { answerToAll } from '#domain/imports/questions';
import type { RowRule } from '#domain/imports/row-rules';
import { MAX_ROWS } from './limits.ts';
import { readFile } from './read-file.ts';
import { RefusedFile } from './refused-file.ts';

/** The answers to questions about a file that are known without asking. */
interface KnownAnswers {
  /** To the questions about the class of those of these securities that are known. */
  readonly findKnownClasses: (isins: readonly string[]) => Promise<ImportAnswers>;
  /** To the questions about these symbols, in an earlier file of the format. */
  readonly findSavedIsins: (file: {
    readonly format: string;
    readonly symbols: readonly string[];
  }) => Promise<ImportAnswers>;
}

export interface FileRequest extends ImportRequest, KnownAnswers {
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
  { corrections, findKnownClasses, findSavedIsins, ...request }: FileRequest,
): Promise<ReadImportFile> {
  const { tables, form, datesFrom1904 = false } = await readFile(bytes, request.answers[ENCODING_ANSWER]);
  const corrected = correctCells(tables, corrections);
  const ofForm = { ...request, datesFrom1904, delimiter: form?.delimiter };
  const read = await readWithKnownAnswers(corrected, ofForm, { findKnownClasses, findSavedIsins });
  if (read.rows.length > MAX_ROWS) throw new RefusedFile('too_many_rows', { max: String(MAX_ROWS) });
  return { ...read, form, cellsOf: cellFinder(corrected) };
}

/** The answers given for the symbols of a file in an earlier one. */
async function findEarlierIsins(
  { format, questions }: ReadImport,
  findSavedIsins: KnownAnswers['findSavedIsins'],
): Promise<ImportAnswers> {
  const symbols = questions.flatMap(({ rule, values: { symbol } }) =>
    rule === 'isin_unknown' && symbol !== undefined ? [symbol] : [],
  );
  return format === null || symbols.length === 0 ? {} : findSavedIsins({ format, symbols });
}

const ASKED_RULES: readonly string[] = ['security_class_unknown', 'not_an_isin'] satisfies RowRule[];

/** The securities of rows that wait for their class. */
function unclassedIn({ rows }: ReadImport): readonly string[] {
  const errors = rows.flatMap((row) => row.errors).filter(({ rule }) => ASKED_RULES.includes(rule));
  return [...new Set(errors.flatMap(({ values }) => values['isin'] ?? values['cell'] ?? []))];
}

const isEmpty = (answers: ImportAnswers) => Object.keys(answers).length === 0;

/**
 * Reads the rows without asking for the symbols that were answered in an earlier file, and for the class of known securities. An answer for
 * all securities is only for the unknown ones.
 */
async function readWithKnownAnswers(
  tables: readonly ImportTable[],
  request: ImportRequest,
  { findKnownClasses, findSavedIsins }: KnownAnswers,
): Promise<ReadImport> {
  const { [answerToAll('security_class_unknown')]: toOthers, ...answers } = request.answers;
  const first = readImport(tables, { ...request, answers });
  const isins = await findEarlierIsins(first, findSavedIsins);
  const unclassed = [...unclassedIn(first), ...Object.values(isins)];
  const classes = unclassed.length === 0 ? {} : await findKnownClasses(unclassed);
  const isNothingKnown =
    isEmpty(isins) && isEmpty(classes) && (toOthers === undefined || unclassed.length === 0);
  return isNothingKnown
    ? first
    : readImport(tables, { ...request, answers: { ...isins, ...classes, ...request.answers } });
}
