import { DAY_AND_PRICE } from '../../prices/history-files/day-and-price.ts';
import { looksLikeDay } from '../../prices/history-files/read-history-cells.ts';
import { splitAtDelimiter } from '../../prices/split-price-line.ts';

/** How to read the lines of a file. */
export interface BenchmarkColumns {
  readonly split: (line: string) => readonly string[];
  readonly day: Column;
  readonly value: Column;
  /** The column with the key of the series in a file of the ECB Data Portal; null in a file of days and values. */
  readonly key: Column | null;
  /** A line with more columns was split at the wrong marks. */
  readonly count: number;
  readonly hasHeader: boolean;
}

interface Column {
  readonly at: number;
  /** The name in the header, or the column's number from 1. */
  readonly name: string;
}

const DELIMITERS = ['\t', ';', ','];
const VALUE_NAMES: readonly string[] = [
  ...DAY_AND_PRICE.price,
  'value',
  'level',
  'index',
  'стойност',
  'ниво',
  'индекс',
];
const DAY_NAMES: readonly string[] = DAY_AND_PRICE.day;

function findColumn(header: readonly string[], names: readonly string[]): Column | null {
  const at = header.findIndex((name) => names.includes(name.toLowerCase()));
  return at < 0 ? null : { at, name: header[at] ?? '' };
}

/** Undefined if the first line is neither a known header nor a day and a value. */
export function findBenchmarkColumns(firstLine: string): BenchmarkColumns | undefined {
  const delimiter = DELIMITERS.find((mark) => firstLine.includes(mark));
  if (delimiter === undefined) return undefined;
  const split = splitAtDelimiter(delimiter);
  const header = split(firstLine);
  const count = header.length;
  const key = findColumn(header, ['key']);
  const [ecbDay, ecbValue] = [findColumn(header, ['time_period']), findColumn(header, ['obs_value'])];
  if (key !== null && ecbDay !== null && ecbValue !== null)
    return { split, key, day: ecbDay, value: ecbValue, count, hasHeader: true };
  const [day, value] = [findColumn(header, DAY_NAMES), findColumn(header, VALUE_NAMES)];
  if (day !== null && value !== null) return { split, key: null, day, value, count, hasHeader: true };
  if (count !== 2 || !looksLikeDay(header[0] ?? '')) return undefined;
  return {
    split,
    key: null,
    day: { at: 0, name: '1' },
    value: { at: 1, name: '2' },
    count,
    hasHeader: false,
  };
}
