import type { DecimalMark } from '../../prices/history-files/price-history-format.ts';
import {
  findNotations,
  findShownMarks,
  type ShownMarks,
  type TableColumns,
} from '../columns/find-notations.ts';
import { readLine, type LineReader, type LineSource } from '../columns/import-line.ts';
import { textOrNull } from '../columns/text-or-null.ts';
import { isinFault } from '../../identifiers/isin.ts';
import { isTotalWord } from '../entries/read-words.ts';
import type { FormatPart, ImportFormat, LineMeaning } from '../formats/import-format.ts';
import type { ImportedInformation, ImportedRow } from '../imported-row.ts';
import { isBlank, type ImportAnswers, type ImportLine, type ImportQuestion, type ImportTable, type TextFileForm } from '../import-table.ts'; // prettier-ignore
import type { DraftRow } from './draft-row.ts';
import { joinRows } from './join-rows.ts';
import { createQuestions, type Questions } from '../questions.ts';
import { recognisePart, type RecognisedTable } from './recognise-format.ts';

export interface ReadOptions {
  readonly answers: ImportAnswers;
  /** Times with a zone are converted to this time zone to get their day. */
  readonly timeZone: string;
  /** True for workbooks whose serial dates are counted from 1904. */
  readonly datesFrom1904?: boolean;
  /** Missing for workbooks. */
  readonly delimiter?: TextFileForm['delimiter'] | undefined;
}

export interface ReadRows {
  readonly rows: readonly ImportedRow[];
  /** The names of the sheets that have rows of the format. */
  readonly readSheets: ReadonlySet<string | null>;
  readonly questions: readonly ImportQuestion[];
}

/**
 * Reads all tables of a file in a format or a mapping (mappedFormat). An unreadable cell is an error of its row. An ambiguity is a question,
 * and its rows have errors until it is answered. Lines with nothing to import are left out.
 */
export function readRows(
  tables: readonly ImportTable[],
  format: Omit<ImportFormat, 'id'>,
  options: ReadOptions,
): ReadRows {
  const questions = createQuestions(options.answers);
  const found = (format.arrange?.(tables) ?? tables).flatMap((table) => {
    const recognised = recognisePart(table, format);
    return recognised === undefined ? [] : [recognisedTable(table, recognised)];
  });
  const shown = new Set(
    found.flatMap(({ shownMarks }) => [...shownMarks.values()]).filter((mark) => mark !== null),
  );
  const drafts = found.flatMap((table) => {
    const decimalMark = findDefaultMark(table.part, shown, options.delimiter);
    return readTable(table, { ...options, questions, decimalMark });
  });
  const readSheets = new Set(found.map(({ sheet }) => sheet));
  return { rows: joinRows(drafts), readSheets, questions: questions.list() };
}

interface FoundTable extends TableColumns {
  readonly sheet: string | null;
  readonly part: FormatPart;
  readonly shownMarks: ShownMarks;
}

function recognisedTable(table: ImportTable, { part, at, positions }: RecognisedTable): FoundTable {
  const header = table.lines[at]?.cells ?? [];
  // Files put together by hand repeat the header.
  const lines = table.lines.slice(at + 1).filter((line) => !isBlank(line) && !isSameLine(line.cells, header));
  const columns = { columns: part.columns, positions, header, lines };
  return { sheet: table.sheet, part, ...columns, shownMarks: findShownMarks(columns) };
}

/**
 * The decimal mark of columns that do not show theirs; null to ask. A spreadsheet program saves a file again with the marks of its own
 * language, whatever marks the format has: then all columns have the mark that the others show.
 */
function findDefaultMark(
  { decimalMark }: FormatPart,
  shown: ReadonlySet<DecimalMark>,
  delimiter: ReadOptions['delimiter'],
): DecimalMark | null {
  if (decimalMark === null || shown.size > 1) return null;
  const [only] = shown;
  const isAsWritten = delimiter === undefined || (delimiter === ';') === (decimalMark === ',');
  return only ?? (isAsWritten ? decimalMark : null);
}

interface TableContext extends ReadOptions {
  readonly questions: Questions;
  readonly decimalMark: DecimalMark | null;
}

function readTable(table: FoundTable, context: TableContext): DraftRow[] {
  const { part, sheet, header, positions, lines } = table;
  const { constants } = part;
  const notations = findNotations({ ...table, ...context, constants });
  const source: LineSource = { header, positions, notations, constants, questions: context.questions };
  return lines.flatMap((line) => {
    const reader = readLine(line, source);
    refuseExtraCells(reader, line, header);
    const meaning = isTotal(reader, line) ? TOTAL_LINE : part.read(reader);
    return meaning === 'skip' ? [] : [draftRow(reader, meaning, { part, sheet })];
  });
}

const TOTAL_LINE: ImportedInformation = {
  kind: 'information',
  what: 'total',
  isin: null,
  day: null,
  text: '',
};

/** A line that begins with the word for a sum and names no security: a company can be called Total. */
function isTotal(reader: LineReader, { cells }: ImportLine): boolean {
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  return isTotalWord(first) && isinFault(reader.text('isin').toUpperCase()) !== undefined;
}

const isSameLine = (cells: readonly string[], others: readonly string[]) =>
  cells.length === others.length && cells.every((cell, at) => cell === others[at]);

/** Refuses lines longer than the header: an unquoted delimiter within a text shifts the cells after it. */
function refuseExtraCells(reader: LineReader, { cells }: ImportLine, header: readonly string[]): void {
  const extra = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (extra)
    reader.fail(null, 'too_many_cells', { cells: String(cells.length), columns: String(header.length) });
}

function draftRow(
  reader: LineReader,
  meaning: Exclude<LineMeaning, 'skip'>,
  { part, sheet }: { readonly part: FormatPart; readonly sheet: string | null },
): DraftRow {
  const isAddition = meaning?.kind === 'addition';
  const hasErrors = reader.errors.length > 0;
  const entry = isAddition || hasErrors ? null : meaning;
  return {
    row: {
      row: reader.row,
      sheet,
      joinedRows: [],
      holder: textOrNull(reader.text('holder')),
      account: textOrNull(reader.text('account')),
      externalId: textOrNull(reader.text('id')),
      security: textOrNull(reader.text('isin') || reader.text('symbol')),
      entry,
      errors: reader.errors,
    },
    addition: isAddition && !hasErrors ? meaning : null,
    key: entry === null ? '' : part.joinKey(reader, entry),
  };
}
