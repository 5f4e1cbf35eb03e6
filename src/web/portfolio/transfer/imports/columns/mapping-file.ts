import { z } from 'zod';
import type { ColumnKey } from '#domain/imports/columns/column';
import { normaliseHeader } from '#domain/imports/columns/column-positions';
import { fieldEntries } from '#domain/imports/mapping/column-mapping';
import type { MappingTarget } from '#domain/imports/mapping/mapping-fields';
import { ColumnMapping } from '#api/portfolio/imports/import-fields';

/** A column mapping with the header it belongs to, in the format of the API's saved mappings. */
const MappingFile = z.object({ header: z.array(z.string()).max(200), mapping: ColumnMapping });

export function writeMappingFile(header: readonly string[], mapping: ColumnMapping): string {
  return `${JSON.stringify({ header, mapping }, null, 2)}\n`;
}

interface MappingContext {
  readonly header: readonly string[];
  /** The allowed targets. */
  readonly targets: readonly MappingTarget[];
  /** The current mapping, which provides sheet and lines of this file. */
  readonly mapping: ColumnMapping;
}

/**
 * Reads a mapping from a file and applies it to the columns of the same names in this header; fields without such a column
 * stay unmapped. Undefined if the text is not a mapping or has a target that is not allowed here.
 */
export function readMappingFile(
  text: string,
  { header, targets, mapping: here }: MappingContext,
): ColumnMapping | undefined {
  const file = MappingFile.safeParse(parseJson(text));
  if (!file.success || !targets.includes(file.data.mapping.target)) return undefined;
  const { mapping, header: there } = file.data;
  const places = columnIndexes(header);
  const names = columnKeys(there);
  const columns: Partial<Record<ColumnKey, number>> = {};
  for (const [field] of fieldEntries(mapping.target)) {
    const at = places.get(names[mapping.columns[field] ?? -1] ?? '');
    if (at !== undefined) columns[field] = at;
  }
  const { sheet, headerRow } = here;
  return { ...mapping, sheet, headerRow, columns };
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Column names, made unique by numbering equal ones. */
function columnKeys(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return normaliseHeader(header).map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${number} ${name}`;
  });
}

function columnIndexes(header: readonly string[]): Map<string, number> {
  return new Map(columnKeys(header).map((name, at) => [name, at]));
}
