import { compareDays, EARLIEST_DATE, isCalendarDate, type CalendarDate } from '../../calendar-date.ts';
import { daysInMonth } from '../../day-number.ts';
import {
  findNotation,
  readHistoryDay,
  readHistoryPrice,
  type ColumnNotation,
} from '../../prices/history-files/read-history-cells.ts';
import { findBenchmarkColumns, type BenchmarkColumns } from './benchmark-columns.ts';
import {
  MAX_BENCHMARK_ROWS,
  type BenchmarkFileFault,
  type BenchmarkFileReading,
  type BenchmarkFileRule,
  type BenchmarkKind,
  type BenchmarkValue,
} from './benchmark-file.ts';
import { seriesKind } from './series-kind.ts';

/** Each step takes about a millisecond. */
const LINES_PER_STEP = 250;
/** What the ECB Data Portal writes on a day without a value. */
const NO_VALUE = ['', 'nan'];
const ECB_NOTATION: ColumnNotation = { decimalMark: '.', dayOrder: 'year-first' };
const MONTH = /^(\d{4})-(\d{2})$/;
/** At most 9 digits on either side of the decimal point. */
const STORED_VALUE = /^-?\d{1,9}(?:\.\d{1,9})?$/;

interface Line {
  readonly row: number;
  readonly cells: readonly string[];
}

const fault = (rule: BenchmarkFileRule, row: number, column: string | null = null): BenchmarkFileFault => ({
  rule,
  row,
  column,
});

function* readLines(text: string): Generator<{ readonly row: number; readonly text: string }, undefined> {
  let row = 0;
  for (let start = text.startsWith('\ufeff') ? 1 : 0; start < text.length;) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    row += 1;
    const line = text.slice(start, end);
    if (line.trim() !== '') yield { row, text: line };
    start = end + 1;
  }
  return undefined;
}

interface Table {
  readonly columns: BenchmarkColumns;
  readonly lines: readonly Line[];
}

/** The lines with a value. */
function* readTable(text: string): Generator<undefined, Table | BenchmarkFileFault> {
  const all = readLines(text);
  const first = all.next();
  if (first.done === true) return fault('no-values', 1);
  const columns = findBenchmarkColumns(first.value.text);
  if (columns === undefined) return fault('not-a-benchmark', first.value.row);
  const lines: Line[] = [];
  const add = ({ row, text: line }: { readonly row: number; readonly text: string }) => {
    const cells = columns.split(line);
    if (cells.length > columns.count) return fault('too-many-columns', row);
    if (columns.key !== null && NO_VALUE.includes((cells[columns.value.at] ?? '').toLowerCase()))
      return undefined;
    lines.push({ row, cells });
    return lines.length > MAX_BENCHMARK_ROWS ? fault('too-many-rows', row) : undefined;
  };
  if (!columns.hasHeader) add(first.value);
  for (const line of all) {
    const wrong = add(line);
    if (wrong !== undefined) return wrong;
    if (line.row % LINES_PER_STEP === 0) yield undefined;
  }
  return lines.length === 0 ? fault('no-values', first.value.row, columns.value.name) : { columns, lines };
}

/** The kind and key of the series; a file without keys is an index. */
function findSeries({ columns: { key }, lines }: Table):
  | {
      readonly kind: BenchmarkKind;
      readonly key: string | null;
    }
  | BenchmarkFileFault {
  const [first] = lines;
  if (key === null || first === undefined) return { kind: 'index', key: null };
  const name = first.cells[key.at] ?? '';
  const kind = seriesKind(name);
  if (kind === undefined) return fault('unsuitable-series', first.row, key.name);
  const other = lines.find(({ cells }) => cells[key.at] !== name);
  return other === undefined ? { kind, key: name } : fault('other-series', other.row, key.name);
}

/** A month's level counts on its last day. */
function readDayOrMonth(cell: string, notation: ColumnNotation): CalendarDate | undefined {
  const [, year, month] = MONTH.exec(cell) ?? [];
  if (year === undefined || month === undefined) {
    const day = readHistoryDay(cell, notation);
    return day === 'unclear' ? undefined : day;
  }
  const last = `${cell}-${String(daysInMonth(Number(year), Number(month))).padStart(2, '0')}`;
  return isCalendarDate(last) ? last : undefined;
}

/** A month may be published a few days before it ends. */
const isFuture = (day: CalendarDate, today: CalendarDate, isMonth: boolean) =>
  isMonth ? day.slice(0, 7) > today.slice(0, 7) : day > today;

function readValue(cell: string, notation: ColumnNotation): string | undefined {
  const text = cell.trim().replace('\u2212', '-');
  const isNegative = text.startsWith('-');
  const size = readHistoryPrice(isNegative ? text.slice(1) : text, notation);
  const value = size === undefined || !isNegative ? size : `-${size}`;
  return value !== undefined && STORED_VALUE.test(value) ? value : undefined;
}

interface LineReader {
  readonly columns: BenchmarkColumns;
  readonly kind: BenchmarkKind;
  readonly notation: ColumnNotation;
  readonly today: CalendarDate;
}

function readLine(
  { row, cells }: Line,
  { columns, kind, notation, today }: LineReader,
): BenchmarkValue | BenchmarkFileFault {
  const dayCell = cells[columns.day.at] ?? '';
  const day = readDayOrMonth(dayCell, notation);
  if (day === undefined || day < EARLIEST_DATE) return fault('wrong-day', row, columns.day.name);
  if (isFuture(day, today, MONTH.test(dayCell))) return fault('future-day', row, columns.day.name);
  const value = readValue(cells[columns.value.at] ?? '', notation);
  if (value === undefined) return fault('wrong-value', row, columns.value.name);
  if (kind === 'index' && Number(value) <= 0) return fault('not-above-zero', row, columns.value.name);
  return { day, value };
}

/**
 * Reads one series from a file: a CSV file of the ECB Data Portal, whose columns are found by name, or lines of a day and an
 * index level. Works in short steps, so that a caller can let other work run between them.
 */
export function* readBenchmarkFileInSteps(
  text: string,
  today: CalendarDate,
): Generator<undefined, BenchmarkFileReading> {
  const table = yield* readTable(text);
  if ('rule' in table) return { ok: false, fault: table };
  const series = findSeries(table);
  if ('rule' in series) return { ok: false, fault: series };
  const { columns, lines } = table;
  const columnCells = (at: number) => lines.map(({ cells }) => cells[at] ?? '');
  const notation =
    series.key === null
      ? findNotation(
          { decimalMark: null, dayOrder: null },
          { days: columnCells(columns.day.at), prices: columnCells(columns.value.at) },
        )
      : ECB_NOTATION;
  yield undefined;
  const values = new Map<CalendarDate, BenchmarkValue>();
  for (const [i, line] of lines.entries()) {
    const read = readLine(line, { columns, kind: series.kind, notation, today });
    if ('rule' in read) return { ok: false, fault: read };
    if (values.has(read.day)) return { ok: false, fault: fault('repeated-day', line.row, columns.day.name) };
    values.set(read.day, read);
    if (i % LINES_PER_STEP === 0) yield undefined;
  }
  const sorted = [...values.values()].sort((one, other) => compareDays(one.day, other.day));
  return { ok: true, value: { ...series, values: sorted } };
}
