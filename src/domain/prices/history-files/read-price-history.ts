import { compareDays, type CalendarDate } from '../../calendar-date.ts';
import { MAX_PRICE_ROWS } from '../read-price-rows.ts';
import type { PriceHistoryFormatId } from './price-history-formats.ts';
import { findNotation, readHistoryDay, readHistoryPrice, type ColumnNotation } from './read-history-cells.ts';
import { recognisePriceHistory, type FileLine, type RecognisedHistory } from './recognise-price-history.ts';

/** The price of one day. */
export interface HistoryRow {
  /** The number of its line, from 1. */
  readonly row: number;
  readonly day: CalendarDate;
  /** Decimal text. */
  readonly price: string;
}

const HISTORY_RULES = {
  day: [],
  unclear_day: [],
  price: [],
  /** `row`: the row that already has the day. */
  repeated_day: ['row'],
  /** Probably a comma that separates columns as well as decimals. */
  too_many_columns: [],
  no_prices: [],
  too_many_days: ['max'],
} as const satisfies Record<string, readonly string[]>;

/** What is wrong with a line. */
export interface HistoryFault {
  readonly row: number;
  readonly rule: keyof typeof HISTORY_RULES;
  readonly values: Readonly<Record<string, number>>;
}

export interface PriceHistoryFile {
  readonly format: PriceHistoryFormatId;
  /** Ordered by day, each day once. */
  readonly rows: readonly HistoryRow[];
  /** In the order of the lines. If there are any, nothing in the file may be saved. */
  readonly faults: readonly HistoryFault[];
  /** Days that the file lists without a price, such as holidays. */
  readonly daysWithoutPrice: number;
}

const fault = (
  row: number,
  rule: HistoryFault['rule'],
  values: HistoryFault['values'] = {},
): HistoryFault => ({
  row,
  rule,
  values,
});

interface Cells {
  readonly row: number;
  readonly day: string;
  readonly price: string;
  readonly hasTooMany: boolean;
}

function splitLine(
  { row, text }: FileLine,
  { split, dayColumn, priceColumn, maxColumns }: RecognisedHistory,
): Cells {
  const fields = split(text);
  return {
    row,
    day: fields[dayColumn] ?? '',
    price: fields[priceColumn] ?? '',
    hasTooMany: fields.length > maxColumns,
  };
}

function readCells(
  { row, day, price, hasTooMany }: Cells,
  notation: ColumnNotation,
): HistoryRow | HistoryFault[] {
  if (hasTooMany) return [fault(row, 'too_many_columns')];
  const readDay = readHistoryDay(day, notation);
  const readPrice = readHistoryPrice(price, notation);
  const isDay = readDay !== undefined && readDay !== 'unclear';
  if (isDay && readPrice !== undefined) return { row, day: readDay, price: readPrice };
  return [
    ...(isDay ? [] : [fault(row, readDay === 'unclear' ? 'unclear_day' : 'day')]),
    ...(readPrice === undefined ? [fault(row, 'price')] : []),
  ];
}

/** Lines that repeat the day of an earlier one; the file may contain more than one security. */
function repetitions(rows: readonly HistoryRow[]): HistoryFault[] {
  const seen = new Map<CalendarDate, number>();
  return rows.flatMap(({ row, day }) => {
    const first = seen.get(day);
    if (first === undefined) seen.set(day, row);
    return first === undefined ? [] : [fault(row, 'repeated_day', { row: first })];
  });
}

function readRecognised(recognised: RecognisedHistory): PriceHistoryFile {
  const { format, lines } = recognised;
  const cells = lines.map((line) => splitLine(line, recognised));
  const priced = cells.filter(({ price }) => !format.noPrice.includes(price.toLowerCase()));
  const daysWithoutPrice = cells.length - priced.length;
  const tooMany = priced[MAX_PRICE_ROWS];
  if (tooMany !== undefined) {
    const faults = [fault(tooMany.row, 'too_many_days', { max: MAX_PRICE_ROWS })];
    return { format: format.id, rows: [], faults, daysWithoutPrice };
  }
  if (priced.length === 0) {
    return { format: format.id, rows: [], faults: [fault(1, 'no_prices')], daysWithoutPrice };
  }
  const notation = findNotation(format, {
    days: priced.map(({ day }) => day),
    prices: priced.map(({ price }) => price),
  });
  const rows: HistoryRow[] = [];
  const faults: HistoryFault[] = [];
  for (const each of priced) {
    const read = readCells(each, notation);
    if ('day' in read) rows.push(read);
    else faults.push(...read);
  }
  faults.push(...repetitions(rows));
  return {
    format: format.id,
    rows: rows.sort((one, other) => compareDays(one.day, other.day)),
    faults: faults.sort((one, other) => one.row - other.row),
    daysWithoutPrice,
  };
}

/**
 * Reads the prices of one security on many days, from a decoded file or the clipboard. Undefined if the text is not such a
 * history. If a column does not show how to read a day, that is a fault, never a guess.
 */
export function readPriceHistory(text: string): PriceHistoryFile | undefined {
  const recognised = recognisePriceHistory(text);
  return recognised && readRecognised(recognised);
}
