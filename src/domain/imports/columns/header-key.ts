import { normaliseHeader } from './column-positions.ts';
import { REASON_COLUMN } from './reason-column.ts';

/** The normalised header as text; its hash identifies a saved mapping. That of the file of rejected rows is the same. */
export function headerKey(header: readonly string[]): string {
  const cells = normaliseHeader(header);
  const hasReasons = Object.values(REASON_COLUMN).some((name) => name === cells.at(-1));
  return JSON.stringify(hasReasons ? cells.slice(0, -1) : cells);
}
