import type { ImportFormatId } from '../formats/import-formats.ts';
import type { ImportFormat } from '../formats/import-format.ts';
import type { ImportedRow } from '../imported-row.ts';
import type { ImportQuestion, ImportTable } from '../import-table.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import { findHeaderLine } from '../mapping/find-header-line.ts';
import { mappedFormat } from '../mapping/mapped-format.ts';
import { readRows, type ReadOptions } from './read-rows.ts';
import { recogniseFormat } from './recognise-format.ts';

export interface ImportRequest extends ReadOptions {
  /** Null: the format is recognised by the header. */
  readonly mapping: ColumnMapping | null;
}

/** A sheet as a person sees it who maps its columns. */
export interface SheetSummary {
  readonly name: string | null;
  /** The line of the header, from 1, and its cells. */
  readonly headerRow: number;
  readonly header: readonly string[];
  /** The first lines below it. */
  readonly sample: readonly (readonly string[])[];
  readonly rowCount: number;
}

export interface ReadImport {
  /** The id of a format; null where a mapping was used, or where nothing is recognised and one is needed. */
  readonly format: ImportFormatId | null;
  readonly sheets: readonly SheetSummary[];
  readonly rows: readonly ImportedRow[];
  readonly questions: readonly ImportQuestion[];
}

const SAMPLE_LINES = 5;

function summary(table: ImportTable): SheetSummary {
  const at = findHeaderLine(table);
  const below = table.lines.slice(at + 1);
  return {
    name: table.sheet,
    headerRow: table.lines[at]?.row ?? 1,
    header: table.lines[at]?.cells ?? [],
    sample: below.slice(0, SAMPLE_LINES).map(({ cells }) => cells),
    rowCount: below.length,
  };
}

/** All that a file says: its rows by its format or by the mapping; none where it needs a mapping first. */
export function readImport(
  tables: readonly ImportTable[],
  { mapping, ...options }: ImportRequest,
): ReadImport {
  const recognised = mapping === null ? recogniseFormat(tables) : null;
  const format: Pick<ImportFormat, 'parts' | 'arrange'> | null =
    mapping === null ? recognised : mappedFormat(mapping);
  const read = format === null ? { rows: [], questions: [] } : readRows(tables, format, options);
  return { format: recognised?.id ?? null, sheets: tables.map(summary), ...read };
}
