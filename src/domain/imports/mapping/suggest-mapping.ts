import type { ColumnKey } from '../columns/column.ts';
import { normaliseHeader } from '../columns/column-positions.ts';
import { fieldEntries, NO_MAPPING, type ColumnMapping } from './column-mapping.ts';
import { MAPPING_TARGETS, type MappingTarget } from './mapping-fields.ts';

interface Suggestion extends Pick<ColumnMapping, 'target' | 'columns'> {
  readonly missing: number;
  readonly found: number;
}

/** Suggests a mapping by the column names: the target with the fewest missing fields, and among those the most matching columns. */
export function suggestMapping(header: readonly string[], sheet: string | null = null): ColumnMapping {
  const cells = normaliseHeader(header);
  const suggestions = MAPPING_TARGETS.map((target) => suggestFor(target, cells));
  const [best] = suggestions.sort((one, other) => one.missing - other.missing || other.found - one.found);
  if (best === undefined) return { ...NO_MAPPING, sheet };
  const { target, columns } = best;
  return { ...NO_MAPPING, target, sheet, columns };
}

function suggestFor(target: MappingTarget, cells: readonly string[]): Suggestion {
  const columns: Partial<Record<ColumnKey, number>> = {};
  const used = new Set<number>();
  let missing = 0;
  for (const [key, { names, isRequired }] of fieldEntries(target)) {
    const at = names.map((name) => cells.indexOf(name)).find((place) => place >= 0 && !used.has(place));
    if (at === undefined) missing += isRequired ? 1 : 0;
    else {
      columns[key] = at;
      used.add(at);
    }
  }
  return { target, columns, missing, found: used.size };
}
