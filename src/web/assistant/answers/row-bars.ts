import { parseDecimal } from '#domain/typed-text/parse-decimal';
import { isOfFigures, staysOnOneLine } from './answer-blocks.ts';

/** Of more columns a bar would be one too many; of more rows nobody compares them. */
const [MAX_COLUMNS, MAX_ROWS] = [3, 24];
const UNIT = /[A-Z]{3}$|%$/;

/** The figure of a cell; undefined where it is none, or could be read in two ways ('1,234'). */
function readFigure(cell: string): number | undefined {
  const digits = cell.replace(UNIT, '').trim();
  const [english, bulgarian] = [parseDecimal(digits, 'en-GB'), parseDecimal(digits, 'bg-BG')];
  return english === null || english !== bulgarian ? undefined : Number(english);
}

/**
 * How long each row's bar is, in percent of the longest: of a table of groups or periods, by its last figure, where all of them
 * have one unit and none is negative. Undefined where bars would compare what cannot be compared.
 */
export function rowBars(rows: readonly (readonly string[])[]): readonly number[] | undefined {
  const width = rows[0]?.length ?? 0;
  const [names, cells] = [rows.map((row) => row[0] ?? ''), rows.map((row) => row[width - 1] ?? '')];
  if (rows.length < 2 || rows.length > MAX_ROWS || width < 2 || width > MAX_COLUMNS) return undefined;
  if (staysOnOneLine(names) || !isOfFigures(cells)) return undefined;
  if (new Set(cells.map((cell) => UNIT.exec(cell)?.[0] ?? '')).size > 1) return undefined;
  const figures = cells.flatMap((cell) => readFigure(cell) ?? []).filter((figure) => figure >= 0);
  const longest = Math.max(...figures);
  if (figures.length < rows.length || longest === 0) return undefined;
  return figures.map((figure) => (100 * figure) / longest);
}
