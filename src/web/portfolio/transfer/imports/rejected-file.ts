import type { z } from 'zod';
import { writeCsvFile } from '#domain/exports/csv-file';
import type { RejectedRows } from '#api/portfolio/imports/import-fields';

interface RejectedFileInput {
  readonly sheets: readonly z.output<typeof RejectedRows>[];
  readonly delimiter: string;
  /** The name of the column with the reasons. */
  readonly why: string;
  readonly sentence: (fault: z.output<typeof RejectedRows>['rows'][number]['errors'][number]) => string;
}

/** Writes the invalid rows as they are in the file, each with its reason, to be corrected and imported again. */
export function writeRejectedFile({ sheets, delimiter, why, sentence }: RejectedFileInput): string {
  const lines = sheets.flatMap(({ header, rows }) => [
    [...header, why],
    ...rows.map(({ cells, errors }) => [
      ...header.map((_, at) => cells[at] ?? ''),
      errors.map((error) => [error.column, sentence(error)].filter(Boolean).join(': ')).join('; '),
    ]),
  ]);
  return writeCsvFile(lines, delimiter);
}
