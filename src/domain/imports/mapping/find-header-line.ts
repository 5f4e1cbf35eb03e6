import type { ImportTable } from '../import-table.ts';

const LINES_LOOKED_AT = 20;
/** A title above the header has fewer cells. */
const SHARE_OF_WIDEST = 0.6;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

/** The place in `table.lines` of the header of a file in no known format: the first line that is about as wide as the rest. */
export function findHeaderLine(table: ImportTable): number {
  const lines = table.lines.slice(0, LINES_LOOKED_AT);
  const widest = Math.max(0, ...lines.map(({ cells }) => filled(cells)));
  const at = lines.findIndex(({ cells }) => filled(cells) >= Math.max(2, widest * SHARE_OF_WIDEST));
  return Math.max(0, at);
}
