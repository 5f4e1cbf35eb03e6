import type { DayOrder, DecimalMark } from '../../prices/history-files/price-history-format.ts';
import { certainDecimalMark } from './read-number.ts';
import { certainDayOrder, type ImportDay } from './read-import-day.ts';

/** How a column writes numbers and dates. Null: no cell needs it, or the cells do not show it. */
export interface ColumnNotation {
  readonly decimalMark: DecimalMark | null;
  readonly dayOrder: DayOrder | null;
  readonly timeZone: string;
  readonly datesFrom1904?: boolean;
  /** The days read so far, by cell: a column of a large file has few different ones. */
  readonly days: Map<string, ImportDay>;
}

/** The choice with more votes; null for a tie. */
function majority<Choice>(
  votes: Iterable<Choice | undefined>,
  [one, other]: readonly [Choice, Choice],
): Choice | null {
  let difference = 0;
  for (const vote of votes) difference += vote === one ? 1 : vote === other ? -1 : 0;
  return difference === 0 ? null : difference > 0 ? one : other;
}

function* mapped<From, To>(values: Iterable<From>, change: (value: From) => To): Iterable<To> {
  for (const value of values) yield change(value);
}

/** The decimal mark, determined by the unambiguous cells; null if they do not show it. */
export function findDecimalMark(cells: readonly string[]): DecimalMark | null {
  return majority<DecimalMark>(mapped(cells, certainDecimalMark), ['.', ',']);
}

/** The order of day and month, determined by the cells with a day above 12; null if they do not show it. */
export function findDayOrder(cells: readonly string[]): DayOrder | null {
  return majority<DayOrder>(mapped(cells, certainDayOrder), ['day-first', 'month-first']);
}
