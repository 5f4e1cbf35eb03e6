import { isCalendarDate, type CalendarDate } from '../calendar-date.ts';
import { daysInMonth } from '../day-number.ts';
import { monthFromName } from './month-names.ts';

/** The result of reading a typed day. */
type DayReading =
  | { readonly kind: 'day'; readonly day: CalendarDate }
  /** The text could mean more than one day, or lacks the century: the person is asked. */
  | { readonly kind: 'unclear'; readonly choices: readonly CalendarDate[] }
  | { readonly kind: 'no-such-day'; readonly year: number; readonly month: number; readonly days: number }
  | { readonly kind: 'no-such-month'; readonly month: number }
  | { readonly kind: 'no-date' };

type YearMonthDay = readonly [year: number, month: number, day: number];

const FIGURES = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/;
const DAY_THEN_NAME = /^(\d{1,2})[\s.,-]*(\p{L}+)[\s.,-]*(\d{4}|\d{2})$/u;
const NAME_THEN_DAY = /^(\p{L}+)[\s.]*(\d{1,2})[\s,]+(\d{4}|\d{2})$/u;

/**
 * Reads a day that a person typed: 16.11.2026, 16/11/2026, 2026-11-16, 16 Nov 2026, 16 ноември 2026 г. and the like, in either
 * language. Points mean day first. With slashes or hyphens the person is asked for the order if both orders make a day; a
 * two-digit year is always asked about.
 */
export function readDay(typed: string): DayReading {
  const text = typed.trim().replace(/г\.?$/, '').trimEnd().replace(/\s+/g, ' ');
  return readFigures(text.replaceAll(' ', '')) ?? readNamedMonth(text) ?? { kind: 'no-date' };
}

function readFigures(text: string): DayReading | null {
  const [, first = '', mark = '', second = '', third = ''] = FIGURES.exec(text) ?? [];
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  if (first.length === 4 && third.length <= 2) return singleDay([[a, b, c]], true);
  if (first.length > 2 || (third.length !== 4 && third.length !== 2)) return null;
  const hasCentury = third.length === 4;
  const year = hasCentury ? c : 2000 + c;
  const dayFirst: YearMonthDay = [year, b, a];
  const monthFirst: YearMonthDay = [year, a, b];
  if (mark === '.') return singleDay([dayFirst], hasCentury);
  return singleDay(b > 12 && a <= 12 ? [monthFirst, dayFirst] : [dayFirst, monthFirst], hasCentury);
}

function readNamedMonth(text: string): DayReading | null {
  const dayFirst = DAY_THEN_NAME.exec(text);
  const nameFirst = NAME_THEN_DAY.exec(text);
  const [name, day, year] =
    dayFirst === null
      ? [nameFirst?.[1], nameFirst?.[2], nameFirst?.[3]]
      : [dayFirst[2], dayFirst[1], dayFirst[3]];
  const month = name === undefined ? null : monthFromName(name);
  if (month === null || day === undefined || year === undefined) return null;
  const hasCentury = year.length === 4;
  return singleDay([[hasCentury ? Number(year) : 2000 + Number(year), month, Number(day)]], hasCentury);
}

/** The one day among the readings; if none exists, the most likely reading shows what is wrong. */
function singleDay(readings: readonly YearMonthDay[], hasCentury: boolean): DayReading {
  const choices = [...new Set(readings.map(formatDay).filter(isCalendarDate))];
  const [only] = choices;
  if (only === undefined) return findFault(readings);
  return choices.length === 1 && hasCentury ? { kind: 'day', day: only } : { kind: 'unclear', choices };
}

function findFault(readings: readonly YearMonthDay[]): DayReading {
  const [year = 0, month = 0] = readings[0] ?? [];
  if (month < 1 || month > 12) return { kind: 'no-such-month', month };
  return { kind: 'no-such-day', year, month, days: daysInMonth(year, month) };
}

const formatDay = ([year, month, day]: YearMonthDay) =>
  `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}`;
const padded = (figure: number) => String(figure).padStart(2, '0');
