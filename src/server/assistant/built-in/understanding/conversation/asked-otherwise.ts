import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { IntentId } from '../../intents/intent-ids.ts';
import { isSlotWord, matchesAny, type Concept, type Pattern } from '../concept.ts';
import { toQuery } from '../query.ts';
import type { ReadQuestion } from '../read-question.ts';
import { KINDS, type Slots, withOrder } from '../slots/slots.ts';
import { MUCH } from '../vocabulary/empty-words.ts';
import { comparedWithPast } from './days/compared-with-past.ts';
import { ENDS, hasOnlyWords, some, STEPS } from './follow-up.ts';
import { PULLS } from './of-those-before.ts';
import { mergeSlots } from './merging/merge-slots.ts';
import { IN_WORDS } from './pointing.ts';
import { formAfter } from './same-subject.ts';
import type { Before, Meaning, Turn } from './turn.ts';

const GROUPS: readonly Pattern[] = ['by:bank', 'by:currency', 'by:country', 'by:kind', 'by:year', 'noun:bank', 'noun:issuer']; // prettier-ignore
const OPERATIONS: readonly Pattern[] = [...ENDS, 'op:average', 'op:each', 'op:sort'];
const HOW: readonly Pattern[] = [...GROUPS, ...OPERATIONS];
const SORTED_BY: readonly Pattern[] = ['measure:', 'by:maturity-year'];
const LEANING: readonly Pattern[] = ['ref:', 'follow:', 'ordinal', 'number:'];
const BESIDE =
  /^(?:as|като|kato|per|each|every|split|break|broken|breakdown|divide|divided|down|that|this|it|them|i|in|one|has|have|had|was|were|got|did|do|come|came|all|кой|коя|кое|в|имам|има|имат|имаше|беше|дойде|дойдоха|раздели|разделено|разбий|разбити|това|го|ги|как|изглежда|всичко|банк\p{L}*|banks?|koi|koq|koe|v|imam|ima|imat|tova|gi|razdeli|sort|sorted|order|ordered|подреди|подредени|сортирай|сортирани|podredi)$/u;
const STEP = /^(?:by|per|each|every|po|по|на|na)$/;

/** Their figure is one of a holding as well, so that holdings are listed, ranked and averaged by it. */
const MEASURES: Readonly<Partial<Record<IntentId, Concept>>> = {
  'overview-value': 'measure:value',
  'holding-value': 'measure:value',
  positions: 'measure:value',
  invested: 'measure:cost',
  profit: 'measure:profit',
  'total-return': 'measure:profit',
  'average-coupon': 'measure:coupon',
  'average-yield': 'measure:yield',
  'yield-of-holding': 'measure:yield',
  'interest-rate-risk': 'measure:modified-duration',
};
const OF_PAYMENTS: readonly IntentId[] = ['payments-received', 'income-of-period', 'taxes-paid'];
const OF_VALUE: readonly IntentId[] = ['overview-value', 'holding-value', 'positions'];
const LISTS: readonly IntentId[] = ['list-holdings', 'ranking', 'interest-rate-risk'];

const PERCENTAGE = /^(?:percentage|percents?|процент\p{L}*|procent\p{L}*)$/u;
const asksPercent = ({ isPercent, plainWords }: Slots) =>
  isPercent || plainWords.some((word) => PERCENTAGE.test(word));

/** 'By month', 'по тримесечия', but not 'how much a year?'. */
const asksSteps = (slots: Slots) =>
  some(slots, STEPS) &&
  (slots.plainWords.some((word) => STEP.test(word)) ||
    [...slots.said.keys()].some((one) => one.startsWith('often:')));

/** Nothing but how: no word of its own, no figure, no holding. */
function saysHowAlone(slots: Slots): boolean {
  const { order, plainWords, filter, numbers } = slots;
  const isSort = order.includes('op:sort');
  // 'By how many percent?'
  const isPercentWord = (word: string) =>
    PERCENTAGE.test(word) || (asksPercent(slots) && /^(?:how|much|many|колко|kolko)$/.test(word));
  const beside: readonly Pattern[] = [...(isSort ? SORTED_BY : []), ...(some(slots, ENDS) ? KINDS : [])];
  const isAlone =
    hasOnlyWords({ ...slots, plainWords: plainWords.filter((word) => !isPercentWord(word)) }, BESIDE) &&
    order.every((one) => matchesAny(one, [...HOW, ...LEANING, ...STEPS, ...beside]));
  // 'Which bond has the highest?', after the yield of all.
  const { kinds, ...others } = filter;
  const isNamed = isNarrowing(others) || (kinds !== undefined && !some(slots, ENDS));
  return (
    isAlone &&
    !isNamed &&
    numbers.length === 0 &&
    (some(slots, HOW) || asksSteps(slots) || asksPercent(slots) || slots.most !== undefined)
  );
}

const RATE =
  /^(?:how|much|is|are|was|does|do|make|makes|come|comes|to|a|an|on|per|and|so|колко|е|са|това|прави|излиза|се|пада|на|и|а|kolko|e|tova|pravi|izliza|na)$/;

/** 'How much is that a month?', after a sum. */
function asksRate(slots: Slots): boolean {
  const { order, plainWords, filter, numbers, periods } = slots;
  const isAlone =
    plainWords.every((word) => RATE.test(word)) &&
    order.every((one) => matchesAny(one, ['ref:it', 'follow:and', 'time:this', 'op:average', ...STEPS])) &&
    numbers.length + periods.length === 0 &&
    !isNarrowing(filter);
  return isAlone && some(slots, STEPS) && plainWords.some((word) => MUCH.test(word));
}

function conceptOf(measure: Measure | undefined): Concept | undefined {
  const concept = `measure:${measure ?? ''}`;
  return isSlotWord(concept) ? concept : undefined;
}

/** The figure of the question before, or that by which its list was chosen. */
function figureOf({ query: { intent, filter } }: Before): Concept | undefined {
  const isOfSome = intent === 'list-holdings' || OF_VALUE.includes(intent);
  const [chosenBy] = isOfSome ? (filter.figures ?? []) : [];
  if (chosenBy === undefined) return MEASURES[intent];
  // The biggest one of those at a loss.
  if (chosenBy.measure === 'profit' && chosenBy.is === 'below') return 'measure:loss';
  return conceptOf(chosenBy.measure);
}

const CONTRIBUTES = /^(?:contribut|допринас|принос|doprinas)/;

/** 'Which one drags it down?', after a profit: by profit, where no other figure is named. The most is meant if no end is. */
export function byFigureOf(before: Before, slots: Slots, asked: Slots): Slots {
  const figure = figureOf(before) ?? conceptOf(before.query.measure);
  // 'Which contributes most to it?'
  const isOfIt = CONTRIBUTES.test(asked.said.get('measure:profit') ?? '');
  if (figure === undefined || (!isOfIt && some(asked, ['measure:', 'paid:', 'order:']))) return slots;
  const pullsDown = slots.plainWords.some((word) => PULLS.test(word));
  // 'Down' is a part of the verb, no loss.
  const replaced: readonly Pattern[] = pullsDown ? ['measure:', 'shift:', 'sign:', ...ENDS] : ['measure:'];
  const isOfWorth = figure === 'measure:value' || figure === 'measure:cost';
  const order: readonly Concept[] = [
    ...slots.order.filter((one) => !matchesAny(one, replaced)),
    pullsDown && isOfWorth ? 'measure:profit' : figure,
    ...(pullsDown ? (['op:lowest'] as const) : some(slots, ENDS) ? [] : (['op:highest'] as const)),
  ];
  return withOrder(slots, order);
}

/**
 * 'What is still to come?', after the largest payment: all of it, where the question itself names no end. 'What was changed last?', after
 * the purchases of a year: of no days, unless it names them.
 */
export function asAnotherIntent(slots: Slots, asked: Slots, { intent }: Meaning): Slots {
  const order = slots.order.filter((one) => !matchesAny(one, ENDS) || asked.order.includes(one));
  const ofOwnDays = intent === 'changes' ? { ...slots, periods: asked.periods } : slots;
  return withOrder(ofOwnDays, order);
}

/** Of one holding they are of one day, so that days before them say nothing. */
const OF_ONE_DAY: readonly IntentId[] = ['maturities', 'next-payment'];

/** Neither the days before nor their steps: 'how many times a year?', and then 'when is the next one?' */
const ofNoDays = (slots: Slots, asked: Slots): Slots => {
  const order = slots.order.filter((one) => !matchesAny(one, STEPS) || asked.order.includes(one));
  return { ...withOrder(slots, order), periods: asked.periods };
};

/**
 * 'How much will that one repay?', after what matures in 2027: whenever it does. 'Which three gave most?', after a profit in euro: not of
 * those in euro.
 */
export const asAskedNow = (slots: Slots, asked: Slots, { intent }: Meaning): Slots => ({
  ...slots,
  ...(OF_ONE_DAY.includes(intent) && slots.filter.isins?.length === 1 && ofNoDays(slots, asked)),
  ...(intent === 'ranking' && { into: asked.into }),
});

/** What is asked where only how is said: the same, unless another answer has it in that way. */
function meaningOf({ query }: Before, slots: Slots): Meaning {
  const { order, most } = slots;
  const { intent } = query;
  if (order.includes('op:average') && !some(slots, STEPS)) {
    const isMeasured = LISTS.includes(intent) ? query.measure !== undefined : MEASURES[intent] !== undefined;
    return isMeasured ? { intent: 'average-coupon' } : query;
  }
  const wantsSome = most !== undefined || some(slots, ENDS);
  const isOfPart = asksPercent(slots) || (some(slots, GROUPS) && wantsSome);
  if (isOfPart && OF_VALUE.includes(intent)) return { intent: 'exposure' };
  if (some(slots, ['op:sort', ...ENDS]) && intent === 'list-holdings') return { intent: 'ranking' };
  if (intent === 'maturities' && order.includes('by:year')) return { intent: 'principal-ladder' };
  if (some(slots, GROUPS) || !(wantsSome || order.includes('op:each'))) return query;
  if (OF_PAYMENTS.includes(intent)) return { intent: 'largest-payments' };
  if (MEASURES[intent] === undefined) return query;
  return { intent: wantsSome ? 'ranking' : 'list-holdings' };
}

/** 'By bank?', 'on average?', 'the top three?', 'in percent?': the question before, asked in another way. */
export function askedOtherwise(read: ReadQuestion, before: Turn, today: CalendarDate): Before | undefined {
  const { slots, form } = read;
  // 'And 2?', after a rise of 1 %, is another number.
  const isNumber = slots.most !== undefined && before.query.numbers.length > 0;
  const isOfFigure = before.isUnclear !== true && !isNumber && !IN_WORDS.includes(before.query.intent);
  if (!isOfFigure) return undefined;
  const compared = comparedWithPast(read, before, today);
  if (compared !== undefined) return compared;
  const isRate = asksRate(slots) && before.query.filter.isins?.length !== 1;
  if (!isRate && !saysHowAlone(slots)) return undefined;
  const meaning = isRate ? before.query : meaningOf(before, slots);
  const replaced = [
    ...(some(slots, GROUPS) || asksSteps(slots) ? (['by:', 'noun:bank'] as const) : []),
    ...(some(slots, OPERATIONS) ? OPERATIONS : []),
  ];
  const own = figureOf(before);
  const isOther = meaning.intent !== before.query.intent;
  const order: readonly Concept[] = [
    ...before.slots.order.filter((one) => !matchesAny(one, replaced)),
    ...(isOther && own !== undefined && before.query.measure === undefined ? [own] : []),
    ...slots.order.filter((one) => !matchesAny(one, ['follow:', 'ref:'])),
    ...(slots.order.includes('op:each') ? (['kind:any'] as const) : []),
    ...(isRate && !some(slots, ['op:average']) ? (['op:average'] as const) : []),
    // 'The first three'.
    ...(slots.most !== undefined && !some(slots, ENDS) ? (['op:highest'] as const) : []),
  ];
  const all = mergeSlots(before, slots, today);
  const isPercent = all.isPercent || asksPercent(slots);
  const merged = { ...withOrder(all, order), isPercent };
  return { slots: merged, query: toQuery(meaning, merged, formAfter(before, form, slots)) };
}
