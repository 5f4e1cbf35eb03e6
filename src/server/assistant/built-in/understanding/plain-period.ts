import {
  addDays,
  calendarDate,
  type CalendarDate,
  dateFromDayNumber,
  dayNumber,
  isCalendarDate,
  LATEST_DATE,
} from '#domain/calendar-date';
import { addMonths, yearMonthDay, toDayNumber, daysInMonth } from '#domain/day-number';
import type { Period } from '#domain/portfolio/period';
import type { Concept } from './concept.ts';
import type { Mention } from './find-mentions.ts';
import { readPiece, type Piece, type Unit } from './period-piece.ts';

/** Days that a question names; of a month without a year the subject tells which one is meant. */
export interface PeriodFound {
  readonly period: Period;
  /** It names a month alone: the same month of another year may be meant. */
  readonly isAnyYear: boolean;
  /** 'As of today', which is when figures are of anyway. */
  readonly isToday: boolean;
  /** In mentions. */
  readonly length: number;
  /** 'In 2024 and 2025': the one and the other, where they are compared. */
  readonly parts?: readonly [Period, Period];
  /** 'From January 2025' without its bound: January 2025. */
  readonly plain?: Period;
}

const MONTHS: Record<Exclude<Unit, 'week' | 'day'>, number> = { year: 12, half: 6, quarter: 3, month: 1 };
const NEIGHBOURS: Readonly<Partial<Record<Concept | '', number>>> = {
  'time:yesterday': -1,
  'time:today': 0,
  'time:tomorrow': 1,
};

const dayOf = (year: number, month: number, day: number) => dateFromDayNumber(toDayNumber(year, month, day));
export const monthsLater = (day: CalendarDate, months: number) =>
  dateFromDayNumber(addMonths(yearMonthDay(dayNumber(day)), months));
export const yearOf = (day: CalendarDate) => yearMonthDay(dayNumber(day)).year;

function monthsFrom(year: number, month: number, count: number): Period {
  const last = yearMonthDay(addMonths({ year, month, day: 1 }, count - 1));
  return {
    from: dayOf(year, month, 1),
    to: dayOf(last.year, last.month, daysInMonth(last.year, last.month)),
  };
}

/** The unit that holds today, moved by so many units. */
export function unitAround(unit: Unit, by: number, today: CalendarDate): Period {
  if (unit === 'day') return { from: addDays(today, by), to: addDays(today, by) };
  if (unit === 'week') {
    const monday = addDays(today, -((dayNumber(today) + 3) % 7) + by * 7);
    return { from: monday, to: addDays(monday, 6) };
  }
  const length = MONTHS[unit];
  const { year, month } = yearMonthDay(dayNumber(today));
  const first = dayOf(year, Math.floor((month - 1) / length) * length + 1, 1);
  const start = yearMonthDay(dayNumber(monthsLater(first, by * length)));
  return monthsFrom(start.year, start.month, length);
}

/** So many units that end or begin today. */
function unitsFrom(today: CalendarDate, count: number, unit: Unit): Period {
  const end =
    unit === 'week' || unit === 'day'
      ? addDays(today, count * (unit === 'week' ? 7 : 1))
      : monthsLater(today, count * MONTHS[unit]);
  return count < 0 ? { from: addDays(end, 1), to: today } : { from: addDays(today, 1), to: end };
}

/** The same days a year before: 'last year against the year before'. */
export const yearBefore = ({ from, to }: Period): Period => ({
  from: monthsLater(from, -12),
  to: monthsLater(to, -12),
});

const yearAfter = ({ from, to }: Period): Period => ({
  from: monthsLater(from, 12),
  to: monthsLater(to, 12),
});

export const found = (period: Period, length: number, isAnyYear = false): PeriodFound => ({
  ...{ period, length, isAnyYear, isToday: false },
});

export type Pieces = readonly [Piece, Piece, Piece];
type PeriodParser = (pieces: Pieces, today: CalendarDate) => PeriodFound | undefined;

/** 'Christmas'. */
const feast: PeriodParser = ([{ word }], today) => {
  if (!/^(?:christmas|xmas|коледа|коледата|koleda)$/.test(word)) return undefined;
  const day = dayOf(yearOf(today), 12, 25);
  return found({ from: day, to: day }, 1, true);
};

/** 'До 3 години', 'up to five years', 'over 2 years': from today on. */
const ahead: PeriodParser = ([{ concept }, { count }, { unit }], today) => {
  if (count === undefined || unit === undefined) return undefined;
  const { from, to } = unitsFrom(today, count, unit);
  if (concept === 'rel:above') return found({ from: to, to: calendarDate(LATEST_DATE) }, 3);
  const isUntil = ['time:until', 'rel:to', 'rel:below'].includes(concept);
  return isUntil ? found({ from, to }, 3) : undefined;
};

/** 'догодина', 'лани', 'миналогодишните', 'тазгодишните': a year in one word. */
const yearInOneWord: PeriodParser = ([{ word, by }], today) =>
  by !== undefined && /^(?:догодина|dogodina|лани|ланск|тазгодишн)/.test(word)
    ? found(unitAround('year', by, today), 1)
    : undefined;

/** 'The year before last', 'по-миналата година'. */
const lastButOne: PeriodParser = ([one, two, three], today) => {
  const isEnglish = one.unit === 'year' && two.word === 'before' && three.word === 'last';
  const isBulgarian = /^(?:по|po)$/.test(one.word) && two.concept === 'time:last';
  const isLong = isEnglish || three.unit === 'year';
  const isShort = isBulgarian && /^(?:миналата|minalata)$/.test(two.word);
  if (!isEnglish && !(isBulgarian && (isLong || isShort))) return undefined;
  return found(unitAround('year', -2, today), isLong ? 3 : 2);
};

/** 'Until the end of the year', 'by the end of 2027': from today on. */
const restOfUnit: PeriodParser = ([one, two, three], today) => {
  if (one.concept !== 'time:rest') return undefined;
  if (two.year !== undefined && two.year >= yearOf(today))
    return found({ from: today, to: dayOf(two.year, 12, 31) }, 2);
  const named = month([two, three, three], today);
  if (named !== undefined) {
    const { to } = named.isAnyYear && named.period.to < today ? yearAfter(named.period) : named.period;
    return to < today ? undefined : found({ from: today, to }, named.length + 1);
  }
  const unit = two.by === 0 ? three.unit : two.unit;
  return unit && found({ from: today, to: unitAround(unit, 0, today).to }, two.by === 0 ? 3 : 2);
};

/** 'The last day of 2024', 'първия ден на 2025'. */
const edgeOfYear: PeriodParser = ([one, two, { year }]) => {
  const isLast = one.concept === 'time:last';
  if (two.unit !== 'day' || year === undefined || !(isLast || one.ordinal === 1)) return undefined;
  const day = isLast ? dayOf(year, 12, 31) : dayOf(year, 1, 1);
  return found({ from: day, to: day }, 3);
};

/** 'Q3 2026', 'first quarter', 'второто полугодие на 2026'. */
const partOfYear: PeriodParser = ([one, two, three], today) => {
  const [, quarter] = /^q([1-4])$/.exec(one.word) ?? [];
  const isShort = quarter !== undefined;
  const unit = isShort ? 'quarter' : two.unit;
  if (unit !== 'quarter' && unit !== 'half') return undefined;
  const isLast = one.concept === 'time:last' && three.year !== undefined;
  const which = isShort ? Number(quarter) : (one.ordinal ?? (isLast ? 12 / MONTHS[unit] : undefined));
  if (which === undefined) return undefined;
  const { year, by } = isShort ? two : three;
  const months = monthsFrom(year ?? yearOf(today) + (by ?? 0), (which - 1) * MONTHS[unit] + 1, MONTHS[unit]);
  return found(months, (isShort ? 1 : 2) + (year === undefined && by === undefined ? 0 : 1));
};

/** 'Last year', 'the next three months', 'next March'. */
const relative: PeriodParser = ([{ by }, two, three], today) => {
  if (by === undefined) return undefined;
  // 'What comes on the last day?'
  if (two.unit === 'day' && by < 0) return undefined;
  if (two.unit !== undefined) return found(unitAround(two.unit, by, today), 2);
  if (two.count !== undefined && three.unit !== undefined && by !== 0)
    return found(unitsFrom(today, by * two.count, three.unit), 3);
  const { month } = two;
  if (month === undefined) return undefined;
  const own = monthsFrom(yearOf(today), month, 1);
  const isPassed = by < 0 ? own.to < today : own.from > today;
  return found(by === 0 || isPassed ? own : monthsFrom(yearOf(today) + by, month, 1), 2);
};

const dayOfMonth: PeriodParser = ([{ count }, { month }, { year }], today) => {
  if (count === undefined || month === undefined) return undefined;
  const text = `${year ?? yearOf(today)}-${String(month).padStart(2, '0')}-${String(count).padStart(2, '0')}`;
  if (!isCalendarDate(text)) return undefined;
  return found({ from: text, to: text }, year === undefined ? 2 : 3, year === undefined);
};

const month: PeriodParser = ([one, { year, by }], today) => {
  if (one.month === undefined) return undefined;
  const isNamed = year !== undefined || by !== undefined;
  return found(monthsFrom(year ?? yearOf(today) + (by ?? 0), one.month, 1), isNamed ? 2 : 1, !isNamed);
};

const exactDay: PeriodParser = ([{ day }]) =>
  day !== undefined && isCalendarDate(day) ? found({ from: day, to: day }, 1) : undefined;

const wholeYear: PeriodParser = ([{ year }]) =>
  year === undefined ? undefined : found(monthsFrom(year, 1, 12), 1);

const aroundToday: PeriodParser = ([{ concept, word }], today) => {
  if (concept === 'time:ytd') return found({ from: dayOf(yearOf(today), 1, 1), to: today }, 1);
  const by = NEIGHBOURS[concept];
  // 'Now' and 'at the moment' name no day.
  const isDay = by !== undefined && (by !== 0 || /^(?:today|днес|dnes)/.test(word));
  return isDay ? { ...found(unitAround('day', by, today), 1), isToday: by === 0 } : undefined;
};

const PERIOD_PARSERS: readonly PeriodParser[] = [
  feast, ahead, yearInOneWord, lastButOne, restOfUnit, edgeOfYear, partOfYear, relative, dayOfMonth, month, exactDay, wholeYear, aroundToday,
]; // prettier-ignore

export const piecesAt = (ahead: readonly Mention[], at: number): Pieces => [
  readPiece(ahead[at]), readPiece(ahead[at + 1]), readPiece(ahead[at + 2]),
]; // prettier-ignore

/** With a unit that repeats the obvious ('2026 година') taken with it. */
export function plainPeriod(
  ahead: readonly Mention[],
  at: number,
  today: CalendarDate,
): PeriodFound | undefined {
  for (const parse of PERIOD_PARSERS) {
    const one = parse(piecesAt(ahead, at), today);
    if (one === undefined) continue;
    const isRepeated = readPiece(ahead[at + one.length]).unit === 'year';
    return isRepeated ? { ...one, length: one.length + 1 } : one;
  }
  return undefined;
}
