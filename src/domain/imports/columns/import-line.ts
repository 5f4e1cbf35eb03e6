import type { CalendarDate } from '../../calendar-date.ts';
import type { DecimalMark } from '../../prices/history-files/price-history-format.ts';
import type { ImportLine } from '../import-table.ts';
import type { RowError } from '../imported-row.ts';
import type { Questions } from '../questions.ts';
import type { RowRule } from '../row-rules.ts';
import type { ColumnKey } from './column.ts';
import type { ColumnNotation } from './column-notation.ts';
import { columnName, type ColumnPositions } from './column-positions.ts';
import { readImportDay } from './read-import-day.ts';
import { isGroupedWrongly, readNumber, splitNumber } from './read-number.ts';

/** Reads one line by the meaning of its columns. An unreadable cell becomes an error of the row. */
export interface LineReader {
  readonly row: number;
  readonly questions: Questions;
  /** Trimmed text, in one line except for notes; '' if the cell or column is missing. */
  readonly text: (key: ColumnKey) => string;
  /** True if the cell or column is missing, or holds what programs write for a missing value, such as '-'. */
  readonly isEmpty: (key: ColumnKey) => boolean;
  /** Decimal text; null if the cell is empty or not a number. */
  readonly decimal: (key: ColumnKey) => string | null;
  /** The unit next to the number, such as '$' or 'USD'. */
  readonly unit: (key: ColumnKey) => string;
  readonly day: (key: ColumnKey) => CalendarDate | null;
  readonly fail: (key: ColumnKey | null, rule: RowRule, values?: RowError['values']) => void;
  readonly errors: readonly RowError[];
}

export interface LineSource {
  readonly header: readonly string[];
  readonly positions: ColumnPositions;
  readonly notations: ReadonlyMap<ColumnKey, ColumnNotation>;
  readonly constants: Readonly<Partial<Record<ColumnKey, string>>>;
  readonly questions: Questions;
}

const LINE_BREAK = /[\t\r\n]+/;

/** Other programs break long names in two, but only notes have several lines. */
function inOneLine(cell: string): string {
  if (!LINE_BREAK.test(cell)) return cell;
  return cell
    .split(LINE_BREAK)
    .map((part) => part.trim())
    .join(' ');
}

/** Creates the reader of a line. Cells are read on demand; each read adds its errors to `errors` and its questions to `questions`. */
export function readLine(line: ImportLine, source: LineSource): LineReader {
  const { positions, constants, questions } = source;
  const errors: RowError[] = [];
  const text = (key: ColumnKey) => {
    const at = positions.get(key);
    const cell = (at === undefined ? (constants[key] ?? '') : (line.cells[at] ?? '')).trim();
    return key === 'notes' ? cell : inOneLine(cell);
  };
  const fail: LineReader['fail'] = (key, rule, values = {}) => {
    const column = key === null ? null : columnName(key, source);
    if (!errors.some((error) => error.column === column && error.rule === rule)) {
      errors.push({ column, rule, values });
    }
  };
  const cell = (key: ColumnKey): Cell => ({ key, text: text(key), row: line.row, source, fail });
  return {
    row: line.row,
    ...{ questions, text, fail, errors },
    isEmpty: (key) => isEmpty(text(key)),
    decimal: (key) => readDecimalCell(cell(key)),
    unit: (key) => splitNumber(text(key))?.unit ?? '',
    day: (key) => readDayCell(cell(key)),
  };
}

interface Cell {
  readonly key: ColumnKey;
  readonly text: string;
  readonly row: number;
  readonly source: LineSource;
  readonly fail: LineReader['fail'];
}

function readDecimalCell({ key, text, row, source, fail }: Cell): string | null {
  if (isEmpty(text)) return null;
  const mark = source.notations.get(key)?.decimalMark ?? null;
  if (mark === null && HAS_MARK.test(text) && splitNumber(text) !== undefined) {
    const column = columnName(key, source);
    const question = { key: `decimal:${column}`, rule: 'decimal_mark_unclear', choices: ['.', ','] } as const;
    source.questions.ask({ ...question, values: { column, cell: text } }, row);
    fail(key, 'decimal_mark_unclear', { cell: text });
    return null;
  }
  const number = readNumber(text, mark);
  if (number === undefined) fail(key, ...numberFault(text, mark));
  return number ?? null;
}

function readDayCell({ key, text, row, source, fail }: Cell): CalendarDate | null {
  const notation = source.notations.get(key);
  if (isEmpty(text) || notation === undefined) return null;
  const read = notation.days.get(text) ?? readImportDay(text, notation);
  notation.days.set(text, read);
  if (read.kind === 'day') return read.day;
  if (read.rule === 'day_order_unclear') {
    const column = columnName(key, source);
    const choices = ['day-first', 'month-first'];
    const question = { key: `days:${column}`, rule: read.rule, choices } as const;
    source.questions.ask({ ...question, values: { column, cell: text } }, row);
  }
  fail(key, read.rule === 'day' ? 'not_a_day' : read.rule, { cell: text });
  return null;
}

const HAS_MARK = /\d[.,]/;

/** What programs write for a missing value. */
const EMPTY_VALUES = new Set(['', '-', '--', '—', 'n/a', 'null', 'none']);
const isEmpty = (cell: string) => EMPTY_VALUES.has(cell.toLowerCase());

function numberFault(cell: string, mark: DecimalMark | null): [RowRule, RowError['values']] {
  if (isGroupedWrongly(cell, mark)) return ['grouped_wrongly', { cell, mark: mark ?? '' }];
  const hasOtherMark = mark !== null && splitNumber(cell) !== undefined;
  return hasOtherMark ? ['decimal_mark', { cell, mark }] : ['not_a_number', { cell, mark: mark ?? '' }];
}
