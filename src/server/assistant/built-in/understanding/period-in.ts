import {
  addDays,
  calendarDate,
  type CalendarDate,
  dateFromDayNumber,
  dayNumber,
  EARLIEST_DATE,
  isCalendarDate,
  LATEST_DATE,
} from '#domain/calendar-date';
import { addMonths, yearMonthDay, toDayNumber, daysInMonth } from '#domain/day-number';
import type { Period } from '#domain/portfolio/period';
import type { Concept } from './concept.ts';
import type { Mention } from './find-mentions.ts';
import { mentionConcept } from './read-filter.ts';

/** Days that a question names; of a month without a year the subject tells which one is meant. */
export interface PeriodFound {
  readonly period: Period;
  /** It names a month alone: the same month of another year may be meant. */
  readonly isAnyYear: boolean;
  readonly length: number;
  /** 'As of today', which is when figures are of anyway. */
  readonly isToday: boolean;
  /** 'In 2024 and 2025': the one and the other, where they are compared. */
  readonly parts?: readonly [Period, Period];
  /** 'From January 2025' without its bound: January 2025. */
  readonly plain?: Period;
}

type Unit = 'year' | 'half' | 'quarter' | 'month' | 'week' | 'day';
const MONTHS: Record<Exclude<Unit, 'week' | 'day'>, number> = { year: 12, half: 6, quarter: 3, month: 1 };
const DIRECTIONS: Readonly<Partial<Record<Concept | '', number>>> = {
  'time:last': -1,
  'time:this': 0,
  'time:next': 1,
};
const NEIGHBOURS: Readonly<Partial<Record<Concept | '', number>>> = {
  'time:yesterday': -1,
  'time:tomorrow': 1,
};

function day(year: number, month: number, of: number): CalendarDate {
  return dateFromDayNumber(toDayNumber(year, month, of));
}

function monthsFrom(year: number, month: number, count: number): Period {
  const first = yearMonthDay(addMonths({ year, month, day: 1 }, 0));
  const last = yearMonthDay(addMonths({ year, month, day: 1 }, count - 1));
  return {
    from: day(first.year, first.month, 1),
    to: day(last.year, last.month, daysInMonth(last.year, last.month)),
  };
}

/** The unit that holds today, moved by so many units. */
function unitAround(unit: Unit, by: number, today: CalendarDate): Period {
  const now = yearMonthDay(dayNumber(today));
  if (unit === 'day') return { from: addDays(today, by), to: addDays(today, by) };
  if (unit === 'week') {
    const monday = addDays(today, -((dayNumber(today) + 3) % 7) + by * 7);
    return { from: monday, to: addDays(monday, 6) };
  }
  const length = MONTHS[unit];
  const first = Math.floor((now.month - 1) / length) * length + 1;
  const start = yearMonthDay(addMonths({ year: now.year, month: first, day: 1 }, by * length));
  return monthsFrom(start.year, start.month, length);
}

/** So many units that end or begin today. */
function unitsFrom(today: CalendarDate, count: number, unit: Unit): Period {
  const end =
    unit === 'week' || unit === 'day'
      ? addDays(today, count * (unit === 'week' ? 7 : 1))
      : dateFromDayNumber(addMonths(yearMonthDay(dayNumber(today)), count * MONTHS[unit]));
  return count < 0 ? { from: addDays(end, 1), to: today } : { from: addDays(today, 1), to: end };
}

function parseUnit(mention: Mention | undefined): Unit | undefined {
  const units: readonly Unit[] = ['year', 'half', 'quarter', 'month', 'week', 'day'];
  return units.find((unit) => mentionConcept(mention) === `time:${unit}`);
}

function parseCount(mention: Mention | undefined): number | undefined {
  if (mention?.is === 'number' && /^\d{1,3}$/.test(mention.value)) return Number(mention.value);
  const [, number] = /^number:(\d+)$/.exec(mentionConcept(mention)) ?? [];
  return number === undefined ? undefined : Number(number);
}

function parseYear(mention: Mention | undefined): number | undefined {
  return mention?.is === 'number' && /^(?:19|20|21)\d\d$/.test(mention.value)
    ? Number(mention.value)
    : undefined;
}

function numberAfter(prefix: string, mention: Mention | undefined): number | undefined {
  const concept = mentionConcept(mention);
  return concept.startsWith(prefix) ? Number(concept.slice(prefix.length)) : undefined;
}

/** What follows, with a unit that repeats the obvious ('2026 година') taken with it. */
interface ReadPosition {
  readonly ahead: readonly Mention[];
  readonly today: CalendarDate;
}
type PeriodParser = (place: ReadPosition) => PeriodFound | undefined;

function found(period: Period, length: number, isAnyYear = false): PeriodFound {
  return { period, length, isAnyYear, isToday: false };
}

const relative: PeriodParser = ({ ahead: [one, two, three], today }) => {
  const by = DIRECTIONS[mentionConcept(one)];
  if (by === undefined) return undefined;
  const unit = parseUnit(two);
  if (unit !== undefined) return found(unitAround(unit, by, today), 2);
  const [count, of] = [parseCount(two), parseUnit(three)];
  if (count !== undefined && of !== undefined && by !== 0) return found(unitsFrom(today, by * count, of), 3);
  const month = numberAfter('month:', two);
  if (month === undefined) return undefined;
  const year = yearMonthDay(dayNumber(today)).year;
  const nearest = [year - 1, year, year + 1]
    .map((of) => monthsFrom(of, month, 1))
    .filter(({ from, to }) => (by < 0 ? to < today : by > 0 ? from > today : from.startsWith(String(year))));
  const chosen = by < 0 ? nearest.at(-1) : nearest[0];
  return chosen && found(chosen, 2);
};

/** 'догодина', 'лани', 'миналогодишните', 'тазгодишните': a year in one word. */
const yearInOneWord: PeriodParser = ({ ahead: [one], today }) => {
  if (one === undefined || !/^(?:догодина|dogodina|лани|ланск|тазгодишн)/.test(one.word)) return undefined;
  const by = DIRECTIONS[mentionConcept(one)];
  return by === undefined ? undefined : found(unitAround('year', by, today), 1);
};

/** 'The year before last', 'по-миналата година'. */
const lastButOne: PeriodParser = ({ ahead: [one, two, three], today }) => {
  const words = [one, two, three].map((mention) => mention?.word);
  const isEnglish = parseUnit(one) === 'year' && words[1] === 'before' && words[2] === 'last';
  const isBulgarian = (words[0] === 'по' || words[0] === 'po') && mentionConcept(two) === 'time:last';
  const isYear = parseUnit(three) === 'year';
  if (isEnglish || (isBulgarian && (isYear || /^(?:миналата|minalata)$/.test(words[1] ?? ''))))
    return found(unitAround('year', -2, today), isEnglish || isYear ? 3 : 2);
  return undefined;
};

/** 'Two years ago', 'преди две години'. */
const ago: PeriodParser = ({ ahead, today }) => {
  const isBulgarian = /^(?:преди|predi)$/.test(ahead[0]?.word ?? '');
  const [count, unit] = isBulgarian
    ? [parseCount(ahead[1]), parseUnit(ahead[2])]
    : [parseCount(ahead[0]), parseUnit(ahead[1])];
  if (count === undefined || unit === undefined) return undefined;
  return isBulgarian || ahead[2]?.word === 'ago' ? found(unitAround(unit, -count, today), 3) : undefined;
};

/** The same days a year before: 'last year against the year before'. */
export function yearBefore({ from, to }: Period): Period {
  const back = (of: CalendarDate) => dateFromDayNumber(addMonths(yearMonthDay(dayNumber(of)), -12));
  return { from: back(from), to: back(to) };
}

/** 'The year before', 'предходната', after another period. */
export function yearBeforeAt(ahead: readonly Mention[]): number | undefined {
  const [one, two] = ahead;
  if (parseUnit(one) === 'year' && mentionConcept(two) === 'time:before') return 2;
  return undefined;
}

const month: PeriodParser = ({ ahead: [one, two], today }) => {
  const which = numberAfter('month:', one);
  if (which === undefined) return undefined;
  const year = parseYear(two);
  const by = DIRECTIONS[mentionConcept(two)];
  const thisYear = yearMonthDay(dayNumber(today)).year;
  if (year !== undefined) return found(monthsFrom(year, which, 1), 2);
  if (by !== undefined) return found(monthsFrom(thisYear + by, which, 1), 2);
  return found(monthsFrom(thisYear, which, 1), 1, true);
};

const dayOfMonth: PeriodParser = ({ ahead: [one, two, three], today }) => {
  const [of, which] = [parseCount(one), numberAfter('month:', two)];
  if (of === undefined || which === undefined) return undefined;
  const year = parseYear(three);
  const text = `${year ?? today.slice(0, 4)}-${String(which).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
  if (!isCalendarDate(text)) return undefined;
  return found({ from: text, to: text }, year === undefined ? 2 : 3, year === undefined);
};

/** 'Q3 2026', 'first quarter', 'второто полугодие на 2026'. */
const partOfYear: PeriodParser = ({ ahead: [one, two, three], today }) => {
  const [, quarter] = /^q([1-4])$/.exec(one?.word ?? '') ?? [];
  const unit = quarter === undefined ? parseUnit(two) : 'quarter';
  const isLast = mentionConcept(one) === 'time:last' && parseYear(three) !== undefined;
  const last = isLast && (unit === 'quarter' || unit === 'half') ? 12 / MONTHS[unit] : undefined;
  const which = quarter === undefined ? (numberAfter('ordinal:', one) ?? last) : Number(quarter);
  if (which === undefined || (unit !== 'quarter' && unit !== 'half')) return undefined;
  const isShort = quarter !== undefined;
  const after = isShort ? two : three;
  const by = DIRECTIONS[mentionConcept(after)];
  const year = parseYear(after) ?? yearMonthDay(dayNumber(today)).year + (by ?? 0);
  const length = (isShort ? 1 : 2) + (parseYear(after) === undefined && by === undefined ? 0 : 1);
  return found(monthsFrom(year, (which - 1) * MONTHS[unit] + 1, MONTHS[unit]), length);
};

const exactDay: PeriodParser = ({ ahead: [one] }) =>
  one?.is === 'day' && isCalendarDate(one.day) ? found({ from: one.day, to: one.day }, 1) : undefined;

const wholeYear: PeriodParser = ({ ahead: [one] }) => {
  const year = parseYear(one);
  return year === undefined ? undefined : found(monthsFrom(year, 1, 12), 1);
};

/** 'Until the end of the year', 'by the end of 2027': from today on. */
const restOfUnit: PeriodParser = ({ ahead: [one, two, three], today }) => {
  if (mentionConcept(one) !== 'time:rest') return undefined;
  const year = parseYear(two);
  const end = year === undefined ? undefined : monthsFrom(year, 1, 12).to;
  if (end !== undefined && end >= today) return found({ from: today, to: end }, 2);
  const isThis = mentionConcept(two) === 'time:this';
  const unit = parseUnit(isThis ? three : two);
  return unit && found({ from: today, to: unitAround(unit, 0, today).to }, isThis ? 3 : 2);
};

const aroundToday: PeriodParser = ({ ahead: [one], today }) => {
  const by = NEIGHBOURS[mentionConcept(one)];
  if (by !== undefined) return found(unitAround('day', by, today), 1);
  if (mentionConcept(one) === 'time:today' && /^(?:today|днес|dnes)/.test(one?.word ?? ''))
    return { ...found({ from: today, to: today }, 1), isToday: true };
  if (mentionConcept(one) !== 'time:ytd') return undefined;
  return found({ from: calendarDate(`${today.slice(0, 4)}-01-01`), to: today }, 1);
};

const PERIOD_PARSERS: readonly PeriodParser[] = [
  yearInOneWord, lastButOne, restOfUnit, partOfYear, relative, dayOfMonth, month, exactDay, wholeYear, aroundToday,
]; // prettier-ignore

function plainPeriod(place: ReadPosition): PeriodFound | undefined {
  for (const read of PERIOD_PARSERS) {
    const one = read(place);
    if (one === undefined) continue;
    const next = place.ahead[one.length];
    return parseUnit(next) === 'year' ? { ...one, length: one.length + 1 } : one;
  }
  return undefined;
}

const BOUNDS: Readonly<Record<string, (period: Period) => Period>> = {
  'time:since': ({ from }) => ({ from, to: calendarDate(LATEST_DATE) }),
  'time:after': ({ to }) => ({ from: addDays(to, 1), to: calendarDate(LATEST_DATE) }),
  'rel:above': ({ to }) => ({ from: addDays(to, 1), to: calendarDate(LATEST_DATE) }),
  'time:before': ({ from }) => ({ from: calendarDate(EARLIEST_DATE), to: addDays(from, -1) }),
  'time:until': ({ to }) => ({ from: calendarDate(EARLIEST_DATE), to }),
};

/** 'between 2025 and 2027', 'from March to June', '2025-2027'. */
function joined(place: ReadPosition, first: PeriodFound, skipped: number): PeriodFound | undefined {
  const at = skipped + first.length;
  const isJoined = ['follow:and', 'time:until'].includes(mentionConcept(place.ahead[at]));
  const second = plainPeriod({ ...place, ahead: place.ahead.slice(at + (isJoined ? 1 : 0)) });
  if (second === undefined || second.period.to < first.period.from) return undefined;
  if (!isJoined && parseYear(place.ahead[skipped]) === undefined) return undefined;
  return {
    period: { from: first.period.from, to: second.period.to },
    length: at + (isJoined ? 1 : 0) + second.length,
    isAnyYear: first.isAnyYear && second.isAnyYear,
    isToday: false,
    parts: [first.period, second.period],
  };
}

/** The period that begins with the first of the mentions. */
export function periodAt(ahead: readonly Mention[], today: CalendarDate): PeriodFound | undefined {
  const place = { ahead, today };
  const past = ago(place);
  if (past !== undefined) return past;
  const word = mentionConcept(ahead[0]);
  const bound = BOUNDS[word];
  const isBounded = bound !== undefined || word === 'rel:between';
  const skipped = isBounded ? 1 : 0;
  const first = plainPeriod({ ...place, ahead: ahead.slice(skipped) });
  if (first === undefined) return undefined;
  if (word === 'rel:above' && DIRECTIONS[mentionConcept(ahead[1])] !== undefined)
    return { ...first, length: first.length + 1 };
  const both = joined(place, first, skipped);
  if (both !== undefined) return both;
  return bound === undefined
    ? { ...first, length: first.length + skipped }
    : {
        period: bound(first.period),
        isAnyYear: first.isAnyYear,
        isToday: false,
        length: first.length + 1,
        plain: first.period,
      };
}
