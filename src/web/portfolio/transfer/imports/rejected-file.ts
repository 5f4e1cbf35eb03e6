import type { z } from 'zod';
import { writeCsvFile } from '#domain/exports/csv-file';
import type { RejectedRows } from '#api/portfolio/imports/import-fields';
import type { ImportTexts } from '../../../platform/texts/portfolio/import-texts.ts';
import type { SheetToMake } from '../export-to-excel/make-file.ts';
import { columnLabel } from './preview/column-label.ts';

interface Rejected {
  readonly sheets: readonly z.output<typeof RejectedRows>[];
  /** `why` is the name of the column with the reasons. */
  readonly texts: Pick<ImportTexts, 'why' | 'fields' | 'columns'>;
  readonly sentence: (fault: z.output<typeof RejectedRows>['rows'][number]['errors'][number]) => string;
}

/** Each sheet with its header and its invalid rows as they are in the file, each with its reason. */
const withReasons = ({ sheets, texts, sentence }: Rejected) =>
  sheets.map(({ sheet, header, rows }) => ({
    sheet,
    header: [...header, texts.why],
    rows: rows.map(({ cells, errors }) => [
      ...header.map((_, at) => cells[at] ?? ''),
      errors
        .map((error) => {
          const place = error.column === null ? [] : [columnLabel(error.column, texts, header)];
          return [...place, sentence(error)].join(': ');
        })
        .join('; '),
    ]),
  }));

/** Writes the invalid rows of a text file, to be corrected and imported again. */
export function writeRejectedFile(rejected: Rejected & { readonly delimiter: string }): string {
  const lines = withReasons(rejected).flatMap(({ header, rows }) => [header, ...rows]);
  return writeCsvFile(lines, rejected.delimiter);
}

/** In characters. */
const COLUMN_WIDTH = 18;
const REASON_WIDTH = 80;

/** The sheets of a workbook with their invalid rows, to be corrected and imported again. */
export function rejectedSheets(rejected: Rejected): SheetToMake[] {
  return withReasons(rejected).map(({ sheet, header, rows }) => ({
    head: {
      name: sheet ?? '',
      columns: header.map((name, at) => ({
        header: name,
        width: at === header.length - 1 ? REASON_WIDTH : COLUMN_WIDTH,
        format: 'text',
      })),
    },
    rows,
  }));
}
