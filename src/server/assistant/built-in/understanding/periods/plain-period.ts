import { calendarDate, type CalendarDate, isCalendarDate, LATEST_DATE } from '#domain/calendar-date';
import type { Period } from '#domain/portfolio/period';
import type { Concept } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import {
  calendarYear,
  dayOf,
  MONTHS,
  monthsFrom,
  unitAround,
  unitsFrom,
  yearAfter,
  yearBefore,
  yearOf,
} from './period-arithmetic.ts';
import { dueWhenLate } from './lateness.ts';
import { readPiece, type Piece } from './period-piece.ts';
import { weekdayAt } from './weekday.ts';

/** Days that a question names; of a month without a year the subject tells which one is meant. */
export interface PeriodFound {
  readonly period: Period;
  /** It names a month alone: the same month of another year may be meant. */
  readonly isAnyYear: boolean;
  /** 'On Friday', which is not of a year but of a week. */
  readonly isAnyWeek?: true;
  /** 'As of today', which is when figures are of anyway. */
  readonly isToday: boolean;
  /** 'The first half', without a year: it is taken from the other period of the question, or else is this year. */
  readonly isPartAlone?: boolean;
  /** In mentions. */
  readonly length: number;
  /** 'In 2024 and 2025': the one and the other, where they are compared. */
  readonly parts?: readonly Period[];
  /** 'The following year', 'the year before': after a question of a period, the year beside that one. */
  readonly step?: 1 | -1 | undefined;
  /** 'At the beginning of 2025': a value is that of its first day. */
  readonly isStart?: true;
  /** 'From January 2025' without its bound: January 2025. */
  readonly plain?: Period;
  /** 'Over 90 days', of what is late: when it fell due. */
  readonly late?: Period;
}

const NEIGHBOURS: Readonly<Partial<Record<Concept | '', number>>> = {
  'time:yesterday': -1,
  'time:today': 0,
  'time:tomorrow': 1,
};

export const found = (period: Period, length: number, isAnyYear = false): PeriodFound => ({
  ...{ period, length, isAnyYear, isToday: false },
});

export type Pieces = readonly [Piece, Piece, Piece];
type PeriodParser = (pieces: Pieces, today: CalendarDate) => PeriodFound | undefined;

/** 'Christmas', 'New Year', 'New Year's Eve': the next one, or the last one where the subject says so. */
const holiday: PeriodParser = ([{ word }, { unit, word: second }, three], today) => {
  const onDay = (day: CalendarDate, length: number) => found({ from: day, to: day }, length, true);
  if (/^(?:christmas|xmas|коледа|коледата|koleda|koledata)$/.test(word))
    return onDay(dayOf(yearOf(today), 12, second === 'eve' ? 24 : 25), second === 'eve' ? 2 : 1);
  if (unit !== 'year' || !/^(?:new|нова|новата|nova|novata)$/.test(word)) return undefined;
  const isEve = three.word === 'eve';
  return onDay(isEve ? dayOf(yearOf(today), 12, 31) : dayOf(yearOf(today) + 1, 1, 1), isEve ? 3 : 2);
};

const weekday: PeriodParser = (pieces, today) => {
  const { day, length, isAnyWeek = false } = weekdayAt(pieces, today) ?? {};
  if (day === undefined || length === undefined) return undefined;
  const one = found({ from: day, to: day }, length, isAnyWeek);
  return isAnyWeek ? { ...one, isAnyWeek } : one;
};

/** 'До 3 години', 'up to five years', 'over 2 years': from today on. */
export const spanAhead: PeriodParser = ([{ concept }, { count }, { unit }], today) => {
  if (count === undefined || unit === undefined) return undefined;
  const { from, to } = unitsFrom(today, count, unit);
  const late = dueWhenLate({ count, unit }, concept, today);
  if (concept === 'rel:above') return { ...found({ from: to, to: calendarDate(LATEST_DATE) }, 3), late };
  const isUntil = ['time:until', 'rel:to', 'rel:below'].includes(concept);
  return isUntil ? { ...found({ from, to }, 3), late } : undefined;
};

const AHEAD = /^(?:ahead|напред|napred)$/;

/** 'For the year ahead', 'за три месеца напред': from today on. */
const aheadOfToday: PeriodParser = ([one, two, three], today) => {
  const [count, unit, last] = one.unit === undefined ? [one.count, two.unit, three] : [1, one.unit, two];
  if (count === undefined || unit === undefined || !AHEAD.test(last.word)) return undefined;
  return found(unitsFrom(today, count, unit), one.unit === undefined ? 3 : 2);
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
  const named = month([two, three, three], today) ?? season([two, three, three], today);
  if (named !== undefined) {
    const { to } = named.isAnyYear && named.period.to < today ? yearAfter(named.period) : named.period;
    return to < today ? undefined : found({ from: today, to }, named.length + 1);
  }
  const unit = two.by === 0 ? three.unit : two.unit;
  return unit && found({ from: today, to: unitAround(unit, 0, today).to }, two.by === 0 ? 3 : 2);
};

/** 'Q3', '2H'. */
const SHORT_PART = /^(?:q(?=[1-4]$)|h(?=[12]$)|(?=[1-4]q$)|(?=[12]h$))([1-4])/;

/** 'Q3 2026', 'H1', 'first quarter', 'второто полугодие на 2026'. */
const partOfYear: PeriodParser = ([one, two, three], today) => {
  const [, short] = SHORT_PART.exec(one.word) ?? [];
  const isShort = short !== undefined;
  const unit = isShort ? (one.word.includes('h') ? 'half' : 'quarter') : two.unit;
  if (unit !== 'quarter' && unit !== 'half') return undefined;
  const isLast = one.concept === 'time:last' && three.year !== undefined;
  const which = isShort ? Number(short) : (one.ordinal ?? (isLast ? 12 / MONTHS[unit] : undefined));
  if (which === undefined) return undefined;
  const { year, by } = isShort ? two : three;
  const months = monthsFrom(year ?? yearOf(today) + (by ?? 0), (which - 1) * MONTHS[unit] + 1, MONTHS[unit]);
  const isOfYear = year !== undefined || by !== undefined;
  return { ...found(months, (isShort ? 1 : 2) + (isOfYear ? 1 : 0)), isPartAlone: !isOfYear };
};

/** 'The following year', 'следващата година'; 'next year' is that after this one. */
const isFollowingYear = ({ word }: Piece, { unit }: Piece) =>
  unit === 'year' && /^(?:following|следващ|sledva)/.test(word);

/** 'The year after', 'the year after that'. */
const followingYear: PeriodParser = ([one, two, three], today) => {
  const isAfter = two.concept === 'time:after' || two.concept === 'follow:after';
  if (one.unit !== 'year' || !isAfter || three.year !== undefined) return undefined;
  return { ...found(unitAround('year', 1, today), 2), step: 1 };
};

/** 'Last year', 'the next three months', 'next March'. */
const relative: PeriodParser = ([one, two, three], today) => {
  const { by } = one;
  if (by === undefined) return undefined;
  // 'The current year' is one word of the vocabulary.
  if (by === 0 && two.unit === undefined && /^(?:current|текущата)$/.test(one.word))
    return found(unitAround('year', 0, today), 1);
  // 'What comes on the last day?'
  if (two.unit === 'day' && by < 0) return undefined;
  // 'The past week' ends today; 'last week' is that of the calendar.
  if (two.unit !== undefined && one.word === 'past') return found(unitsFrom(today, -1, two.unit), 2);
  if (two.unit !== undefined)
    return { ...found(unitAround(two.unit, by, today), 2), step: isFollowingYear(one, two) ? 1 : undefined };
  if (two.count !== undefined && three.unit !== undefined && by !== 0)
    return found(unitsFrom(today, by * two.count, three.unit), 3);
  const { month } = two;
  if (month === undefined) return undefined;
  const own = monthsFrom(yearOf(today), month, 1);
  const isPassed = by < 0 ? own.to < today : own.from > today;
  return found(by === 0 || isPassed ? own : monthsFrom(yearOf(today) + by, month, 1), 2);
};

const SEASONS: readonly { readonly is: RegExp; readonly month: number }[] = [
  { is: /^(?:spring|springtime|пролет|пролетта|prolet|proletta)$/, month: 3 },
  { is: /^(?:summer|summertime|лято|лятото|лятно|lyato|lyatoto|lqto|lqtoto)$/, month: 6 },
  { is: /^(?:autumn|есен|есента|esen|esenta)$/, month: 9 },
];
const MONTHS_OF_SEASON = 3;

/** 'The summer', 'лятото на 2025'. */
const season: PeriodParser = ([{ word }, { year }], today) => {
  const month = SEASONS.find(({ is }) => is.test(word))?.month;
  if (month === undefined) return undefined;
  const period = monthsFrom(year ?? yearOf(today), month, MONTHS_OF_SEASON);
  return found(period, year === undefined ? 1 : 2, year === undefined);
};

const dayOfMonth: PeriodParser = ([{ count, ordinal: day = count }, { month }, { year }], today) => {
  if (day === undefined || month === undefined) return undefined;
  const text = `${year ?? yearOf(today)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
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
  year === undefined ? undefined : found(calendarYear(year), 1);

const aroundToday: PeriodParser = ([{ concept, word }], today) => {
  if (concept === 'time:ytd') return found({ from: dayOf(yearOf(today), 1, 1), to: today }, 1);
  const by = NEIGHBOURS[concept];
  // 'Now' and 'at the moment' name no day.
  const isDay = by !== undefined && (by !== 0 || /^(?:today|днес|dnes)/.test(word));
  return isDay ? { ...found(unitAround('day', by, today), 1), isToday: by === 0 } : undefined;
};

/** 'At the beginning of the year', 'в началото на 2025'. */
const firstDay: PeriodParser = ([{ word }, two, three], today) => {
  if (!/^(?:start|beginning|началото|nachaloto)$/.test(word)) return undefined;
  const unit = two.by === 0 ? three.unit : two.unit;
  const own = unit && found(unitAround(unit, 0, today), two.by === 0 ? 2 : 1);
  const named = own ?? wholeYear([two, three, three], today) ?? month([two, three, three], today);
  return named && { ...named, isStart: true, length: named.length + 1 };
};

const PERIOD_PARSERS: readonly PeriodParser[] = [
  firstDay, holiday, weekday, aheadOfToday, yearInOneWord, lastButOne, restOfUnit, partOfYear, relative, followingYear, season, dayOfMonth, month, exactDay, wholeYear, aroundToday,
]; // prettier-ignore

export const piecesAt = (ahead: readonly Mention[], at: number): Pieces => [
  readPiece(ahead[at]), readPiece(ahead[at + 1]), readPiece(ahead[at + 2]),
]; // prettier-ignore

/** 'This month last year'. */
function inLastYear(one: PeriodFound, ahead: readonly Mention[], at: number): PeriodFound {
  const [{ by }, { unit }] = piecesAt(ahead, at);
  const [year, ofYear] = piecesAt(ahead, at + one.length);
  const isOfPart = by === 0 && unit !== undefined && unit !== 'year';
  return isOfPart && year.by === -1 && ofYear.unit === 'year'
    ? { ...one, period: yearBefore(one.period), length: one.length + 2 }
    : one;
}

/** With a unit that repeats the obvious ('2026 година') taken with it. */
export function plainPeriod(
  ahead: readonly Mention[],
  at: number,
  today: CalendarDate,
): PeriodFound | undefined {
  for (const parse of PERIOD_PARSERS) {
    const parsed = parse(piecesAt(ahead, at), today);
    if (parsed === undefined) continue;
    const one = inLastYear(parsed, ahead, at);
    const isRepeated = readPiece(ahead[at + one.length]).unit === 'year';
    return isRepeated ? { ...one, length: one.length + 1 } : one;
  }
  return undefined;
}
