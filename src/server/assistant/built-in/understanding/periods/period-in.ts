import { addDays, calendarDate, type CalendarDate, EARLIEST_DATE, LATEST_DATE } from '#domain/calendar-date';
import type { Period } from '#domain/portfolio/period';
import { matchesAny, type Pattern } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { inYear, isWholeYear, unitAround, unitsFrom, weekAfter } from './period-arithmetic.ts';
import { readPiece, type Unit } from './period-piece.ts';
import { found, piecesAt, plainPeriod, spanAhead, type PeriodFound, type Pieces } from './plain-period.ts';
import { mentionConcept } from '../read-filter.ts';

/** 'Two years ago', 'преди две години': those days; 'a year ago', 'преди една година': that day. */
function ago([one, two, three]: Pieces, today: CalendarDate): PeriodFound | undefined {
  const isBulgarian = /^(?:преди|predi)$/.test(one.word);
  const isShort = isBulgarian && two.unit !== undefined;
  const [number, { unit }] = isShort ? [one, two] : isBulgarian ? [two, three] : [one, two];
  const count = isShort || number.word === 'a' ? 1 : number.count;
  if (count === undefined || unit === undefined || (!isBulgarian && three.word !== 'ago')) return undefined;
  const day = addDays(unitsFrom(today, -1, unit).from, -1);
  return found(count === 1 ? { from: day, to: day } : unitAround(unit, -count, today), isShort ? 2 : 3);
}

/** 'The month before that', after another period: how many mentions say so, and of which unit. */
export function unitBeforeAt(
  ahead: readonly Mention[],
): { readonly unit: Unit; readonly length: number } | undefined {
  const [{ unit }, two, three] = piecesAt(ahead, 0);
  const isOfThat = three.concept === 'ref:it' || three.word === 'това';
  if (unit === undefined || /^(?:year|week|day)$/.test(unit) || two.concept !== 'time:before' || !isOfThat)
    return undefined;
  return { unit, length: 3 };
}

/** 'The year before', 'the year before that', after another period: how many mentions say so. */
export function yearBeforeAt(ahead: readonly Mention[]): number | undefined {
  const [one, two, three] = piecesAt(ahead, 0);
  if (/^(?:предната|предходната|prednata|predhodnata)$/.test(one.word) && two.unit === 'year') return 2;
  // 'Any year before 2033' names another.
  const isOther = three.year !== undefined || three.concept === 'time:last';
  if (one.unit !== 'year' || two.concept !== 'time:before' || isOther) return undefined;
  return three.concept === 'ref:it' || three.word === 'това' ? 3 : 2;
}

/** 'After more than 5 years' is open already. */
const after = (period: Period) =>
  period.to === LATEST_DATE ? period : { from: addDays(period.to, 1), to: calendarDate(LATEST_DATE) };
const before = (period: Period) =>
  period.from === EARLIEST_DATE
    ? period
    : { from: calendarDate(EARLIEST_DATE), to: addDays(period.from, -1) };
const BOUNDS: Readonly<Record<string, (period: Period) => Period>> = {
  'time:since': ({ from }) => ({ from, to: calendarDate(LATEST_DATE) }),
  'time:after': after,
  'rel:above': after,
  'time:before': before,
  'time:until': ({ to }) => ({ from: calendarDate(EARLIEST_DATE), to }),
};

const EDGE = /^(?:end|края|krai|kraia|kraq)$/;

/** 'Now and the end of June': how many words say so. */
function wordsOfEnd(ahead: readonly Mention[]): number {
  const words = ahead.slice(0, 3).map(({ word }) => word);
  const at = words.findIndex((word) => EDGE.test(word));
  if (at === -1 || words.slice(0, at).some((word) => word !== 'the')) return 0;
  return at + (/^(?:of|на|na)$/.test(words[at + 1] ?? '') ? 2 : 1);
}

/** 'between 2025 and 2027', 'from March to June', '2025-2027'; '2023, 2024 and 2025'. */
function joined(ahead: readonly Mention[], at: number, { first, today }: Joining): PeriodFound | undefined {
  const end = at + first.length;
  const joint = mentionConcept(ahead[end]);
  const isJoined = ['follow:and', 'time:until', 'time:rest'].includes(joint);
  const isFromToday = first.period.from === today && first.period.to === today;
  const next = end + (isJoined ? 1 : 0) + (isFromToday ? wordsOfEnd(ahead.slice(end + 1)) : 0);
  const { year, day } = readPiece(ahead[at]);
  const named = plainPeriod(ahead, next, today);
  if (named === undefined) return undefined;
  // 'From July to September 2025': the year is said once.
  const isOfSecond = first.isAnyYear && !named.isAnyYear;
  const begun = isOfSecond ? inYear(first.period, named.period) : first.period;
  const isOfWeek = first.isAnyWeek === true && named.isAnyWeek === true;
  // 'From Thursday to Monday'.
  const second = isOfWeek && named.period.to < begun.from ? weekAfter(named.period) : named.period;
  if (second.to < begun.from) return undefined;
  // '15.09.2025 - 15.12.2025'.
  if (!isJoined && year === undefined && day === undefined) return undefined;
  const further = moreYears(ahead, next + named.length, { first: { ...named, period: second }, today });
  return {
    ...found({ from: begun.from, to: further.to }, further.next),
    isAnyYear: first.isAnyYear && named.isAnyYear,
    ...(isOfWeek && { isAnyWeek: true as const }),
    // From one day to another is one period; of two years or months each may be compared.
    ...(!(day !== undefined && joint === 'time:until') && { parts: [begun, second, ...further.years] }),
  };
}

/** Further years of a list of years, up to which day that is, and where it ends. */
function moreYears(ahead: readonly Mention[], at: number, { first, today }: Joining) {
  const years: Period[] = [];
  let [next, { to }] = [at, first.period];
  while (isWholeYear(first.period)) {
    const place = next + (mentionConcept(ahead[next]) === 'follow:and' ? 1 : 0);
    const year = plainPeriod(ahead, place, today);
    if (year === undefined || !isWholeYear(year.period) || year.period.from <= to) break;
    years.push(year.period);
    ({ to } = year.period);
    next = place + year.length;
  }
  return { years, to, next };
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

const LATER: readonly Pattern[] = ['order:latest', 'time:after', 'rel:above', 'op:highest'];
const EARLIER: readonly Pattern[] = ['order:soonest', 'time:before', 'rel:below', 'op:lowest'];

/** '2030 or later', 'от 2030 нататък', 'in 2024 or before': how many mentions say so, and which way. */
function openEnd(
  ahead: readonly Mention[],
  at: number,
): { readonly length: number; readonly isLater: boolean } | undefined {
  const [one, two] = [ahead[at], ahead[at + 1]];
  if (/^(?:onwards?|forward|нататък|насетне|natatak)$/.test(one?.word ?? ''))
    return { length: 1, isLater: true };
  if (mentionConcept(one) === 'rel:from') return { length: 1, isLater: true };
  if (mentionConcept(one) === 'rel:to') return { length: 1, isLater: false };
  if (!/^(?:or|and|или|и|ili|i)$/.test(one?.word ?? '')) return undefined;
  const isAnd = mentionConcept(one) === 'follow:and';
  const [isLater, isEarlier] = [LATER, EARLIER].map((words) =>
    matchesAny(mentionConcept(two), isAnd ? words.slice(0, 2) : words),
  );
  if (isLater !== true && isEarlier !== true) return undefined;
  return { length: 2, isLater: isLater === true };
}

function openPeriod({ period }: PeriodFound, isLater: boolean): Period {
  return isLater
    ? { from: period.from, to: calendarDate(LATEST_DATE) }
    : { from: calendarDate(EARLIEST_DATE), to: period.to };
}

/** 'By 2027', 'by June', 'by Christmas': no 'by currency'. */
function isByDay([one, two]: readonly Mention[]): boolean {
  const { year, month, day, count, weekday, word } = readPiece(two);
  return (
    one?.word === 'by' && ((year ?? month ?? day ?? count ?? weekday) !== undefined || HOLIDAY.test(word))
  );
}
const HOLIDAY = /^(?:christmas|xmas|new)$/;

/** 'Since the end of 2024': what comes after it. */
const isSinceEnd = ([one, two]: readonly Mention[]) =>
  mentionConcept(one) === 'time:since' && EDGE.test(two?.word ?? '');
const START = /^(?:start|beginning|началото|nachaloto)$/;

/** 'Since the start of the month', 'от началото на 2025': from its first day on. */
function fromStart(ahead: readonly Mention[], today: CalendarDate): PeriodFound | undefined {
  const [one, two] = ahead;
  const isSince = mentionConcept(one) === 'time:since' && START.test(two?.word ?? '');
  const at = isSince ? 2 : /^(?:от началото|ot nachaloto)$/.test(one?.text ?? '') ? 1 : 0;
  if (at === 0) return undefined;
  const { unit } = readPiece(ahead[at]);
  const named = unit ? found(unitAround(unit, 0, today), 1) : plainPeriod(ahead, at, today);
  return named && { ...sinceThen(named), length: named.length + at };
}

/** 'The first and the second half of 2025': one and the other. */
function twoParts(ahead: readonly Mention[], today: CalendarDate): PeriodFound | undefined {
  if (readPiece(ahead[0]).ordinal === undefined || mentionConcept(ahead[1]) !== 'follow:and')
    return undefined;
  const unit = readPiece(ahead[3]).unit;
  if (unit !== 'half' && unit !== 'quarter') return undefined;
  const first = plainPeriod(ahead.toSpliced(1, 2), 0, today);
  const second = plainPeriod(ahead, 2, today);
  if (first === undefined || second === undefined) return undefined;
  const parts = [first.period, second.period] as const;
  return { ...found({ from: parts[0].from, to: parts[1].to }, second.length + 2), parts };
}

/** 'This and last year', 'тази спрямо миналата година': the unit is said once. */
function withLaterUnit(ahead: readonly Mention[], today: CalendarDate): PeriodFound | undefined {
  const at = mentionConcept(ahead[0]) === 'rel:between' ? 1 : 0;
  const [first, joint, second, third] = ahead.slice(at);
  const isJoint =
    matchesAny(mentionConcept(joint), ['follow:and', 'op:compare']) || WITH.test(joint?.word ?? '');
  const [one, two, { unit }] = [readPiece(first), readPiece(second), readPiece(third)];
  if (first === undefined || third === undefined || !isJoint || unit === undefined) return undefined;
  if (one.by === undefined || two.by === undefined || one.by === two.by) return undefined;
  const named = plainPeriod([first, third], 0, today);
  return named && { ...named, length: at + 1 };
}
const WITH = /^(?:or|with|или|с|със|ili|s)$/;

/** The period that begins with the first of the mentions. */
export function periodAt(ahead: readonly Mention[], today: CalendarDate): PeriodFound | undefined {
  const past =
    ago(piecesAt(ahead, 0), today) ??
    spanAhead(piecesAt(ahead, 0), today) ??
    fromStart(ahead, today) ??
    twoParts(ahead, today) ??
    withLaterUnit(ahead, today);
  if (past !== undefined) return past;
  const word = mentionConcept(ahead[0]);
  const isOfEnd = isSinceEnd(ahead);
  const by = isByDay(ahead) ? BOUNDS['time:until'] : undefined;
  const bound = isOfEnd ? after : (BOUNDS[word] ?? by);
  const skipped = (bound !== undefined || word === 'rel:between' ? 1 : 0) + (isOfEnd ? 1 : 0);
  // 'Between now and 2033'.
  const isFromToday = word === 'rel:between' && mentionConcept(ahead[1]) === 'time:today';
  const named = isFromToday ? found({ from: today, to: today }, 1) : plainPeriod(ahead, skipped, today);
  if (named === undefined) return undefined;
  const length = named.length + skipped;
  // 'What contributed to this year\'s result?'
  if (word === 'time:until' && ahead[length]?.word === 's') return { ...named, length };
  // 'Over the last year' is that year.
  if (word === 'rel:above' && readPiece(ahead[1]).by !== undefined) return { ...named, length };
  const both = isOfEnd ? undefined : joined(ahead, skipped, { first: named, today });
  const open = both === undefined ? openEnd(ahead, length) : undefined;
  if (open !== undefined)
    return { ...named, period: openPeriod(named, open.isLater), length: length + open.length };
  if (both !== undefined || bound === undefined) return both ?? { ...named, length };
  const { isStart: _isStart, ...plain } = named;
  return { ...plain, isToday: false, period: bound(named.period), length, plain: named.period };
}
