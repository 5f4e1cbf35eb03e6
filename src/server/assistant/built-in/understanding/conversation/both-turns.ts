import { addDays, type CalendarDate } from '#domain/calendar-date';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Concept, type Pattern } from '../concept.ts';
import { toQuery, type Query } from '../query.ts';
import type { ReadQuestion } from '../read-question.ts';
import { KINDS, type Slots, withOrder } from '../slots/slots.ts';
import { ASKS_WHICH, COMPARATIVE, saysMoreThan, WHY } from './follow-up.ts';
import { mergeSlots } from './merging/merge-slots.ts';
import { asksCause, DIFFERENCES } from './of-the-answer.ts';
import { comparesByFigure } from './of-those-before.ts';
import { formAfter } from './same-subject.ts';
import type { Before, Meaning, Turn } from './turn.ts';

/** 'Both together', 'which of the two'. */
const BOTH = /^(?:both|two|combined|двете|двата|двамата|dvete|dvata)$/;
const DIFFERENCE = /^(?:difference|разлика|разликата|razlika|razlikata)$/;
/** 'That increase', after two values. */
const INCREASE =
  /^(?:increase|decrease|growth|change|увеличение|увеличението|намаление|намалението|промяната|ръстът|ръста)$/;
const COMPARES = ['op:compare', 'op:highest', 'op:lowest', 'op:best', 'op:worst'] as const;
/** 'How much did it grow between?' */
const BETWEEN: readonly Pattern[] = ['rel:between'];
const OF_VALUE: readonly IntentId[] = ['overview-value', 'holding-value', 'value-change'];
/** 'By how much more', 'с колко повече'. */
const BY_HOW_MUCH = /^(?:how|by|колко|kolko)$/;
const MAX_WORDS = 8;
const MAX_WHICH_WORDS = 6;

const asksReason = (slots: Slots) => slots.pattern.some((word) => WHY.test(word)) || asksCause(slots);

type Refers = 'together' | 'compared';

/** How a short question that names nothing itself refers to the two before it. */
function refersToBoth(slots: Slots): Refers | undefined {
  const { pattern, order, concepts, filter, periods, most, numbers, said } = slots;
  if (pattern.length > MAX_WORDS || periods.length > 0 || isNarrowing(filter)) return undefined;
  const hasWord = (is: RegExp) => pattern.some((word) => is.test(word));
  const isOfTwo = most === 2 || hasWord(BOTH) || BOTH.test(said.get('number:2') ?? '');
  const isCompared = order.some((one) => matchesAny(one, COMPARES));
  const asksWhich = ASKS_WHICH.test(pattern[0] ?? '') && !order.some((one) => matchesAny(one, KINDS));
  const isComparative = COMPARES.some((one) => order.includes(one) && COMPARATIVE.test(said.get(one) ?? ''));
  if (asksWhich && isComparative && pattern.length <= MAX_WHICH_WORDS) return 'compared';
  // 'Why less than before?'
  if (asksReason(slots) && saysMoreThan(slots)) return 'compared';
  if (order.some((one) => matchesAny(one, BETWEEN)) && numbers.every((one) => one === '2')) return 'compared';
  if (concepts.has('ref:it') && hasWord(INCREASE)) return 'compared';
  if (hasWord(DIFFERENCE) || (isCompared && (isOfTwo || BY_HOW_MUCH.test(pattern[0] ?? ''))))
    return 'compared';
  if (isCompared && BY_HOW_MUCH.test(pattern[1] ?? '')) return 'compared';
  return isOfTwo ? 'together' : undefined;
}

const SIDES = ['isins', 'banks', 'currencies', 'countries', 'kinds'] as const;

function joinFilters(one: HoldingFilter, other: HoldingFilter): HoldingFilter | undefined {
  // The kind of a holding says nothing beside its name.
  const isOfHoldings = one.isins !== undefined && other.isins !== undefined;
  const sides = isOfHoldings ? (['isins'] as const) : SIDES;
  const [side, ...others] = sides.filter((key) => one[key]?.join() !== other[key]?.join());
  if (side === undefined || others.length > 0) return undefined;
  const [first, second] = [one[side], other[side]];
  if (first === undefined || second === undefined) return undefined;
  return { ...other, [side]: [...new Set([...first, ...second])] };
}

/** 'And compared with Y?', after X: both. */
function joinCompared(before: Slots, next: Slots): Slots | undefined {
  const isOfOther = next.concepts.has('op:compare') && next.filter.isins !== undefined;
  const periods = next.periods.length > 0 ? next.periods : before.periods;
  return isOfOther && !next.concepts.has('ref:them')
    ? joinTurns({ ...before, periods }, { ...before, filter: next.filter, periods })
    : undefined;
}

/** Two questions that differ in one thing, a period or a side, as one question of both. */
function joinTurns(one: Slots, other: Slots): Slots | undefined {
  const [[first], [second]] = [one.periods, other.periods];
  const isOfPeriods = first !== undefined && second !== undefined;
  if (isOfPeriods && first.period.from !== second.period.from) return { ...other, periods: [first, second] };
  const filter = joinFilters(one.filter, other.filter);
  return filter && { ...other, filter };
}

/** 2024 and 2025 together are one period, where nothing is between them. */
function asOnePeriod(periods: Slots['periods']): Slots['periods'] {
  const [first, second] = periods.toSorted((one, other) => (one.period.from < other.period.from ? -1 : 1));
  if (first === undefined || second === undefined) return periods;
  const isNext = addDays(first.period.to, 1) === second.period.from;
  return isNext ? [{ ...first, period: { from: first.period.from, to: second.period.to } }] : periods;
}

/** What compares them: the values of two days, what two periods brought, or what two holdings are. */
export function chooseComparison({ periods }: Slots, { intent }: Pick<Query, 'intent'>): Meaning {
  if (periods.length < 2) return { intent: 'compare-holdings' };
  return { intent: OF_VALUE.includes(intent) ? 'value-change' : 'compare-periods' };
}

/** The question before and the one before that, of other days or other holdings, as one of both. */
export function ofBothTurns({ slots, query, previous }: Turn): Turn | undefined {
  const joined = previous && joinTurns(previous.slots, slots);
  if (joined === undefined) return undefined;
  const all = { ...joined, periods: asOnePeriod(joined.periods) };
  return { slots: all, query: toQuery(query, all, query) };
}

/** True where nothing is left to find out but the difference. */
export const isComparison = ({ query: { intent, otherPeriod } }: Before) =>
  intent.startsWith('compare-') || (intent === 'value-change' && otherPeriod !== undefined);

/** Returns are compared as such, whatever they were called. */
function withReturn(slots: Slots, { intent }: Pick<Query, 'intent'>): Slots {
  if (intent !== 'total-return') return slots;
  const order: readonly Concept[] = ['measure:return', ...slots.order];
  return withOrder(slots, order);
}

/** 'The two' is no number of the question. */
export function withoutTwo(slots: Slots): Slots {
  return {
    ...slots,
    numbers: [],
    most: undefined,
    pattern: slots.pattern.filter((word) => word !== '{number}'),
  };
}

/** The two questions before as one, where the question refers to both. */
export function bothTurns(
  { slots, form }: ReadQuestion,
  before: Turn | undefined,
  today: CalendarDate,
): Turn | undefined {
  const refers = refersToBoth(slots);
  if (before === undefined || refers === undefined) return undefined;
  // 'Which yields more?', of two holdings (of-those-before.ts).
  if (before.query.intent === 'compare-holdings' && comparesByFigure(slots)) return undefined;
  // 'Why the difference?' (of-the-answer.ts)
  if (before.query.intent.startsWith('compare-'))
    return refers === 'compared' && !asksReason(slots) ? before : undefined;
  if (refers === 'together') return ofBothTurns(before);
  const joined = before.previous && joinTurns(before.previous.slots, before.slots);
  if (joined === undefined) return undefined;
  const chosen = chooseComparison(joined, before.query);
  const isOfReasons = asksReason(slots) && chosen.intent === DIFFERENCES.intent;
  const meaning = isOfReasons ? DIFFERENCES : chosen;
  const sides = withReturn(joined, before.query);
  const compared = mergeSlots({ slots: sides, query: { ...before.query, ...meaning } }, slots, today);
  return { slots: compared, query: toQuery(meaning, compared, formAfter(before, form, slots)) };
}

/** 'And compared with Y?', 'is that more than in 2024?': what is compared, and how. */
export function comparedWithBefore(
  before: Before,
  next: Slots,
  merged: Slots,
): (Meaning & { readonly slots: Slots }) | undefined {
  const joined = joinCompared(before.slots, next);
  const isOfPeriods =
    before.slots.periods.length === 1 && next.periods.length < 2 && merged.periods.length === 2;
  const compared = joined ?? (isOfPeriods ? merged : undefined);
  const slots = compared && withReturn(compared, before.query);
  return slots && { ...chooseComparison(slots, before.query), slots };
}
