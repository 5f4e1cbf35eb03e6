import type { DayOrder, DecimalMark } from '../../prices/history-files/price-history-format.ts';
import type { ImportAnswers, ImportLine } from '../import-table.ts';
import { answerTo } from '../questions.ts';
import { COLUMN_KEYS, type Column, type ColumnKey, type Columns } from './column.ts';
import { findDayOrder, findDecimalMark, type ColumnNotation } from './column-notation.ts';
import { columnName, type ColumnPositions } from './column-positions.ts';

/** The lines of a table, and the meaning of its columns. */
export interface TableColumns {
  readonly columns: Columns;
  readonly positions: ColumnPositions;
  readonly header: readonly string[];
  readonly lines: readonly ImportLine[];
}

/** The decimal mark that the cells of each column of numbers show; null if they do not show it. */
export type ShownMarks = ReadonlyMap<ColumnKey, DecimalMark | null>;

export interface NotationSource extends TableColumns {
  readonly shownMarks: ShownMarks;
  /** The decimal mark of columns that do not show theirs; null to ask. */
  readonly decimalMark: DecimalMark | null;
  /** The values that apply to all rows. */
  readonly constants: Readonly<Partial<Record<ColumnKey, string>>>;
  readonly answers: ImportAnswers;
  readonly timeZone: string;
  readonly datesFrom1904?: boolean;
}

const isDecimalMark = (text: string | undefined): text is DecimalMark => text === '.' || text === ',';
const isDayOrder = (text: string | undefined): text is DayOrder =>
  text === 'day-first' || text === 'month-first';

const contentAt = ({ columns }: TableColumns, key: ColumnKey): Column['content'] | undefined =>
  columns[key]?.content;
const cellsAt = ({ lines }: TableColumns, at: number) => lines.map((line) => line.cells[at] ?? '');

export function findShownMarks(table: TableColumns): ShownMarks {
  const marks = new Map<ColumnKey, DecimalMark | null>();
  for (const [key, at] of table.positions)
    if (contentAt(table, key) === 'decimal') marks.set(key, findDecimalMark(cellsAt(table, at)));
  return marks;
}

/** The cells of a column, or its value for all rows; undefined if there is neither. */
function cellsOf(source: NotationSource, key: ColumnKey): readonly string[] | undefined {
  const at = source.positions.get(key);
  if (at !== undefined) return cellsAt(source, at);
  const constant = source.constants[key];
  return constant === undefined ? undefined : [constant];
}

/** The notation of each number or date column: as its cells show, else the user's answer, else that of the format. */
export function findNotations(source: NotationSource): ReadonlyMap<ColumnKey, ColumnNotation> {
  const { answers, timeZone, datesFrom1904 = false } = source;
  const notations = new Map<ColumnKey, ColumnNotation>();
  for (const key of COLUMN_KEYS) {
    const content = contentAt(source, key);
    const cells = cellsOf(source, key);
    if (cells === undefined || content === undefined || content === 'text') continue;
    const name = columnName(key, source);
    const shared = { timeZone, datesFrom1904 };
    if (content === 'decimal') {
      const answer = answerTo(answers, { key: `decimal:${name}`, rule: 'decimal_mark_unclear' });
      const shown = source.shownMarks.get(key) ?? (isDecimalMark(answer) ? answer : source.decimalMark);
      notations.set(key, { ...shared, decimalMark: shown, dayOrder: null, days: new Map() });
    } else {
      const answer = answerTo(answers, { key: `days:${name}`, rule: 'day_order_unclear' });
      const dayOrder = findDayOrder(cells) ?? (isDayOrder(answer) ? answer : null);
      notations.set(key, { ...shared, decimalMark: null, dayOrder, days: new Map() });
    }
  }
  return notations;
}
