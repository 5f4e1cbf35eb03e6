import {
  dayIn,
  dateFromDayNumber,
  dayNumber,
  calendarDate,
  isCalendarDate,
  type CalendarDate,
} from '../../calendar-date.ts';
import type { DayOrder } from '../../prices/history-files/price-history-format.ts';
import { readDay } from '../../typed-text/read-day.ts';

/** 20260522, and Interactive Brokers' 20260522;103000 and 20260522, 10:30:00. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[;, T]+\d{2}:?\d{2}:?\d{2}.*)?$/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/;
/** A time after the date, with an optional zone. */
const TIME =
  /(?:[T ;]|, ?)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[AP]M)?(?:\s?(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/i;
const ZONED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|UTC|[+-]\d{2}:?\d{2})$/i;
/** Spreadsheet serial dates, days since 1899-12-30: 1954-10-03 to 2173-10-13. */
const SERIAL = /^([2-9]\d{4})(?:\.0+)?$/;
const MAX_MONTH = 12;

const dayText = (cell: string) => cell.trim().replace(TIME, '').replace(COMPACT, '$1-$2-$3').trim();

export type ImportDay =
  | { readonly kind: 'day'; readonly day: CalendarDate }
  | { readonly kind: 'fault'; readonly rule: 'day' | 'year_without_century' | 'day_order_unclear' };

const fault = (rule: (ImportDay & { kind: 'fault' })['rule']): ImportDay => ({ kind: 'fault', rule });

/** The order of day and month in a cell where one of them is above 12; undefined for other cells. */
export function certainDayOrder(cell: string): DayOrder | undefined {
  const [, first, second] = SLASHED.exec(dayText(cell)) ?? [];
  if (Number(first) > MAX_MONTH) return 'day-first';
  return Number(second) > MAX_MONTH ? 'month-first' : undefined;
}

interface DayNotation {
  readonly dayOrder: DayOrder | null;
  readonly timeZone: string;
  /** True for workbooks whose serial dates are counted from 1904, as older ones of a Mac are. */
  readonly datesFrom1904?: boolean;
}

/** Reads the day of a cell in the notation of its column. A time with a zone is converted to `timeZone`. */
export function readImportDay(cell: string, { dayOrder, timeZone, datesFrom1904 }: DayNotation): ImportDay {
  const zoned = ZONED.exec(cell.trim());
  if (zoned !== null) return readInstant(zoned, timeZone);
  const [, serial] = SERIAL.exec(cell.trim()) ?? [];
  if (serial !== undefined) return { kind: 'day', day: fromSerial(Number(serial), datesFrom1904 === true) };
  const text = dayText(cell);
  const reading = readDay(text);
  if (reading.kind === 'day') return reading;
  if (reading.kind !== 'unclear') return fault('day');
  const [dayFirst, monthFirst] = reading.choices;
  if (!SLASHED.test(text)) return fault('year_without_century');
  const day = dayOrder === 'day-first' ? dayFirst : dayOrder === 'month-first' ? monthFirst : undefined;
  return day === undefined ? fault('day_order_unclear') : { kind: 'day', day };
}

function readInstant([, date = '', time = '', zone = '']: RegExpExecArray, timeZone: string): ImportDay {
  const offset = zone.toUpperCase() === 'UTC' ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const instant = new Date(`${date}T${time}${offset.toUpperCase()}`);
  return !isCalendarDate(date) || Number.isNaN(instant.getTime())
    ? fault('day')
    : { kind: 'day', day: dayIn(timeZone, instant) };
}

const FIRST_SERIAL_DAY = dayNumber(calendarDate('1899-12-30'));
const FIRST_SERIAL_DAY_1904 = dayNumber(calendarDate('1904-01-01'));
const fromSerial = (serial: number, isFrom1904: boolean) =>
  dateFromDayNumber((isFrom1904 ? FIRST_SERIAL_DAY_1904 : FIRST_SERIAL_DAY) + serial);
