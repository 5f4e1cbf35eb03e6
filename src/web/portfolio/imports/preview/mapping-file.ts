import { z } from 'zod';
import type { ColumnKey } from '#domain/imports/columns/column';
import { normaliseHeader } from '#domain/imports/columns/column-positions';
import { fieldEntries } from '#domain/imports/mapping/column-mapping';
import type { MappingTarget } from '#domain/imports/mapping/mapping-fields';
import { ColumnMapping } from '#api/portfolio/imports/import-fields';

/** What columns mean, with the header they are of: what the API answers of a saved mapping. */
const MappingFile = z.object({ header: z.array(z.string()).max(200), mapping: ColumnMapping });

export function writeMappingFile(header: readonly string[], mapping: ColumnMapping): string {
  return `${JSON.stringify({ header, mapping }, null, 2)}\n`;
}

interface FileOfHere {
  readonly header: readonly string[];
  /** What may be imported. */
  readonly targets: readonly MappingTarget[];
  /** As it is now: sheet and lines are those of this file. */
  readonly mapping: ColumnMapping;
}

/**
 * The mapping in a file, for the columns of the same names in this header: fields whose column is not here have none. Undefined
 * where the text is no mapping, or one of what cannot be imported here.
 */
export function readMappingFile(
  text: string,
  { header, targets, mapping: here }: FileOfHere,
): ColumnMapping | undefined {
  const file = MappingFile.safeParse(parseJson(text));
  if (!file.success || !targets.includes(file.data.mapping.target)) return undefined;
  const { mapping, header: there } = file.data;
  const places = placesOf(header);
  const names = keysOf(there);
  const columns: Partial<Record<ColumnKey, number>> = {};
  for (const [field] of fieldEntries(mapping.target)) {
    const at = places.get(names[mapping.columns[field] ?? -1] ?? '');
    if (at !== undefined) columns[field] = at;
  }
  const { sheet, headerRow } = here;
  return { ...mapping, sheet, headerRow, columns };
}

/** Undefined where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Names of columns, each with its number among equal ones. */
function keysOf(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return normaliseHeader(header).map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${number} ${name}`;
  });
}

function placesOf(header: readonly string[]): Map<string, number> {
  return new Map(keysOf(header).map((name, at) => [name, at]));
}
