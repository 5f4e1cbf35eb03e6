import { addDays, EARLIEST_DATE, LATEST_DATE, type CalendarDate } from '#domain/calendar-date';
import type { Period } from '#domain/portfolio/period';
import type { IntentId } from '../../../intents/intent-ids.ts';
import { matchesAny } from '../../concept.ts';
import {
  calendarYear,
  inYear,
  isWholeYear,
  MONTHS,
  monthsLater,
  ofYear,
  unitAround,
  wholeMonths,
  yearAfter,
  yearBefore,
  yearOf,
} from '../../periods/period-arithmetic.ts';
import type { PeriodFound } from '../../periods/plain-period.ts';
import { looksAhead, placeAhead, placePeriods } from '../../periods/place-periods.ts';
import { sinceThen } from '../../periods/period-in.ts';
import type { Slots } from '../../slots/slots.ts';
import { saysMoreThan } from '../follow-up.ts';
import { EVERYTHING } from '../pointing.ts';
import type { Before } from '../turn.ts';

/** 'And in the following year?', after 2024: 2025; 'and the year before': 2023; 'the month before that', after May: April. */
function yearBeside([first]: Slots['periods'], next: Slots['periods']): Slots['periods'] {
  const [named] = next;
  if (first === undefined || named?.step === undefined) return next;
  const { period, plain = period } = first;
  const months = wholeMonths(named.period) ?? MONTHS.year;
  if (named.step < 0 && months < MONTHS.year) return [{ ...named, period: monthsBefore(plain.from, months) }];
  return [{ ...named, period: named.step > 0 ? yearAfter(plain) : yearBefore(period) }];
}
const monthsBefore = (day: CalendarDate, months: number): Period => ({
  from: monthsLater(day, -months),
  to: addDays(day, -1),
});

/** 'And for the previous one?', after this year: last year. */
function onePeriodBefore([first]: Slots['periods'], { said, order, plainWords }: Slots): Slots['periods'] {
  // 'А за цялата минала?'
  const isWhole = said.has('time:last') && plainWords.some((word) => WHOLE.test(word));
  const isBefore = isWhole || IS_DEFINITE.test(said.get('time:last') ?? '') || isOneBefore(order);
  if (first === undefined || !isBefore) return [];
  const { from } = first.period;
  // 'This year so far', and the last one.
  const months = wholeMonths(first.period) ?? (from.endsWith('-01-01') ? MONTHS.year : undefined);
  if (months === undefined) return [];
  return [{ ...first, isAnyYear: false, period: monthsBefore(from, months) }];
}
/** 'And in the twelve months after that?' */
function periodAfter([first]: Slots['periods'], { concepts, most, numbers, periods }: Slots) {
  const unit = UNITS.find((one) => concepts.has(`time:${one}`));
  if (first === undefined || unit === undefined || periods.length > 0 || !concepts.has('follow:after'))
    return undefined;
  const from = addDays(first.period.to, 1);
  const months = MONTHS[unit] * Number(numbers[0] ?? most ?? 1);
  return { ...first, isAnyYear: false, period: { from, to: addDays(monthsLater(from, months), -1) } };
}

/** 'The one before that?' */
export const isOneBefore = (order: Slots['order']) =>
  ['ordinal', 'time:before'].every((one) => order.some((concept) => concept === one)) &&
  order.every((one) => matchesAny(one, ['ordinal', 'time:before', 'ref:', 'follow:']));
const WHOLE = /^(?:whole|entire|цял(?:ата|ия|ото)|[ct]s?[iy]?alata)$/;
const IS_DEFINITE =
  /^(?:миналата|миналия|миналото|предишн(?:ата|ия|ото)|предн(?:ата|ия|ото)|minalata|minaliya|minaliq)$/;

/** 'Until June', 'from June on', of a year. */
function boundWithin({ from, to }: Period, year: number): Period | undefined {
  const { from: first, to: last } = calendarYear(year);
  if (from === EARLIEST_DATE) return { from: first, to: ofYear({ from: to, to }, year).to };
  return to === LATEST_DATE ? { from: ofYear({ from, to: from }, year).from, to: last } : undefined;
}

/** 'And in the second half?', after 2024: that of 2024. 'And over the whole year?', after a day of 2024: all of 2024. */
function ofYearBefore([first]: Slots['periods'], { periods, concepts, plainWords }: Slots): Slots['periods'] {
  if (first === undefined) return [];
  const year = yearOf(first.period.from);
  const [part] = periods;
  if (part === undefined) {
    const isWhole = concepts.has('time:year') && plainWords.some((word) => EVERYTHING.test(word));
    return isWhole ? [{ ...first, isAnyYear: false, period: calendarYear(year) }] : [];
  }
  const within = isWholeYear(first.period) && part.isAnyYear ? boundWithin(part.period, year) : undefined;
  // 'And since January?', after a year: no other days than all of it.
  if (within?.from === first.period.from && within.to === first.period.to) return [];
  if (within !== undefined) return [{ ...part, isAnyYear: false, period: within }];
  const isOfNoYear = part.isAnyYear || part.isPartAlone === true;
  return isOfNoYear && isWholeYear(first.period)
    ? [{ ...part, isAnyYear: false, period: ofYear(part.period, year) }]
    : [];
}

/** 'And for this one?', after last year: this year. */
function periodOfToday(
  [first]: Slots['periods'],
  { order, said }: Slots,
  today: CalendarDate,
): Slots['periods'] {
  const isThis = order.includes('time:this') || said.get('ref:it') === 'this one';
  const months = first && wholeMonths(first.period);
  const unit = UNITS.find((one) => MONTHS[one] === months);
  const isOther = order.some(
    (one) => !matchesAny(one, ['time:this', 'time:ever', 'ref:it', 'follow:', 'ordinal']),
  );
  if (first === undefined || unit === undefined || isOther || !isThis) return [];
  return [{ ...first, isAnyYear: false, period: unitAround(unit, 0, today) }];
}
const UNITS = ['year', 'half', 'quarter', 'month'] as const;

/** 'Last year in the same month', after March: March of last year; 'compare it with' that: both. */
function samePart([first]: Slots['periods'], next: Slots): Slots['periods'] {
  const [year] = next.periods;
  const isSame = next.concepts.has('time:same') && year !== undefined && isWholeYear(year.period);
  if (!isSame || first === undefined) return [];
  const same = { ...first, isAnyYear: false, period: inYear(first.period, year.period) };
  return compares(next) ? [first, same] : [same];
}

/** 'Today', 'worth now'. */
const saysNow = ({ order, said }: Slots) =>
  // 'Now the same for dividends.'
  (order.includes('time:today') && !/same|същ/.test(said.get('ref:it') ?? '')) ||
  /(?:^| )(?:now|сега|sega)$/.test(said.get('measure:market-value') ?? '');

/** A value of a period is that of its last day. */
const OF_END: readonly IntentId[] = ['overview-value', 'holding-value', 'positions'];
const endOf = (one: PeriodFound): PeriodFound => ({
  ...one,
  isAnyYear: false,
  period: {
    from: one.isStart === true ? one.period.from : one.period.to,
    to: one.isStart === true ? one.period.from : one.period.to,
  },
});

/** 'Why did it go down?', after the value of a past day: since then. */
export function sinceDayOf({ query, slots: before }: Before, next: Slots): Slots {
  const [first, ...others] = before.periods;
  const isOfDay = first !== undefined && others.length === 0 && first.period.from === first.period.to;
  const isOfValue = OF_END.includes(query.intent) || query.intent === 'value-change';
  return isOfDay && isOfValue ? { ...next, periods: [sinceThen(first)] } : next;
}

/** 'Compare it with the year before', 'is that more than in 2024'. */
const compares = (slots: Slots) => slots.concepts.has('op:compare') || saysMoreThan(slots);

/** 'And the one before?', after what came in December: that of last year, and November before it. */
const placed = ({ slots, query }: Before, today: CalendarDate): Slots['periods'] =>
  slots.periods.map((period) => placePeriods({ ...query, period }, today).period ?? period);

/** The periods of a question that leans on the one before. */
export function mergePeriods(turn: Before, next: Slots, today: CalendarDate): Slots['periods'] {
  const { slots: before, query } = turn;
  const own = ofYearBefore(before.periods, next);
  if (own.length > 0) return own;
  // 'How much has it changed since then?', after a day.
  if (next.periods.length === 0 && next.said.has('time:since-then'))
    return before.periods.map((one) => sinceThen(OF_END.includes(query.intent) ? endOf(one) : one));
  const beforeIt = placed(turn, today);
  const after = periodAfter(beforeIt, next);
  if (after !== undefined) return [after];
  if (next.periods.length === 0) {
    // 'And since I have had it?', but not 'and since the start of this one?', after last year.
    if (next.concepts.has('time:ever')) return periodOfToday(before.periods, next, today);
    // 'What was it worth in 2024, and what is it worth now?'
    if (saysNow(next)) return [];
    const beside = [...onePeriodBefore(beforeIt, next), ...periodOfToday(before.periods, next, today)];
    const isCompared = saysMoreThan(next) && before.periods.length === 1;
    return beside.length === 0 || isCompared ? [...before.periods, ...beside] : beside;
  }
  const same = samePart(before.periods, next);
  if (same.length > 0) return same;
  const named = looksAhead(query, today) ? next.periods.map((one) => placeAhead(one, today)) : next.periods;
  const beside = yearBeside(beforeIt, named);
  const isCompared = compares(next) && before.periods.length === 1 && beside.length === 1;
  const [compared] = before.periods;
  // 'And against 2023?', after two were compared.
  if (query.intent === 'compare-periods' && before.periods.length === 2 && beside.length === 1 && compared)
    return [compared, ...beside];
  return isCompared ? [...before.periods, ...beside.map((one) => notTheSame(one, before.periods))] : beside;
}

/** 'And compared with last year?', after last year: with the one before it. */
const notTheSame = (one: PeriodFound, [first]: Slots['periods']): PeriodFound =>
  first?.period.from === one.period.from && first.period.to === one.period.to
    ? { ...one, period: yearBefore(one.period) }
    : one;
