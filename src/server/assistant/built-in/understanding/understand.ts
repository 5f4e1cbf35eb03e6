import type { CalendarDate } from '#domain/calendar-date';
import type { ChatMessage } from '#api/assistant/chat';
import type { IntentId } from '../intents/intent-ids.ts';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import { decide } from '../matching/calibration.ts';
import { isKnownNearly, isKnownWord } from '../matching/known-words.ts';
import { matchQuestion, type Match } from '../matching/match-question.ts';
import type { Language } from '../write-figures.ts';
import { detectSpelling } from './detect-spelling.ts';
import { findTerms } from './find-asked-terms.ts';
import { findMentions } from './find-mentions.ts';
import {
  asksToShow,
  hasNoWords,
  isFollowUp,
  isSelection,
  isSlotsAlone,
  mergeSlots,
  saysNothing,
} from './follow-up.ts';
import { asksVerdict, asksWhich, isYesNoQuestion } from './is-yes-no-question.ts';
import { LEXICONS } from './lexicon.ts';
import { asOnlyOne } from './only-one.ts';
import { knownNames, type KnownNames, type Names } from './names.ts';
import { toQuery, type Query, type QuestionForm } from './query.ts';
import type { Slots } from './slots.ts';
import { takeSlots } from './take-slots.ts';
import { MAX_WORDS, splitWords } from './tokens.ts';

interface Conversation {
  readonly text: string;
  readonly earlier: readonly ChatMessage[];
  readonly today: CalendarDate;
  readonly names: Names;
}

interface ReadQuestion {
  readonly language: Language;
  readonly slots: Slots;
  readonly form: QuestionForm;
}

/** What a question was understood as. */
export interface Understood {
  readonly language: Language;
  readonly slots: Slots;
  /** The question with its slots filled, where one intent is clearly meant. */
  readonly query: Query | undefined;
  /** Two that are as near as each other, or undefined. */
  readonly near: readonly [Match, Match] | undefined;
  readonly nearest: readonly Match[];
  /** Where the question points at a holding of the answer before: the query of that one, and which of its holdings. */
  readonly pickFrom: { readonly query: Query; readonly rank: number } | undefined;
}

function readQuestion(text: string, { names, today }: Conversation, known: KnownNames): ReadQuestion {
  const words = splitWords(text).slice(0, MAX_WORDS);
  // What is quoted is a name or a note, in whatever language.
  const unquoted = text.split(/["“”„«»]/).filter((_, index) => index % 2 === 0);
  const spelling = detectSpelling(splitWords(unquoted.join(' ')));
  const language = spelling === 'en' ? 'en' : 'bg';
  const lexicon = LEXICONS[spelling];
  const context = { lexicon, names: known, isKnownWord: (word: string) => isKnownWord(word, language) };
  const { terms, pattern } = findTerms(words, lexicon.spelled);
  // 'Apple' within a sentence is a name, no misspelt 'apply'.
  const capitals = new Set(splitWords((text.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu) ?? []).join(' ')));
  const taken = takeSlots(findMentions(words, context), {
    today,
    banks: names.banks,
    isKnownNearly: (word) => (capitals.has(word) ? isKnownWord : isKnownNearly)(word, language),
  });
  const slots = asOnlyOne(taken, words, names);
  return {
    language,
    slots: terms.length === 0 ? slots : { ...slots, termPattern: pattern },
    form: {
      isYesNo: isYesNoQuestion(words),
      asksVerdict: asksVerdict(words),
      asksWhich: asksWhich(words),
      terms,
    },
  };
}

function pointsAt({ filter, rank, concepts }: Slots): number | undefined {
  if (filter.isins !== undefined) return undefined;
  if (rank !== undefined) return rank;
  return concepts.has('ref:it') && !isNarrowing(filter) ? 1 : undefined;
}

interface Turn {
  readonly slots: Slots;
  readonly query: Query;
}

/** 'Its coupon', 'the second one': of a holding that the answer before named. */
function pickFromBefore(read: ReadQuestion, before: Turn): Understood | undefined {
  const rank = pointsAt(read.slots);
  if (rank === undefined || before.slots.filter.isins?.length === 1) return undefined;
  const slots = { ...read.slots, rank: undefined, filter: { isins: ['?'] } };
  const matches = matchQuestion(read.language, { ...slots, pattern: ['{holding}', ...slots.pattern] });
  const { clear } = decide(matches);
  const match =
    isSlotsAlone(read.slots) || clear === undefined
      ? { intent: 'holding-details' as const, tag: undefined }
      : clear;
  const query = toQuery(match, slots, read.form);
  return {
    ...read,
    query,
    near: undefined,
    nearest: matches.slice(0, 3),
    pickFrom: { query: before.query, rank },
  };
}

/** 'German bonds', 'US91282CHT18': holdings are named and nothing is asked, so they are shown. */
function namesAlone(slots: Slots): Match | undefined {
  const { filter, isin } = slots;
  if (!hasNoWords(slots) || slots.periods.length > 0) return undefined;
  const [holding] = filter.isins ?? [isin?.written];
  if (holding !== undefined) return { intent: 'holding-details', tag: undefined, score: 1 };
  return isNarrowing(filter) || filter.kinds !== undefined
    ? { intent: 'list-holdings', tag: undefined, score: 1 }
    : undefined;
}

function clearly(match: Match | undefined, read: ReadQuestion): Understood {
  const query = match && toQuery(match, read.slots, read.form);
  return { ...read, query, near: undefined, nearest: match ? [match] : [], pickFrom: undefined };
}

/** 'And its maturity?' of a holding that was named before asks like 'maturity of {holding}'. */
function withHolding(slots: Slots): Slots {
  const isOfHolding = slots.filter.isins !== undefined && !slots.pattern.includes('{holding}');
  return isOfHolding ? { ...slots, pattern: [...slots.pattern, '{holding}'] } : slots;
}

/** Where a question that leans on the one before is not clear, it asks the same of something else. */
function asBefore({ filter, concepts }: Slots, { query }: Turn): Pick<Query, 'intent' | 'tag'> {
  const hasMeasure = [...concepts].some((concept) => concept.startsWith('measure:'));
  return hasMeasure && filter.isins?.length === 1 ? { intent: 'holding-details', tag: undefined } : query;
}

/** Figures of the past and of today: of a period to come nobody knows them. */
const KNOWN_TO_TODAY: readonly IntentId[] = [
  'overview-value', 'holding-value', 'positions', 'profit', 'total-return', 'invested', 'taxes-paid', 'fees-paid', 'average-price', 'yield-of-holding',
]; // prettier-ignore

function orFuture<One extends Pick<Query, 'intent' | 'tag'>>(
  match: One,
  { periods }: Slots,
  today: CalendarDate,
) {
  const [period] = periods;
  const isAhead = period !== undefined && !period.isAnyYear && period.period.from > today;
  return isAhead && KNOWN_TO_TODAY.includes(match.intent)
    ? { ...match, intent: 'decline-future' as const }
    : match;
}

/** Intents that differ by when: what was, what is to come, and what else is near to either. */
const BY_TIME: readonly {
  readonly past: IntentId;
  readonly ahead: IntentId;
  readonly also: readonly IntentId[];
}[] = [
  { past: 'payments-received', ahead: 'coming-payments', also: ['missing-payments', 'income-of-period'] },
  { past: 'matured', ahead: 'maturities', also: [] },
];

/** A month without a year, or a period to come: what is to be paid in it; one that is over: what was. */
function ofPeriod(
  [first, second]: readonly Match[],
  { periods }: Slots,
  today: CalendarDate,
): Match | undefined {
  const [period] = periods;
  if (first === undefined || second === undefined || period === undefined) return undefined;
  const isPair = ({ past, ahead, also }: (typeof BY_TIME)[number]) =>
    [first, second].every(({ intent }) => [past, ahead, ...also].includes(intent));
  const pair = BY_TIME.find(isPair);
  if (pair === undefined || second.score < first.score * PERIOD_LEAD) return undefined;
  const isAhead = period.isAnyYear || period.period.to > today;
  return [first, second].find(({ intent }) => intent === (isAhead ? pair.ahead : pair.past));
}

/** Of payments the period tells more than the words, down to this part of the score. */
const PERIOD_LEAD = 0.5;

/** Of two that are near, the one whose answer holds that of the other. */
const HOLDS_BOTH: readonly (readonly [chosen: IntentId, other: IntentId])[] = [
  ['coming-payments', 'next-payment'],
  ['list-holdings', 'positions'],
  ['positions', 'overview-value'],
  ['working', 'yield-of-holding'],
  ['compare-periods', 'payments-received'],
];

function settle([first, second]: readonly Match[]): Match | undefined {
  const pair = HOLDS_BOTH.find((intents) =>
    [first, second].every((match) => match !== undefined && intents.includes(match.intent)),
  );
  return [first, second].find((match) => match !== undefined && match.intent === pair?.[0]);
}

const OF_ONE_PERIOD: readonly IntentId[] = ['payments-received', 'income-of-period', 'coming-payments'];
/** Two periods in one ('2024 and 2025') are compared where that is at least so likely. */
const LEAST_COMPARISON = 0.1;

const OF_VALUE: readonly IntentId[] = ['overview-value', 'positions'];

/** Two periods are compared; 'euro, dollars: how much of each' wants the parts; 'am I in profit?' yes or no, not a list. */
function correct(match: Match, nearest: readonly Match[], { slots, form }: ReadQuestion): Match {
  const [period, other] = slots.periods;
  const comparison = nearest.find(({ intent }) => intent === 'compare-periods')?.score ?? 0;
  const isOfTwo = other !== undefined || (period?.parts !== undefined && comparison > LEAST_COMPARISON);
  if (isOfTwo && OF_ONE_PERIOD.includes(match.intent)) return { ...match, intent: 'compare-periods' };
  const { currencies = [], countries = [], banks = [] } = slots.filter;
  const isOfSeveral = [currencies, countries, banks].some((side) => side.length > 1);
  if (isOfSeveral && OF_VALUE.includes(match.intent)) return { ...match, intent: 'exposure' };
  const isOfProfit = slots.filter.figures?.some(({ measure }) => measure === 'profit') === true;
  return match.intent === 'list-holdings' && form.asksVerdict && isOfProfit
    ? { ...match, intent: 'profit' }
    : match;
}

/** Where most words are strange to a portfolio, what is near is so by chance. */
function isStrange({ order, plainWords, pattern }: Slots, language: Language): boolean {
  const isPlain = order.length === 0 && !pattern.some((word) => word.startsWith('{'));
  const known = plainWords.filter((word) => isKnownNearly(word, language));
  return isPlain && known.length * 2 < plainWords.length;
}

/** What the question asks in the conversation: what it leaves out is as it was before. */
function understandTurn(read: ReadQuestion, before: Turn | undefined, today: CalendarDate): Understood {
  if (saysNothing(read.slots, before?.query.numbers ?? [])) return clearly(undefined, read);
  const leans = before !== undefined && isFollowUp(read.slots);
  const picked = leans ? pickFromBefore(read, before) : undefined;
  if (picked !== undefined) return picked;
  if (leans && (isSlotsAlone(read.slots) || isSelection(before.slots, read.slots))) {
    const slots = mergeSlots(before.slots, read.slots, before.query.intent);
    const isShown = before.query.intent === 'count-holdings' && asksToShow(read.slots);
    const same = isShown ? { intent: 'list-holdings' as const, tag: undefined } : before.query;
    const query = toQuery(same, slots, read.form);
    return { ...read, slots, query, near: undefined, nearest: [], pickFrom: undefined };
  }
  const slots = leans ? mergeSlots(before.slots, read.slots, before.query.intent) : read.slots;
  if (!leans && namesAlone(slots) !== undefined) return clearly(namesAlone(slots), { ...read, slots });
  const matches = matchQuestion(read.language, leans ? withHolding(slots) : slots);
  const { clear, near: two, nearest } = decide(matches);
  const near = isStrange(slots, read.language) ? undefined : two;
  const isWhy = before !== undefined && clear?.intent === 'working' && slots.filter.isins === undefined;
  const found = ofPeriod(nearest, slots, today) ?? clear ?? (near && settle(near));
  const match =
    (found && correct(found, nearest, { ...read, slots })) ?? (leans ? asBefore(slots, before) : undefined);
  const full = isWhy ? mergeSlots(before.slots, slots, before.query.intent) : slots;
  const query = match && toQuery(orFuture(match, full, today), full, read.form);
  return {
    ...read,
    slots,
    query,
    near: query === undefined ? near : undefined,
    nearest,
    pickFrom: undefined,
  };
}

export function understand(conversation: Conversation): Understood {
  const known = knownNames(conversation.names);
  let before: Turn | undefined;
  let language: Language | undefined;
  for (const { content } of conversation.earlier.filter(({ role }) => role === 'user')) {
    const {
      query,
      slots,
      language: spoken,
    } = understandTurn(readQuestion(content, conversation, known), before, conversation.today);
    if (query !== undefined) before = { query, slots };
    language = spoken;
  }
  const read = readQuestion(conversation.text, conversation, known);
  const hasWords = /\p{L}{2}/u.test(conversation.text.replaceAll(/[A-Z0-9]{8,}/g, ''));
  return understandTurn(
    hasWords || language === undefined ? read : { ...read, language },
    before,
    conversation.today,
  );
}
