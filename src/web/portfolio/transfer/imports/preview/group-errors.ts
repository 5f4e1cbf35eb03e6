import { mappedSheet } from '#domain/imports/reading/sheet-summary';
import type { Import, ImportRow } from '#api/portfolio/imports/import-fields';

/** A cell to correct, or a whole row if no single cell is wrong. */
export interface WrongCell {
  readonly key: string;
  readonly sheet: string | null;
  /** Null if the file has only one sheet. */
  readonly sheetName: string | null;
  readonly row: number;
  readonly columnName: string | null;
  /** Counts from 0; null if the error does not concern a single column of the file. */
  readonly column: number | null;
  readonly text: string;
}

export interface ErrorGroup {
  readonly title: string;
  readonly cells: readonly WrongCell[];
}

type RowFault = ImportRow['errors'][number];

type QuestionedImport = Pick<Import, 'sheets' | 'mapping' | 'questions'>;

const hasQuestion = ({ rule }: RowFault, { questions }: Pick<Import, 'questions'>) =>
  questions.some((question) => question.rule === rule);

/** The number of rows that wait for the answer to a question about the file. */
export function countWaiting(rows: readonly ImportRow[], upload: Pick<Import, 'questions'>): number {
  return rows.filter(({ errors }) => errors.some((error) => hasQuestion(error, upload))).length;
}

/** Groups the errors of rows, the most frequent first. Errors that the answer to a question corrects are left out. */
export function groupErrors(
  rows: readonly ImportRow[],
  { sheets, mapping, questions }: QuestionedImport,
  sentence: (error: RowFault) => string,
): ErrorGroup[] {
  const found = rows.flatMap((row) => {
    const mapped = mappedSheet(sheets, { sheet: row.sheet, headerRow: mapping?.headerRow ?? null });
    const header = mapped?.header ?? [];
    return row.errors.flatMap((error, at) => {
      if (hasQuestion(error, { questions })) return [];
      const cell = wrongCell(row, error, { header, mapping, at });
      return [{ title: sentence(error), cell: { ...cell, sheetName: sheets.length > 1 ? row.sheet : null } }];
    });
  });
  const groups = new Map<string, WrongCell[]>();
  for (const { title, cell } of found) groups.set(title, [...(groups.get(title) ?? []), cell]);
  return [...groups]
    .map(([title, cells]) => ({ title, cells }))
    .toSorted((a, b) => b.cells.length - a.cells.length);
}

function wrongCell(
  { row, sheet, place, cells }: ImportRow,
  { column: name }: RowFault,
  {
    header,
    mapping,
    at,
  }: Pick<Import, 'mapping'> & { readonly header: readonly string[]; readonly at: number },
): Omit<WrongCell, 'sheetName'> {
  const column = name === null ? -1 : findColumn(name, header, mapping);
  const isKnown = column >= 0 && cells !== null;
  return {
    key: `${place} ${at}`,
    ...{ sheet, row, columnName: header[column] ?? name, column: isKnown ? column : null },
    text: isKnown ? (cells[column] ?? '') : '',
  };
}

/** The index of a column by its name in the file, or by the field that it is mapped to; -1 if there is none. */
function findColumn(name: string, header: readonly string[], mapping: Import['mapping']): number {
  const mapped = Object.entries(mapping?.columns ?? {}).find(([field]) => field === name);
  return header.includes(name) ? header.indexOf(name) : (mapped?.[1] ?? -1);
}
