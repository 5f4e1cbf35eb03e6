import type { ColumnKey } from '../columns/column.ts';
import { directionIn, securityClassIn } from '../entries/read-words.ts';
import { normaliseHeader } from '../columns/column-positions.ts';
import { fieldEntries, NO_MAPPING, type ColumnMapping } from './column-mapping.ts';
import { MAPPING_TARGETS, type MappingTarget } from './mapping-fields.ts';

/** A sheet with the cells of its header and of the first lines below it. */
interface SheetStart {
  readonly name: string | null;
  readonly header: readonly string[];
  readonly sample: Sample;
}

/** The cells of the first lines below a header. */
type Sample = readonly (readonly string[])[];
type Columns = ColumnMapping['columns'];

interface Suggestion extends Pick<ColumnMapping, 'target' | 'columns'> {
  readonly missing: number;
  readonly found: number;
}

const NOTHING: Suggestion = { target: NO_MAPPING.target, columns: {}, missing: 0, found: 0 };

/**
 * Suggests a mapping by the column names: the target with the fewest missing fields, and among those the most matching columns. `sample` has
 * the cells of the first lines below the header.
 */
export function suggestMapping(
  header: readonly string[],
  sheet: string | null = null,
  sample: Sample = [],
): ColumnMapping {
  return suggestMappingTo(suggestBest(header).target, { name: sheet, header, sample });
}

/** The mapping of a sheet to this target that its column names suggest. */
export function suggestMappingTo(target: MappingTarget, { name, header, sample }: SheetStart): ColumnMapping {
  const { columns } = suggestFor(target, normaliseHeader(header));
  const suggested = { ...NO_MAPPING, target, sheet: name, columns };
  if (target !== 'holding') return suggested;
  return { ...suggested, columns: withDirections(withTypeColumn(columns, sample), header, sample) };
}

const byFit = (one: Suggestion, other: Suggestion) => one.missing - other.missing || other.found - one.found;

function suggestBest(header: readonly string[]): Suggestion {
  const cells = normaliseHeader(header);
  const [best = NOTHING] = MAPPING_TARGETS.map((target) => suggestFor(target, cells)).sort(byFit);
  return best;
}

/** The cells of a column that are not empty. */
const filledCells = (sample: Sample, at: number) =>
  sample.map((cells) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
const isClass = (word: string) => securityClassIn(word) !== null;
const isDirection = (word: string) => directionIn(word) !== null;

/** A column 'Type' ('Вид') can have the kinds of securities or the directions of deals: its cells tell which. */
function withTypeColumn(columns: Columns, sample: Sample): Columns {
  const { direction, assetClass, ...others } = columns;
  if (direction !== undefined && assetClass !== undefined) return columns;
  const at = direction ?? assetClass;
  if (at === undefined) return columns;
  const words = filledCells(sample, at);
  if (words.length > 0 && words.every(isClass)) return { ...others, assetClass: at };
  return words.some(isDirection) ? { ...others, direction: at } : columns;
}

/** A column that has only directions is theirs whatever its name: without it, sales would be purchases. */
function withDirections(columns: Columns, header: readonly string[], sample: Sample): Columns {
  if (columns.direction !== undefined) return columns;
  const taken = new Set(Object.values(columns));
  const found = header.findIndex((_, at) => {
    const words = filledCells(sample, at);
    return !taken.has(at) && words.length > 0 && words.every(isDirection);
  });
  return found === -1 ? columns : { ...columns, direction: found };
}

/** The mapping of the sheet whose column names fit best; of several the first. */
export function suggestSheet(sheets: readonly SheetStart[]): ColumnMapping {
  const [best] = sheets
    .map((sheet) => ({ sheet, fit: suggestBest(sheet.header) }))
    .sort((one, other) => byFit(one.fit, other.fit));
  if (best === undefined) return NO_MAPPING;
  const { header, name, sample } = best.sheet;
  return suggestMapping(header, name, sample);
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
