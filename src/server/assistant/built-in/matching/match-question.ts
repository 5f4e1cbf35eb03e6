import { EARLIEST_DATE, LATEST_DATE, type CalendarDate } from '#domain/calendar-date';
import type { Period } from '#domain/portfolio/period';
import { groupBy } from '#domain/group-by';
import { INTENT_SLOTS, type IntentId, type IntentSlots, type SlotName } from '../intents/intent-ids.ts';
import { unitAround } from '../understanding/periods/period-arithmetic.ts';
import type { Slots } from '../understanding/slots/slots.ts';
import type { Language } from '#domain/language';
import { classify } from './classifier.ts';
import { questionFeatures } from './features.ts';
import { matchedWords } from './known-words.ts';
import type { Meaning } from './learn-examples.ts';
import { getUnderstanding } from './understanding.ts';
import { unexplainedWords } from './unexplained-words.ts';

/** What a question may mean, and how likely that is. */
export interface Match {
  readonly intent: IntentId;
  /** Which of several things of the intent: the likeliest, and one that is near. */
  readonly acts?: readonly string[] | undefined;
  readonly score: number;
  /** Words that no example of the intent has, though examples of others do. */
  readonly unexplained: number;
}

type Scored = Omit<Match, 'unexplained'>;

const isEvery = <One>(all: readonly One[], is: (one: One) => boolean) => all.length > 0 && all.every(is);

const END = /^(?:end|края|kraya|kraia|kraq)$/;
/** 'At the end of {period}'. */
const isAtEnd = (pattern: readonly string[]) =>
  pattern.some((word, at) => END.test(word) && pattern[at + 1] === '{period}');

const MANY = /^(?:many|колко|kolko)$/;
const AFTER_MONEY = /^(?:is|are|does|do|will|е|са|прави|правят|това|e|sa|pravi|tova)$/;
const NO_SUMS: readonly IntentId[] = ['count-holdings', 'exposure'];
/** 'How many {currency} is that?' */
const asksForMoney = (pattern: readonly string[]) =>
  pattern.some(
    (word, at) =>
      MANY.test(word) && pattern[at + 1] === '{currency}' && AFTER_MONEY.test(pattern[at + 2] ?? 'is'),
  );

const UNITS = ['week', 'month', 'quarter', 'half', 'year'] as const;
/** 'This week', on a Monday: as little ahead as on other days. */
const isUnitOfToday = ({ from, to }: Period, today: CalendarDate) =>
  UNITS.map((unit) => unitAround(unit, 0, today)).some((unit) => unit.from === from && unit.to === to);

/** True where the slots rule out that this is asked. */
export function isRuledOut(intent: IntentId, slots: Slots, today: CalendarDate): boolean {
  const { filter, isin, into } = slots;
  const isOfLate = intent === 'missing-payments';
  const periods = slots.periods.map((one) => (isOfLate && one.late ? { ...one, period: one.late } : one));
  const { needs = [], never = [] }: IntentSlots = INTENT_SLOTS[intent];
  const has: Readonly<Record<SlotName, boolean>> = {
    holding: filter.isins !== undefined || isin !== undefined,
    condition: filter.figures !== undefined,
    currency: filter.currencies !== undefined || into !== undefined,
    period: periods.some(({ isToday }) => !isToday),
    past: isEvery(periods, ({ isAnyYear, period }) => !isAnyYear && period.to <= today),
    ahead: isEvery(
      periods,
      ({ isAnyYear, isToday, period }) =>
        !(isAnyYear || isToday) && period.from >= today && period.to > today && !isUnitOfToday(period, today),
    ),
    'end-ahead':
      isAtEnd(slots.pattern) && isEvery(periods, ({ isAnyYear, period }) => !isAnyYear && period.to > today),
    since: isEvery(
      periods,
      ({ period }) => period.from > EARLIEST_DATE && period.from < today && period.to === LATEST_DATE,
    ),
    'two-periods': periods.length > 1,
    'rates-rise': slots.concepts.has('shift:rates-rise'),
    direction: filter.directions !== undefined,
    'no-bonds': filter.kinds?.includes('bond') === false,
  };
  if (needs.some((slot) => !has[slot]) || never.some((slot) => has[slot])) return true;
  if (NO_SUMS.includes(intent) && asksForMoney(slots.pattern)) return true;
  const { isins = [], currencies = [], banks = [], kinds = [], countries = [] } = filter;
  const sides = Math.max(
    ...[isins, currencies, banks, kinds, countries, slots.groups].map((side) => side.length),
  );
  // 'Coupons this year', 'due against received in 2025': nothing to compare them with; 'of X and of Y this year': not with another year.
  const isOfOne = periods.length === 1 && periods[0]?.parts === undefined;
  const isComparing = sides < 2 && slots.order.some((one) => /^(?:op|rel):/.test(one));
  if (intent === 'compare-periods' && isOfOne && (!isComparing || has.past)) return true;
  // 'Compare the two bonds at X'.
  return intent === 'compare-holdings' && sides < 2 && slots.most !== 2 && !slots.numbers.includes('2');
}

const THEIRS = /^(?:their|им|im)$/;

/** 'What does YTM mean?' is like other questions for a meaning once the term is out of it. */
function likelihoodOfMeaning(
  { termPattern, hasNoFigure, filter, isin, numbers, periods, said }: Slots,
  language: Language,
): number {
  if (termPattern === undefined || filter.isins !== undefined || isin !== undefined) return 0;
  // '50 basis points', a period, 'our USD exposure' and 'their yield' are no question for a meaning.
  const isOfSome = numbers.length + periods.length > 0 || filter.currencies !== undefined;
  if (isOfSome || THEIRS.test(said.get('ref:them') ?? '')) return 0;
  // The term alone asks for the figure, where there is one, rather than for its meaning.
  if (termPattern.every((word) => word === '{word}')) return hasNoFigure ? 1 : 0;
  const features = questionFeatures({ pattern: matchedWords(termPattern, language), order: [] });
  return classify(features, getUnderstanding().asksMeaning).find(([asks]) => asks)?.[1] ?? 0;
}

/** A number that an answer has no use for asks more than any word does: 'above 100', 'the 2033 one'. */
const OF_NUMBER = 4;
const USES_NUMBERS: readonly IntentId[] = [
  'how-to', 'glossary', 'holding-value', 'rates-shift', 'value-shift', 'compare-holdings', 'concentration', 'exposure', 'price-age', 'value-change', 'ranking',
]; // prettier-ignore
export const unusedNumbers = (intent: IntentId, { numbers }: Slots) =>
  USES_NUMBERS.includes(intent) ? 0 : OF_NUMBER * numbers.length;

/** An act this many times as likely as the likeliest one is as good an answer. */
const NEAR_ACT = 0.4;
const MAX_ACTS = 2;

/** Each intent once; what the slots rule out leaves its likelihood to the others. */
function byIntent(likeliestFirst: readonly (Meaning & { readonly score: number })[]): Scored[] {
  const add = (all: typeof likeliestFirst) => all.reduce((total, { score }) => total + score, 0);
  const sum = add(likeliestFirst);
  return [...groupBy(likeliestFirst, ({ intent }) => intent)].map(([intent, own]) => {
    const near = own.filter(({ score }) => score >= NEAR_ACT * (own[0]?.score ?? 0)).slice(0, MAX_ACTS);
    return { intent, acts: near.flatMap(({ tag }) => tag ?? []), score: add(own) / sum };
  });
}

/** Every intent that the slots allow, the likeliest first. */
export function matchQuestion(language: Language, slots: Slots, today: CalendarDate): readonly Match[] {
  const features = questionFeatures({ pattern: matchedWords(slots.pattern, language), order: slots.order });
  const plainWords = matchedWords(slots.plainWords, language);
  const { intents, vocabulary } = getUnderstanding();
  const found = classify(features, intents)
    .map(([means, score]) => ({ ...means, score }))
    .filter(({ intent }) => !isRuledOut(intent, slots, today))
    .sort((one, other) => other.score - one.score);
  const meaning = likelihoodOfMeaning(slots, language);
  return [
    ...byIntent(found).map((match) => ({ ...match, score: match.score * (1 - meaning) })),
    { intent: 'glossary' as const, score: meaning },
  ]
    .map((match) => ({
      ...match,
      unexplained:
        unexplainedWords(plainWords, { vocabulary, intent: match.intent }).length +
        unusedNumbers(match.intent, slots),
    }))
    .sort((one, other) => other.score - one.score);
}
