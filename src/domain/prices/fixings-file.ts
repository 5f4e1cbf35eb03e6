import { compareDays, isCalendarDate, type CalendarDate } from '../calendar-date.ts';
import { failure, success, type Result } from '../result.ts';
import { splitAtDelimiter } from './split-price-line.ts';

/** A market rate fixed on a day, in percent. */
export interface FixingRow {
  readonly day: CalendarDate;
  readonly rate: number;
}

/** Daily fixings of more than twenty-five years. */
export const MAX_FIXINGS = 7_000;

export type FixingsFileFault =
  /** No columns TIME_PERIOD and OBS_VALUE. */
  | 'not-a-fixings-file'
  /** The column KEY names more than one series. */
  | 'several-series'
  /** Monthly values such as averages; no bond pays by those. */
  | 'no-days'
  | 'wrong-rate'
  | 'repeated-day';

const RATE = /^-?\d+(?:\.\d+)?$/;
const splitCells = splitAtDelimiter(',');

function readRow(day: string, rate: string): Result<FixingRow | null, FixingsFileFault> {
  // A holiday.
  if (rate === '' || rate.toLowerCase() === 'nan') return success(null);
  if (!isCalendarDate(day)) return failure('no-days');
  return RATE.test(rate) ? success({ day, rate: Number(rate) }) : failure('wrong-rate');
}

/**
 * The fixings in a CSV file of the ECB Data Portal (SDMX-CSV), ordered by day. The columns are found by name. On a holiday the
 * file is empty.
 */
export function readFixingsFile(text: string): Result<readonly FixingRow[], FixingsFileFault> {
  const [header = '', ...lines] = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  if (header === '') return success([]);
  const names = splitCells(header).map((name) => name.toUpperCase());
  const [key, day, rate] = ['KEY', 'TIME_PERIOD', 'OBS_VALUE'].map((name) => names.indexOf(name));
  if (day === undefined || rate === undefined || day < 0 || rate < 0) return failure('not-a-fixings-file');
  const byDay = new Map<CalendarDate, FixingRow>();
  const series = new Set<string>();
  for (const line of lines) {
    const cells = splitCells(line);
    series.add(cells[key ?? -1] ?? '');
    if (series.size > 1) return failure('several-series');
    const row = readRow(cells[day] ?? '', cells[rate] ?? '');
    if (!row.ok) return row;
    if (row.value === null) continue;
    if (byDay.has(row.value.day)) return failure('repeated-day');
    byDay.set(row.value.day, row.value);
  }
  return success([...byDay.values()].sort((one, other) => compareDays(one.day, other.day)));
}
