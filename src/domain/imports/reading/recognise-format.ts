import type { FoundHeader } from '../columns/column-positions.ts';
import type { FormatPart, ImportFormat } from '../formats/import-format.ts';
import { IMPORT_FORMATS } from '../formats/import-formats.ts';
import type { ImportTable } from '../import-table.ts';

export interface RecognisedTable extends FoundHeader {
  readonly part: FormatPart;
}

/** The part of a format that fits the table's header; undefined if none does. */
export function recognisePart(
  table: ImportTable,
  { parts }: Pick<ImportFormat, 'parts'>,
): RecognisedTable | undefined {
  for (const part of parts) {
    const header = part.findHeader(table);
    if (header !== undefined) return { ...header, part };
  }
  return undefined;
}

type RecognisedFormat = (typeof IMPORT_FORMATS)[number];

/** Recognises the format of a file by the headers of its tables; null if unknown. Never throws. */
export function recogniseFormat(tables: readonly ImportTable[]): RecognisedFormat | null {
  const fits = (format: ImportFormat) =>
    (format.arrange?.(tables) ?? tables).some((table) => recognisePart(table, format) !== undefined);
  return IMPORT_FORMATS.find(fits) ?? null;
}
