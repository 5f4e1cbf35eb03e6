import {
  addDays,
  calendarDate,
  type CalendarDate,
  dayNumber,
  EARLIEST_DATE,
  LATEST_DATE,
} from '#domain/calendar-date';
import { yearMonthDay, daysInMonth } from '#domain/day-number';
import type { Period } from '#domain/portfolio/period';
import type { Mention } from './find-mentions.ts';
import { readPiece } from './period-piece.ts';
import {
  found,
  monthsLater,
  piecesAt,
  plainPeriod,
  unitAround,
  yearBefore,
  yearOf,
  type PeriodFound,
  type Pieces,
} from './plain-period.ts';
import { mentionConcept } from './read-filter.ts';

/** 'Two years ago', 'преди две години'. */
function ago([one, two, three]: Pieces, today: CalendarDate): PeriodFound | undefined {
  const isBulgarian = /^(?:преди|predi)$/.test(one.word);
  const [{ count }, { unit }] = isBulgarian ? [two, three] : [one, two];
  if (count === undefined || unit === undefined) return undefined;
  return isBulgarian || three.word === 'ago' ? found(unitAround(unit, -count, today), 3) : undefined;
}

/** 'The year before', 'the year before that', after another period: how many mentions say so. */
export function yearBeforeAt(ahead: readonly Mention[]): number | undefined {
  const [one, two, three] = piecesAt(ahead, 0);
  if (one.unit !== 'year' || two.concept !== 'time:before') return undefined;
  return three.concept === 'ref:it' || three.word === 'това' ? 3 : 2;
}

const after = ({ to }: Period) => ({ from: addDays(to, 1), to: calendarDate(LATEST_DATE) });
const BOUNDS: Readonly<Record<string, (period: Period) => Period>> = {
  'time:since': ({ from }) => ({ from, to: calendarDate(LATEST_DATE) }),
  'time:after': after,
  'rel:above': after,
  'time:before': ({ from }) => ({ from: calendarDate(EARLIEST_DATE), to: addDays(from, -1) }),
  'time:until': ({ to }) => ({ from: calendarDate(EARLIEST_DATE), to }),
};

/** How many months it is, from the first day of one to the last of another; undefined for other periods. */
export function wholeMonths({ from, to }: Period): number | undefined {
  const [first, last] = [yearMonthDay(dayNumber(from)), yearMonthDay(dayNumber(to))];
  if (first.day !== 1 || last.day !== daysInMonth(last.year, last.month)) return undefined;
  return 12 * (last.year - first.year) + last.month - first.month + 1;
}

export const isWholeYear = ({ from, to }: Period) =>
  from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;

/** The period in the last year in which it begins before the other one ends. */
export function inYear({ from, to }: Period, other: Period): Period {
  const months = 12 * (yearOf(other.to) - yearOf(from === EARLIEST_DATE ? to : from));
  const moved = (day: CalendarDate) =>
    day === EARLIEST_DATE || day === LATEST_DATE ? day : monthsLater(day, months);
  const own = { from: moved(from), to: moved(to) };
  return own.from > other.to ? yearBefore(own) : own;
}

/** 'between 2025 and 2027', 'from March to June', '2025-2027'. */
function joined(ahead: readonly Mention[], at: number, { first, today }: Joining): PeriodFound | undefined {
  const end = at + first.length;
  const isJoined = ['follow:and', 'time:until', 'time:rest'].includes(mentionConcept(ahead[end]));
  const next = end + (isJoined ? 1 : 0);
  const second = plainPeriod(ahead, next, today);
  if (second === undefined) return undefined;
  // 'From July to September 2025': the year is said once.
  const isOfSecond = first.isAnyYear && !second.isAnyYear;
  const begun = isOfSecond ? inYear(first.period, second.period) : first.period;
  if (second.period.to < begun.from) return undefined;
  const { year, day } = readPiece(ahead[at]);
  // '15.09.2025 - 15.12.2025'.
  if (!isJoined && year === undefined && day === undefined) return undefined;
  return {
    ...found({ from: begun.from, to: second.period.to }, next + second.length),
    isAnyYear: first.isAnyYear && second.isAnyYear,
    parts: [begun, second.period],
  };
}

interface Joining {
  readonly first: PeriodFound;
  readonly today: CalendarDate;
}

/** 'I began in 2021; since then': from its first day on. */
export const sinceThen = (found: PeriodFound): PeriodFound => ({
  ...found,
  period: { ...found.period, to: calendarDate(LATEST_DATE) },
  plain: found.period,
});

/** 'От началото на юни': the start of a month, not of everything. */
const isFromStart = ([one, two]: readonly Mention[]) =>
  mentionConcept(one) === 'time:ever' && readPiece(two).month !== undefined;

/** '2030 or later', 'от 2030 нататък': how many mentions say so. */
function onwardsAt(ahead: readonly Mention[], at: number): number {
  const [one, two] = [ahead[at], ahead[at + 1]];
  if (/^(?:onwards?|forward|нататък|насетне|natatak)$/.test(one?.word ?? '')) return 1;
  const isLater = mentionConcept(two) === 'order:latest' || mentionConcept(two) === 'time:after';
  return isLater && /^(?:or|and|или|и|ili|i)$/.test(one?.word ?? '') ? 2 : 0;
}

/** The period that begins with the first of the mentions. */
export function periodAt(ahead: readonly Mention[], today: CalendarDate): PeriodFound | undefined {
  const past = ago(piecesAt(ahead, 0), today);
  if (past !== undefined) return past;
  const word = mentionConcept(ahead[0]);
  const bound = BOUNDS[word];
  const skipped = bound !== undefined || word === 'rel:between' || isFromStart(ahead) ? 1 : 0;
  // 'Between now and 2033'.
  const isFromToday = word === 'rel:between' && mentionConcept(ahead[1]) === 'time:today';
  const first = isFromToday ? found({ from: today, to: today }, 1) : plainPeriod(ahead, skipped, today);
  if (first === undefined) return undefined;
  const length = first.length + skipped;
  // 'Over the last year' is that year.
  if (word === 'rel:above' && readPiece(ahead[1]).by !== undefined) return { ...first, length };
  const both = joined(ahead, skipped, { first, today });
  const onwards = onwardsAt(ahead, length);
  if (both === undefined && onwards > 0)
    return { ...first, period: { ...first.period, to: calendarDate(LATEST_DATE) }, length: length + onwards };
  if (both !== undefined || bound === undefined) return both ?? { ...first, length };
  return { ...first, isToday: false, period: bound(first.period), length, plain: first.period };
}
