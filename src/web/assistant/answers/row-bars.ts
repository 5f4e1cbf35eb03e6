import { parseDecimal } from '#domain/typed-text/parse-decimal';
import { hasOnlyFigures, staysOnOneLine } from './answer-blocks.ts';

/** With more columns there is no room for a bar; with more rows, bars are hard to compare. */
const [MAX_COLUMNS, MAX_ROWS] = [3, 24];
const UNIT = /[A-Z]{3}$|%$/;

/** The figure of a cell; undefined if it is not a figure or is ambiguous ('1,234'). */
function readFigure(cell: string): number | undefined {
  const digits = cell.replace(UNIT, '').trim();
  const [english, bulgarian] = [parseDecimal(digits, 'en-GB'), parseDecimal(digits, 'bg-BG')];
  return english === null || english !== bulgarian ? undefined : Number(english);
}

/**
 * The bar length of each row in percent of the longest, for tables of groups or periods whose last column has figures of one
 * unit and none is negative. Undefined if the figures cannot be compared.
 */
export function rowBars(rows: readonly (readonly string[])[]): readonly number[] | undefined {
  const width = rows[0]?.length ?? 0;
  const [names, cells] = [rows.map((row) => row[0] ?? ''), rows.map((row) => row[width - 1] ?? '')];
  if (rows.length < 2 || rows.length > MAX_ROWS || width < 2 || width > MAX_COLUMNS) return undefined;
  if (staysOnOneLine(names) || !hasOnlyFigures(cells)) return undefined;
  if (new Set(cells.map((cell) => UNIT.exec(cell)?.[0] ?? '')).size > 1) return undefined;
  const figures = cells.flatMap((cell) => readFigure(cell) ?? []).filter((figure) => figure >= 0);
  const longest = Math.max(...figures);
  if (figures.length < rows.length || longest === 0) return undefined;
  return figures.map((figure) => (100 * figure) / longest);
}
