import { normaliseHeader } from '../columns/column-positions.ts';
import type { ImportTable } from '../import-table.ts';
import { COLUMN_NAMES } from './mapping-fields.ts';

const LINES_LOOKED_AT = 20;
/** A title above the header has fewer cells. */
const SHARE_OF_WIDEST = 0.6;
/** One may stand in a title: 'Client; Ana'. */
const FEWEST_NAMES = 2;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
const knownNames = (cells: readonly string[]) =>
  normaliseHeader(cells).filter((name) => COLUMN_NAMES.has(name)).length;

/**
 * The place in `table.lines` of the header of a file in no known format: the line with the most names that columns have; where
 * there are none, the first that is about as wide as the rest.
 */
export function findHeaderLine(table: ImportTable): number {
  const lines = table.lines.slice(0, LINES_LOOKED_AT);
  const names = lines.map(({ cells }) => knownNames(cells));
  const most = Math.max(0, ...names);
  if (most >= FEWEST_NAMES) return names.indexOf(most);
  const widest = Math.max(0, ...lines.map(({ cells }) => filled(cells)));
  const at = lines.findIndex(({ cells }) => filled(cells) >= Math.max(2, widest * SHARE_OF_WIDEST));
  return Math.max(0, at);
}
