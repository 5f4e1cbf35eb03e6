import { normaliseHeader } from '../columns/column-positions.ts';
import type { ImportTable } from '../import-table.ts';
import { COLUMN_NAMES } from './mapping-fields.ts';

const MAX_HEADER_LINES = 20;
/** A header is at least this share of the widest line; a title above it has fewer cells. */
const MIN_WIDTH_SHARE = 0.6;
/** A title can contain one known name, as in 'Client; Ana'. */
const MIN_KNOWN_NAMES = 2;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
const knownNames = (cells: readonly string[]) =>
  normaliseHeader(cells).filter((name) => COLUMN_NAMES.has(name)).length;

/**
 * The index in `table.lines` of the header of a file in an unknown format: the line with the most known column names or, without any, the
 * first that is about as wide as the widest.
 */
export function findHeaderLine(table: ImportTable): number {
  const lines = table.lines.slice(0, MAX_HEADER_LINES);
  const names = lines.map(({ cells }) => knownNames(cells));
  const maxNames = Math.max(0, ...names);
  if (maxNames >= MIN_KNOWN_NAMES) return names.indexOf(maxNames);
  const widest = Math.max(0, ...lines.map(({ cells }) => filled(cells)));
  const at = lines.findIndex(({ cells }) => filled(cells) >= Math.max(2, widest * MIN_WIDTH_SHARE));
  return Math.max(0, at);
}
