import type { Language } from '#domain/language';
import type { IntentId } from './intents/intent-ids.ts';
import { getUnderstanding } from './matching/understanding.ts';
import { shareOfExamples } from './matching/unexplained-words.ts';
import { matchesAny, type Concept, type Pattern } from './understanding/concept.ts';
import { LEXICONS, phraseAt } from './understanding/lexicon.ts';
import type { Slots } from './understanding/slots/slots.ts';
import { splitWords } from './understanding/tokens.ts';

/** Words that ask for more than their subject: which end of it, in what steps, against what, which figure. */
const ASKS_MORE: readonly Pattern[] = [
  'op:', 'rel:', 'order:', 'measure:', 'by:', 'direction:', 'noun:issuer', 'without', 'including', 'time:month', 'time:year', 'time:before',
]; // prettier-ignore
/** What answers have without a word for it: an order, or the euro that a currency falls against. */
const ANSWERED: Readonly<Partial<Record<IntentId, readonly Pattern[]>>> = {
  'interest-rate-risk': ['op:highest', 'op:best'],
  'value-shift': ['op:compare'],
  concentration: ['time:before'],
  exposure: ['rel:between'],
  profit: ['rel:between', 'measure:cost', 'measure:value'],
  'total-return': ['op:compare', 'time:year', 'measure:profit', 'measure:cost', 'measure:value'],
  'missing-payments': ['by:bank'],
  sales: ['direction:', 'measure:', 'by:year'],
  'income-of-period': ['without'],
  'holding-value': ['op:compare', 'op:highest'],
  ranking: ['measure:return'],
  'compare-periods': [
    ...(['op:', 'rel:', 'measure:return', 'measure:yield', 'measure:profit', 'measure:loss'] as const),
    ...(['measure:coupon', 'measure:dividend', 'measure:value', 'measure:tax'] as const),
  ],
};
/** Answered by the same word. */
const SAME: Readonly<Partial<Record<Concept, Concept>>> = {
  'op:best': 'op:highest',
  'op:worst': 'op:lowest',
};
/** What so many of the examples of an intent ask for, its answer has been made for. */
const USUAL = 0.02;

interface Said {
  readonly intent: IntentId;
  readonly content: string;
  readonly language: Language;
}

function conceptsIn(text: string, language: Language): ReadonlySet<Concept> {
  const lexicon = LEXICONS[language];
  const words = splitWords(text).map(lexicon.spelled);
  return new Set(words.flatMap((_, at) => phraseAt(lexicon, words, at)?.concept ?? []));
}

/**
 * What a question asks for and its answer leaves out, as it was written: no slot of the query has it, the answer does not speak of
 * it, and questions of the intent seldom ask for it. 'Which bond loses most if rates rise?', answered with the sum, leaves out 'most'.
 */
export function leftOut(
  { said, order, into }: Pick<Slots, 'said' | 'order' | 'into'>,
  { intent, content, language }: Said,
): string[] {
  const { vocabulary } = getUnderstanding();
  const answered = conceptsIn(content, language);
  // One after the other, or side by side.
  const isOfSeveral = content.includes('\n\n') || intent.startsWith('compare-');
  // 'And in dollars?', of what is known in euro alone.
  const isOtherCurrency = into !== undefined && !content.includes(into);
  return [...said].flatMap(([concept, text]) =>
    (isOtherCurrency && concept === `currency:${into}`) ||
    (order.includes(concept) &&
      matchesAny(concept, ASKS_MORE) &&
      !(concept === 'op:compare' && isOfSeveral) &&
      !(concept === 'op:each' && content.includes('|')) &&
      !matchesAny(concept, ANSWERED[intent] ?? []) &&
      !answered.has(SAME[concept] ?? concept) &&
      shareOfExamples(vocabulary, intent, `c ${concept}`) < USUAL)
      ? [text]
      : [],
  );
}
