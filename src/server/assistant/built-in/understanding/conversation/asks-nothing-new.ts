import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Language } from '#domain/language';
import type { IntentId } from '../../intents/intent-ids.ts';
import { isKnownOrMisspelt, matchedWords } from '../../matching/known-words.ts';
import type { Match } from '../../matching/match-question.ts';
import { getUnderstanding } from '../../matching/understanding.ts';
import { isTellingWord } from '../../matching/unexplained-words.ts';
import { matchesAny, type Pattern } from '../concept.ts';
import type { Slots } from '../slots/slots.ts';
import type { ReadQuestion } from '../read-question.ts';
import { some, STEPS, SUM } from './follow-up.ts';
import { EMPTY } from '../vocabulary/empty-words.ts';
import { DATED } from './once-more.ts';
import type { Turn } from './turn.ts';

/** Which ones, whose and when, but not what of them. */
const OF_WHICH: readonly Pattern[] = ['ref:', 'follow:', 'ordinal', 'ordinal:', 'time:', 'number:', 'kind:', 'country:', 'currency:', 'month:', 'weekday:', 'by:year', 'including']; // prettier-ignore
const RATES: readonly Pattern[] = [...STEPS, 'time:week', 'time:day'];
const MAX_WORDS = 7;
/** As likely as this by its own words, it asks what they say. */
const CLEAR_BY_ITSELF = 0.8;
const OTHERS: readonly IntentId[] = [
  'greeting',
  'thanks',
  'goodbye',
  'help',
  'decline-advice',
  'decline-future',
];
const CLEAR = 0.5;
const ASKING =
  /^(?:which|when|where|much|many|whom?|какво|кога|къде|колко|кой|коя|кое|kakvo|koga|kade|kolko|koi|koq)$/;
const HOW_MUCH = /^(?:much|many|колко|kolko)$/;
const WHEN = /^(?:when|кога|koga)$/;
/** Their answers name holdings, and are no amount. */
const OF_NAMES: readonly IntentId[] = [
  'ranking', 'list-holdings', 'holding-details', 'concentration', 'notes', 'changes', 'glossary', 'how-to', 'working', 'count-holdings', 'units-held',
]; // prettier-ignore
const MAX_NAMING_WORDS = 3;

/** Only words that questions of every sort have, and which of them. */
function hasOnlyCommonWords({ order, plainWords }: Slots, language: Language): boolean {
  const { vocabulary } = getUnderstanding();
  // 'How much a year?', but not 'in the twelve months after that'.
  const isRate = order.some((one) => matchesAny(one, RATES)) && !order.includes('follow:after');
  return (
    !isRate &&
    order.every((one) => matchesAny(one, OF_WHICH)) &&
    !matchedWords(plainWords, language).some((word) => isTellingWord(vocabulary, word))
  );
}

/** 'On which date?', 'how much at X?', 'which one is the last?': what is asked of them is as in the question before. */
export function asksNothingNew(
  slots: Slots,
  { language, matches, before }: { language: Language; matches: readonly Match[]; before: Turn },
): boolean {
  const { pattern, termPattern, numbers, concepts, filter, periods, plainWords } = slots;
  const [first] = matches;
  if (before.isUnclear === true || first === undefined || pattern.length > MAX_WORDS) return false;
  if (termPattern !== undefined || numbers.length > 0 || concepts.has('kind:any')) return false;
  if (slots.said.has('time:since-then')) return false;
  const { intent } = before.query;
  // What came last year is not to come.
  if (periods.length > 0 && matches.every((one) => one.intent !== intent)) return false;
  // 'How much of them is in dollars?' asks for a part.
  const asksSum = plainWords.some((word) => HOW_MUCH.test(word));
  if (asksSum && (OF_NAMES.includes(intent) || concepts.has('ref:them'))) return false;
  if (DATED.includes(intent) && plainWords.some((word) => WHEN.test(word))) return false;
  // 'Of X how much?' says nothing by itself.
  const saysNothing = asksSum && plainWords.every((word) => HOW_MUCH.test(word) || EMPTY.test(word));
  // 'In what?' and 'how much in total?' say less by themselves than a longer question.
  const saysLittle =
    plainWords.some((word) => SUM.test(word)) ||
    plainWords.every((word) => EMPTY.test(word) || ASKING.test(word));
  const isClear =
    !saysNothing && first.score >= (saysLittle && !OTHERS.includes(first.intent) ? CLEAR_BY_ITSELF : CLEAR);
  // 'What do I have at X?' leans on nothing, 'of X how much?' does.
  const leans = concepts.has('follow:and') || some(slots, ['ref:', 'follow:after']);
  const namesSome = isNarrowing(filter) || periods.length > 0;
  const isOfBefore = leans || !namesSome || pattern.length <= MAX_NAMING_WORDS;
  return !isClear && isOfBefore && hasOnlyCommonWords(slots, language);
}

const BEFORE_NAME = /^(?:at|with|in|of|from|on|при|в|във|у|от|за|на|pri|v|ot|za|na)$/;

/** 'And how much at X?': where nothing new is asked, a word that nobody knows is whom it is asked of. */
export function ofUnknownName({ slots, language }: Pick<ReadQuestion, 'slots' | 'language'>): Slots {
  const word = slots.plainWords.find((one) => !isKnownOrMisspelt(one, language));
  const before = word && slots.pattern[slots.pattern.indexOf(word) - 1];
  return word === undefined || !BEFORE_NAME.test(before ?? '')
    ? slots
    : { ...slots, unknownName: { is: 'holding', word } };
}
