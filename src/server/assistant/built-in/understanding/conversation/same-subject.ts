import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Concept, type Pattern } from '../concept.ts';
import { asksMethod } from '../is-yes-no-question.ts';
import type { Names } from '../names.ts';
import type { Query, QuestionForm } from '../query.ts';
import { KINDS, type Slots, withOrder } from '../slots/slots.ts';
import { ASKS_WHICH, asksEnd, asksToShow, ENDS, isSlotsAlone, namesOneOf, some, WHY } from './follow-up.ts';
import { DIFFERENCES } from './of-the-answer.ts';
import { IN_WORDS, isOfFirst, namesNoHoldings } from './pointing.ts';
import type { Before, Meaning, Turn } from './turn.ts';

const LIST: Meaning = { intent: 'list-holdings' };
const PART: Meaning = { intent: 'exposure' };
const VALUES: readonly IntentId[] = ['overview-value', 'holding-value'];
/** Their answers are a figure of holdings that are not named. */
const OF_UNNAMED: readonly IntentId[] = [
  ...VALUES,
  'exposure',
  'average-yield',
  'average-coupon',
  'invested',
];

/** Where a question names nothing but other slots: 'show them', after a count or a share; 'in percent of everything?', after a value. */
function askedOfSame({ query }: Before, slots: Slots): Meaning {
  const isShown = SHOWN.includes(query.intent) || isOfUnnamed(query, slots);
  if (asksToShow(slots) && isShown) return LIST;
  if (VALUES.includes(query.intent) && asksWhichOf(slots)) return LIST;
  if (asksWhichAre(slots) && !OF_FIGURES.includes(query.intent)) return LIST;
  return VALUES.includes(query.intent) && slots.isPercent ? PART : query;
}

const SHOWN: readonly IntentId[] = ['count-holdings', 'exposure', 'value-shift'];

/** The same of other holdings or days; a list of them is in no groups. */
export function sameOf(before: Turn, slots: Slots, asked: (meaning: Meaning) => Query): Query {
  const query = asked(askedOfSame(before, slots));
  return query.intent === 'list-holdings' && before.query.intent !== 'list-holdings'
    ? { ...query, by: undefined }
    : query;
}

/** 'Which of it is at UniCredit?' */
const asksWhichOf = ({ filter, pattern }: Slots) =>
  (filter.banks ?? filter.currencies ?? filter.countries) !== undefined && ASKS_WHICH.test(pattern[0] ?? '');

/** 'Which one is losing?' */
const asksWhichAre = ({ filter, plainWords }: Slots) =>
  filter.figures !== undefined && plainWords.some((word) => ASKS_WHICH.test(word));
/** Their answers are of those that have a figure, whichever it is. */
const OF_FIGURES: readonly IntentId[] = [
  'list-holdings',
  'count-holdings',
  'ranking',
  'profit',
  'missing-payments',
];

function isOfUnnamed({ intent, filter, into }: Query, slots: Slots): boolean {
  // 'Which funds are those?'
  const { kinds: _, ...own } = slots.filter;
  const hasOwn =
    isNarrowing(slots.concepts.has('ref:them') ? own : slots.filter) ||
    slots.periods.length > 0 ||
    slots.order.some((one) => isNoPointer(one) && !matchesAny(one, KINDS));
  const isOfSome = isNarrowing({ ...filter, expired: undefined }) || into !== undefined;
  return OF_UNNAMED.includes(intent) && isOfSome && filter.isins === undefined && !hasOwn;
}
const isNoPointer = (concept: Concept) => !matchesAny(concept, ['ref:', 'follow:', 'ordinal']);

const OF_REASONS: readonly IntentId[] = ['working', 'decline-not-recorded', 'decline-off-topic'];
/** 'Why is the bank flagged?', after the limits of issuers and banks: of what was answered. */
const asksWhyOfNamed = ({ pattern, order, filter }: Slots, before: Slots) =>
  WHY.test(pattern[0] ?? '') &&
  !isNarrowing(filter) &&
  order.some((one) => matchesAny(one, ['noun:'])) &&
  order.every((one) => before.order.includes(one));

/** Their answers say how they are worked out, where that is asked. */
const MEANS: readonly IntentId[] = ['average-yield', 'average-coupon'];
/** Theirs also say why they are so high or low. */
const EXPLAINED: readonly IntentId[] = ['taxes-paid', 'accrued-interest'];
/** Another figure, or a move of it. */
const OF_FIGURE: readonly Pattern[] = ['measure:', 'shift:', 'sign:'];
/** What is said of the method comes first. */
export const METHOD = 'method';
const METHOD_OF_MOVE: Meaning = { intent: 'rates-shift', acts: [METHOD] };

/** 'How did you work that out?', after sales or payments: from these; 'why is it less?', after a payment: what came short; 'why?', after two periods: what each security paid; after taxes, a mean, accrued interest or a move of rates: the same answer. */
export function whyOf({ intent }: Meaning, { query, slots }: Before, read: Slots): Meaning | undefined {
  const { pattern } = read;
  if (OF_REASONS.includes(intent) && asksWhyOfNamed(read, slots)) return query;
  if (intent !== 'working' || isOfFirst(query)) return undefined;
  const isOfPayments = ['payments-received', 'largest-payments', 'missing-payments'].includes(query.intent);
  if (query.intent === 'compare-periods' && !asksMethod(pattern)) return DIFFERENCES;
  if (query.intent === 'rates-shift' && asksMethod(pattern)) return METHOD_OF_MOVE;
  const namesOther = read.order.some((one) => matchesAny(one, OF_FIGURE) && !slots.order.includes(one));
  if (EXPLAINED.includes(query.intent) && !namesOther) return query;
  const isOfMethod = (isOfPayments || MEANS.includes(query.intent)) && asksMethod(pattern);
  if (query.intent === 'sales' || isOfMethod) return query;
  return isOfPayments ? { intent: 'missing-payments' } : undefined;
}

/** 'And the year before?', after interest: of interest alone, unless dividends are named. */
export const formAfter = <Form extends QuestionForm>(
  before: Before | undefined,
  form: Form,
  slots: Slots,
): Form => {
  // 'And for the Rila bond?', after what a word means: the same word.
  const isSameWord = before?.query.intent === 'glossary' && form.terms.length === 0 && isSlotsAlone(slots);
  const terms = isSameWord ? before.query.terms : form.terms;
  // 'And in pounds?', after how much money there is in dollars.
  const namesMoney = form.namesMoney || (before?.query.namesMoney === true && isSlotsAlone(slots));
  return before?.query.namesInterest === true && !slots.concepts.has('measure:dividend')
    ? { ...form, terms, namesMoney, namesInterest: true }
    : { ...form, terms, namesMoney };
};

const OF_PAYMENTS: readonly IntentId[] = [
  'coming-payments', 'next-payment', 'payments-received', 'income-of-period', 'largest-payments', 'compare-periods',
]; // prettier-ignore

const OF_MOVE: readonly Pattern[] = [...ENDS, ...KINDS, 'measure:profit', 'measure:loss', 'sign:', 'shift:', 'ref:', 'follow:', 'ordinal']; // prettier-ignore

/** The same, with what it asks for: the interest alone. */
export function withInterest(slots: Slots, { query }: Before): Slots {
  const isOther = some(slots, ['measure:', 'shift:']) || slots.direction !== undefined;
  if (!OF_PAYMENTS.includes(query.intent) || isOther || slots.numbers.length > 0) return slots;
  const order: readonly Concept[] = [...slots.order, 'paid:coupon'];
  return withOrder(slots, order);
}

const LARGEST: Readonly<Partial<Record<IntentId, IntentId>>> = {
  'payments-received': 'largest-payments',
  'coming-payments': 'coming-payments',
  'accrued-interest': 'accrued-interest',
};

/** 'Which is the largest?', after payments or accrued interest: of those. */
export function extremeOfPayments({ query }: Before, slots: Slots): Meaning | undefined {
  const intent = LARGEST[query.intent];
  const ofBonds: readonly Pattern[] = intent === 'accrued-interest' ? ['kind:bond'] : [];
  // 'От кого', no beginning.
  const isOther = slots.order.some(
    (one) => !matchesAny(one, [...ENDS, ...ofBonds, 'ref:', 'follow:', 'ordinal', 'time:since']),
  );
  const hasOwn = isNarrowing({ ...slots.filter, kinds: undefined }) || slots.periods.length > 0;
  return intent !== undefined && !isOther && !hasOwn && asksEnd(slots) ? { intent } : undefined;
}

/** 'Which one would lose the most?', after a move of rates: of that move. */
export function extremeOfMove({ query, slots: before }: Before, slots: Slots): Slots | undefined {
  const { filter, periods, numbers, order } = slots;
  // Moves are in euro anyway; 'which loses most?' is not at a loss.
  const currencies = filter.currencies?.filter((code) => code !== 'EUR');
  const own = {
    ...filter,
    kinds: undefined,
    figures: undefined,
    currencies: currencies?.length ? currencies : undefined,
  };
  const isOther = isNarrowing(own) || periods.length + numbers.length > 0;
  if (query.intent !== 'rates-shift' || isOther || !asksEnd(slots)) return undefined;
  if (order.some((one) => !matchesAny(one, OF_MOVE))) return undefined;
  const end = order.filter((one) => matchesAny(one, ENDS));
  const asked: readonly Concept[] = [
    ...before.order.filter((one) => !matchesAny(one, ENDS)),
    'kind:bond',
    ...end,
  ];
  return { ...before, order: asked, concepts: new Set(asked), said: slots.said };
}

const WHAT_TO_DO =
  /(?:^| )(?:(?:what|how)(?: \S+){0,3} (?:do|fix|solve|handle)|(?:какво|как|kakvo|kak)(?: \S+){0,3} (?:правя|направя|сторя|оправя|оправи|постъпя|прави|pravya|pravia|pravq|napravya|napravia|napravq|opravya|opravia|opravq))(?: (?:about|with|now|then|next|in|here|с|сега|по|тогава|тук|s|sega|tuk))*$/;
/** What is done about what an answer has found. */
const STEPS: Readonly<Partial<Record<IntentId, readonly string[]>>> = {
  'missing-payments': ['record-payment', 'not-due'],
  'price-age': ['update-prices'],
  matured: ['mark-expired', 'record-payment'],
};

/** 'What do I do about it?', after coupons that are missing, old prices, or a bond that has matured. */
export function stepAfter(
  { query: { intent } }: Before,
  { pattern, concepts, filter }: Slots,
): Meaning | undefined {
  const acts = STEPS[intent];
  const isOther =
    isNarrowing(filter) ||
    [...concepts].some((one) => one !== 'time:today' && one !== 'time:this' && isNoPointer(one));
  return acts !== undefined && !isOther && WHAT_TO_DO.test(pattern.join(' '))
    ? { intent: 'how-to', acts }
    : undefined;
}

/** 'What are the shares worth?', after one share, is of that one; 'which one matures first?', after bonds, of those. */
export function ofSameHoldings(before: Turn, slots: Slots, { holdings }: Names): Turn | undefined {
  const [isin, ...others] = before.slots.filter.isins ?? [];
  const kind = others.length === 0 ? holdings.find((one) => one.isin === isin)?.kind : undefined;
  const isSame = kind !== undefined && namesOneOf(slots, kind);
  const { kinds, expired } = before.slots.filter;
  const { query } = before;
  const isOfNone = expired === true || query.intent === 'matured' || IN_WORDS.includes(query.intent);
  const isOfKind =
    kinds !== undefined && !isOfNone && slots.periods.length === 0 && namesNoHoldings(slots, before.slots);
  return isSame || isOfKind ? { ...before, slots: { ...before.slots, periods: [] } } : undefined;
}
