import type { CalendarDate } from '../calendar-date.ts';
import { CURRENCIES, type Currency } from '../money/currency.ts';
import { Decimal } from '../money/decimal.ts';
import { parseDecimal } from '../typed-text/parse-decimal.ts';
import { readDay } from '../typed-text/read-day.ts';
import { splitPriceLine } from './split-price-line.ts';

export const MAX_PRICE_ROWS = 10_000;

/** One line of a pasted grid or a file. */
export interface PriceRow {
  /** The number of its line, from 1. */
  readonly row: number;
  /** In upper case. */
  readonly isin: string;
  readonly price: Decimal;
  /** Null if the line has none. */
  readonly day: CalendarDate | null;
  readonly currency: Currency | null;
}

const PRICE_ROW_RULES = {
  isin: [],
  price: [],
  day: [],
  unclear_day: [],
  currency: [],
  /** `row`: the row that already has this ISIN and day. */
  repeated_price: ['row'],
  /** `row`: the row that already has this ISIN, with another day or currency. The grid has one price per security. */
  another_price: ['row'],
  too_many_fields: ['max'],
  too_many_rows: ['max'],
} as const satisfies Record<string, readonly string[]>;

/** What is wrong with a line. */
export interface PriceRowFault {
  readonly row: number;
  readonly field: 'isin' | 'price' | 'day' | 'currency' | 'row';
  readonly rule: keyof typeof PRICE_ROW_RULES;
  readonly values: Readonly<Record<string, string | number>>;
}

interface PriceRows {
  readonly rows: readonly PriceRow[];
  /** In the order of the lines. If there are any, nothing in the text may be saved. */
  readonly faults: readonly PriceRowFault[];
}

const MAX_FIELDS = 4;
const ISIN = /^[A-Z0-9]{1,20}$/;
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/;
/** The first cell of a heading. */
const HEADINGS = new Set(['isin', 'исин']);

type Fault = Pick<PriceRowFault, 'field' | 'rule' | 'values'>;
const fault = (field: Fault['field'], rule: Fault['rule'], values: Fault['values'] = {}): Fault => ({
  field,
  rule,
  values,
});

function isCurrency(text: string): text is Currency {
  return CURRENCIES.some((currency) => currency === text);
}

/** '98,50', '98.50', '1 234,56', '98.5 %': a single comma or point separates the decimals. */
function readPrice(text: string): Decimal | Fault {
  const decimal = parseDecimal(text.replace(/%$/, ''), 'bg');
  return decimal === null ? fault('price', 'price') : new Decimal(decimal);
}

function readPriceDay(text: string): CalendarDate | null | Fault {
  if (text === '') return null;
  const reading = readDay(text.replace(COMPACT_DAY, '$1-$2-$3'));
  if (reading.kind === 'day') return reading.day;
  return fault('day', reading.kind === 'unclear' ? 'unclear_day' : 'day');
}

function readCurrency(text: string): Currency | null | Fault {
  const code = text.toUpperCase();
  if (code === '') return null;
  return isCurrency(code) ? code : fault('currency', 'currency');
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'rule' in value;

/** Moves a currency in the third field to the fourth if the line has no day. */
function alignCurrency(fields: readonly string[]): readonly string[] {
  const [isin = '', price = '', third = '', fourth = ''] = fields;
  return fourth === '' && isCurrency(third.toUpperCase())
    ? [isin, price, '', third]
    : [isin, price, third, fourth];
}

function readRow(line: string, row: number): PriceRow | Fault[] {
  const fields = splitPriceLine(line);
  if (fields.length > MAX_FIELDS) return [fault('row', 'too_many_fields', { max: MAX_FIELDS })];
  const [isinText = '', priceText = '', dayText = '', currencyText = ''] = alignCurrency(fields);
  const isin = isinText.toUpperCase();
  const price = readPrice(priceText);
  const day = readPriceDay(dayText);
  const currency = readCurrency(currencyText);
  const isinFaults = ISIN.test(isin) ? [] : [fault('isin', 'isin')];
  if (isinFaults.length > 0 || isFault(price) || isFault(day) || isFault(currency)) {
    return [...isinFaults, ...[price, day, currency].filter(isFault)];
  }
  return { row, isin, price, day, currency };
}

/** Lines that repeat the ISIN of an earlier one. */
function repetitions(rows: readonly PriceRow[]): PriceRowFault[] {
  const seen = new Map<string, PriceRow>();
  return rows.flatMap((line) => {
    const { row, isin, day, currency } = line;
    const first = seen.get(isin);
    if (first === undefined) {
      seen.set(isin, line);
      return [];
    }
    const rule = first.day === day && first.currency === currency ? 'repeated_price' : 'another_price';
    return [{ row, ...fault('row', rule, { row: first.row }) }];
  });
}

/**
 * Reads lines `ISIN price [day] [currency]` of a pasted grid or a decoded file, with tabs, semicolons, bars, commas or blanks
 * between the fields. Skips a heading and empty lines. Reads prices and days as people type them; an ambiguous day is a fault,
 * never a guess.
 */
export function readPriceRows(text: string): PriceRows {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const rows: PriceRow[] = [];
  const faults: PriceRowFault[] = [];
  for (const [i, line] of lines.entries()) {
    const row = i + 1;
    if (line.trim() === '') continue;
    if (rows.length + faults.length === 0 && HEADINGS.has((splitPriceLine(line)[0] ?? '').toLowerCase()))
      continue;
    if (rows.length === MAX_PRICE_ROWS) {
      return { rows: [], faults: [{ row, ...fault('row', 'too_many_rows', { max: MAX_PRICE_ROWS }) }] };
    }
    const read = readRow(line, row);
    if ('isin' in read) rows.push(read);
    else faults.push(...read.map((each) => ({ row, ...each })));
  }
  const all = [...faults, ...repetitions(rows)];
  return { rows, faults: all.sort((one, other) => one.row - other.row) };
}
