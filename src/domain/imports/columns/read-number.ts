import type { DecimalMark } from '../../prices/history-files/price-history-format.ts';

/** A number as written in a cell, before the decimal mark is known. */
export interface WrittenNumber {
  readonly isNegative: boolean;
  /** Digits, commas and points. */
  readonly digits: string;
  /** The unit before or after it: '$', 'USD', 'лв.', '%'. */
  readonly unit: string;
}

const GROUPING_BLANKS = /(?<=\d)[\s'’](?=\d)/g;
/** Digits in groups of three: '1 234 567,5'. In '1 23,5' a digit is missing, or a blank is wrong. */
const GROUPED_BY_BLANKS = /^\D*\d{1,3}([\s'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?\D*$/;
const MAX_LENGTH = 60;
/** 'EUR', 'евро', 'shares'. */
const MAX_UNIT_LENGTH = 8;

/** Fast path for most cells. */
const SIMPLE = /^(-?)(\d[\d.,]{0,40})$/;

/** The cell without the blanks between its digits. */
const withoutBlanks = (cell: string) => cell.trim().replace(GROUPING_BLANKS, '');

/** Splits a cell into sign, digits and unit; undefined if it is not a number. A minus before or after it, or parentheses, make it negative. */
export function splitNumber(cell: string): WrittenNumber | undefined {
  const [, minus, simple] = SIMPLE.exec(cell) ?? [];
  if (simple !== undefined) return { isNegative: minus === '-', digits: simple, unit: '' };
  const trimmed = cell.trim().slice(0, MAX_LENGTH).replaceAll('\u2212', '-');
  const plain = withoutBlanks(trimmed);
  if (plain !== trimmed && !GROUPED_BY_BLANKS.test(trimmed)) return undefined;
  const first = plain.search(/(?<![\p{L}.,])[.,]?\d/u);
  const last = plain.search(/\d[.,]?\D*$/);
  if (first < 0 || cell.length > MAX_LENGTH) return undefined;
  const end = /[.,]/.test(plain[last + 1] ?? '') ? last + 2 : last + 1;
  const digits = plain.slice(first, end);
  const [before, after] = [plain.slice(0, first), plain.slice(end)];
  const signs = `${before.replace(/[^()+-]/g, '')}0${after.replace(/[^()+-]/g, '')}`;
  const unit = `${before}${after}`.replace(/[()+-]/g, '').trim();
  if (!/^[\d.,]+$/.test(digits) || unit.length > MAX_UNIT_LENGTH) return undefined;
  const isNegative = SIGNS.get(signs);
  return isNegative === undefined ? undefined : { isNegative, digits, unit };
}

/** Whether the signs around a number (written as 0 here) make it negative. */
const SIGNS = new Map([
  ['0', false],
  ['+0', false],
  ['-0', true],
  ['0-', true],
  ['(0)', true],
]);

/** One mark with three digits after it and one to three before: '1.234' can be 1234 or 1.234. */
const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** The decimal mark of an unambiguous number: '98,5', '1.234,50' and '1.234.567' have a comma. */
export function certainDecimalMark(cell: string): DecimalMark | undefined {
  const digits = splitNumber(cell)?.digits;
  if (digits === undefined || UNCLEAR.test(digits)) return undefined;
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma < 0 && point < 0) return undefined;
  const [last, other] = comma > point ? ([',', '.'] as const) : (['.', ','] as const);
  const isRepeated = digits.indexOf(last) !== digits.lastIndexOf(last);
  return isRepeated ? other : last;
}

const GROUPED = {
  '.': /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/,
  ',': /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/,
} as const;
const PLAIN = { '.': /^(?:\d+(?:\.\d*)?|\.\d+)$/, ',': /^(?:\d+(?:,\d*)?|,\d+)$/ } as const;

/** True for digits that are grouped, but not by three, such as '1 23,5', or '1,23,456.5' in a column with decimal points. */
export function isGroupedWrongly(cell: string, mark: DecimalMark | null): boolean {
  const plain = withoutBlanks(cell);
  if (plain !== cell.trim()) return splitNumber(plain) !== undefined && splitNumber(cell) === undefined;
  return mark !== null && certainDecimalMark(cell) === mark && readNumber(cell, mark) === undefined;
}

/** The decimal text ('-1234.56') of a cell in the notation of its column; undefined if it is not a number in that notation. */
export function readNumber(cell: string, mark: DecimalMark | null): string | undefined {
  const number = splitNumber(cell) ?? scientific(cell);
  if (number === undefined) return undefined;
  const used = mark ?? '.';
  const { digits, isNegative } = number;
  if (!PLAIN[used].test(digits) && !GROUPED[used].test(digits)) return undefined;
  const [whole = '', fraction = ''] = digits.replaceAll(used === '.' ? ',' : '.', '').split(used);
  const plain = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return isNegative && /[1-9]/.test(plain) ? `-${plain}` : plain;
}

const SCIENTIFIC = /^([+-]?)(\d(?:\.\d{1,17})?)e([+-]?\d{1,2})$/i;

/** '1.5E-7', as programs write small quantities. */
function scientific(cell: string): WrittenNumber | undefined {
  const [, sign = '', mantissa = '', exponent = ''] = SCIENTIFIC.exec(cell.trim()) ?? [];
  if (mantissa === '') return undefined;
  const [whole = '', fraction = ''] = mantissa.split('.');
  const point = whole.length + Number(exponent);
  const figures = `${'0'.repeat(Math.max(0, 1 - point))}${whole}${fraction}`;
  const place = Math.max(1, point);
  const padded = figures.padEnd(place, '0');
  return { isNegative: sign === '-', digits: `${padded.slice(0, place)}.${padded.slice(place)}`, unit: '' };
}
