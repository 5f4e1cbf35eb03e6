import type { CalendarDate } from '../../calendar-date.ts';
import { parseDecimal } from '../../typed-text/parse-decimal.ts';
import { readDay } from '../../typed-text/read-day.ts';
import type { DayOrder, DecimalMark, PriceHistoryFormat } from './price-history-format.ts';

const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/;
/** '2026-11-20 00:00', '2026-11-20T17:35:00Z': a spreadsheet or a program adds the time. */
const TIME = /[T ]\d{1,2}:\d{2}\S*$/;
const SLASHED_DAY = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/;
const MAX_MONTH = 12;

/** How to read the cells of a column, as the whole column shows. */
export type ColumnNotation = Pick<PriceHistoryFormat, 'decimalMark' | 'dayOrder'>;

const dayText = (cell: string) => cell.replace(TIME, '').replace(COMPACT_DAY, '$1-$2-$3');

/** Whether a cell contains a day, even an ambiguous one. */
export function looksLikeDay(cell: string): boolean {
  const { kind } = readDay(dayText(cell));
  return kind === 'day' || kind === 'unclear';
}

/** 'unclear' if the cell could mean two days and the column does not show which. */
export function readHistoryDay(
  cell: string,
  { dayOrder }: ColumnNotation,
): CalendarDate | 'unclear' | undefined {
  const reading = readDay(dayText(cell));
  if (reading.kind === 'day') return reading.day;
  if (reading.kind !== 'unclear') return undefined;
  const [dayFirst, monthFirst] = reading.choices;
  if (!SLASHED_DAY.test(dayText(cell)) || dayOrder === null || dayOrder === 'year-first') return 'unclear';
  return (dayOrder === 'day-first' ? dayFirst : monthFirst) ?? 'unclear';
}

const GROUPED = {
  '.': /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
} as const;
const PLAIN = { '.': /^\d+(?:\.\d+)?$/, ',': /^\d+(?:,\d+)?$/ } as const;

const priceText = (cell: string) => cell.replace(/[\s%'’]/g, '');

/** Decimal text; undefined if the cell is not a number in the notation of the column. */
export function readHistoryPrice(cell: string, { decimalMark }: ColumnNotation): string | undefined {
  const text = priceText(cell);
  if (decimalMark === null) return parseDecimal(text, 'bg') ?? undefined;
  if (!GROUPED[decimalMark].test(text) && !PLAIN[decimalMark].test(text)) return undefined;
  const group = decimalMark === '.' ? ',' : '.';
  return text.replaceAll(group, '').replace(decimalMark, '.');
}

/** The decimal mark of a number that can be read in only one way: '98,5' and '1.234,50' have a comma. */
function certainMark(cell: string): DecimalMark | undefined {
  const text = priceText(cell);
  const [, whole = '', mark, decimals = ''] = /^(.*)([.,])(\d*)$/.exec(text) ?? [];
  if (mark !== '.' && mark !== ',') return undefined;
  const hasGroups = /[.,]/.test(whole);
  if (hasGroups && whole.includes(mark)) return undefined;
  const couldBeGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return hasGroups || !couldBeGroup ? mark : undefined;
}

function certainOrder(cell: string): DayOrder | undefined {
  const [, first, second] = SLASHED_DAY.exec(dayText(cell)) ?? [];
  if (Number(first) > MAX_MONTH) return 'day-first';
  return Number(second) > MAX_MONTH ? 'month-first' : undefined;
}

/** The more frequent vote, ignoring undefined ones; null if there are none or the votes are tied. */
function majority<T>(votes: readonly (T | undefined)[], [one, other]: readonly [T, T]): T | null {
  const count = (vote: T) => votes.filter((each) => each === vote).length;
  const difference = count(one) - count(other);
  return difference === 0 ? null : difference > 0 ? one : other;
}

/** How the file writes days and prices: as its format prescribes, otherwise as its unambiguous cells show. */
export function findNotation(
  format: ColumnNotation,
  columns: { readonly days: readonly string[]; readonly prices: readonly string[] },
): ColumnNotation {
  return {
    decimalMark: format.decimalMark ?? majority<DecimalMark>(columns.prices.map(certainMark), [',', '.']),
    dayOrder:
      format.dayOrder ?? majority<DayOrder>(columns.days.map(certainOrder), ['day-first', 'month-first']),
  };
}
