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
  'op:', 'net:', 'rel:', 'order:', 'measure:', 'by:', 'direction:', 'noun:issuer', 'without', 'including', 'time:month', 'time:quarter', 'time:half', 'time:year', 'time:before',
]; // prettier-ignore
/** What answers have without a word for it: an order, or the euro that a currency falls against. */
const ANSWERED: Readonly<Partial<Record<IntentId, readonly Pattern[]>>> = {
  'interest-rate-risk': ['op:highest', 'op:best', 'order:latest'],
  'value-shift': ['op:compare'],
  concentration: ['time:before'],
  exposure: ['rel:between'],
  profit: ['rel:between', 'measure:cost', 'measure:value'],
  'total-return': [
    ...(['net:', 'op:compare', 'time:year', 'including', 'measure:profit'] as const),
    ...(['measure:loss', 'measure:cost', 'measure:value'] as const),
  ],
  'missing-payments': ['by:bank'],
  'rates-shift': ['op:worst'],
  'accrued-interest': ['op:highest'],
  // 'How many more?'
  'coming-payments': ['op:highest'],
  sales: ['direction:', 'measure:', 'by:year'],
  'income-of-period': ['without'],
  'holding-value': ['op:compare', 'op:highest'],
  ranking: ['measure:return', 'order:first-bought', 'order:last-bought', 'including'],
  // A year is that of the next 12 months.
  'largest-payments': ['time:year'],
  'compare-holdings': ['time:year'],
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
/** 'По тримесечия' is how often a bond pays, or the steps of an answer. */
const STEP_OF: Readonly<Partial<Record<Concept, Concept>>> = {
  'often:2': 'time:half',
  'often:4': 'time:quarter',
};
/** What so many of the examples of an intent ask for, its answer has been made for. */
const USUAL = 0.02;

interface Said {
  readonly intent: IntentId;
  readonly content: string;
  readonly language: Language;
  /** What it is given in: by bank, by quarter. */
  readonly parts?: readonly Pattern[];
}

function conceptsIn(text: string, language: Language): ReadonlySet<Concept> {
  const lexicon = LEXICONS[language];
  const words = splitWords(text).map(lexicon.spelled);
  return new Set(words.flatMap((_, at) => phraseAt(lexicon, words, at)?.concept ?? []));
}

/** Their figures are in euro alone, whatever currencies their tables name. */
const IN_EURO: readonly IntentId[] = ['total-return', 'value-change', 'currency-effect', 'rates-shift'];

/** Where a figure in another currency would be. */
const converted = (intent: IntentId, content: string) =>
  IN_EURO.includes(intent) ? (content.split('\n', 2)[1] ?? '') : content;

/** 'What share of everything?' */
const SHARE = /^(?:share|proportion|fraction|percentage|част|дял|chast|dyal)$/;

type Asked = Pick<Slots, 'said' | 'order' | 'into' | 'isPercent' | 'pattern'>;

/**
 * What a question asks for and its answer leaves out, as it was written: no slot of the query has it, the answer does not speak of
 * it, and questions of the intent seldom ask for it. 'Which bond loses most if rates rise?', answered with the sum, leaves out 'most'.
 */
export function leftOut(
  { said, order, into, isPercent, pattern }: Asked,
  { intent, content, language, parts = [] }: Said,
): string[] {
  const { vocabulary } = getUnderstanding();
  const answered = conceptsIn(content, language);
  // One after the other, or side by side.
  const isOfSeveral = content.includes('\n\n') || intent.startsWith('compare-');
  const isLeftOut = (concept: Concept, meant = STEP_OF[concept] ?? concept) =>
    (order.includes(meant) || concept === 'net:tax') &&
    matchesAny(meant, ASKS_MORE) &&
    !matchesAny(meant, parts) &&
    !(concept === 'op:compare' && isOfSeveral) &&
    !(concept === 'op:each' && content.includes('|')) &&
    !matchesAny(concept, ANSWERED[intent] ?? []) &&
    !answered.has(SAME[concept] ?? meant) &&
    shareOfExamples(vocabulary, intent, `c ${concept}`) < USUAL;
  // 'And in dollars?', of what is known in euro alone.
  const isOtherCurrency = into !== undefined && !converted(intent, content).includes(into);
  const words = [...said].flatMap(([concept, text]) =>
    (isOtherCurrency && concept === `currency:${into}`) || isLeftOut(concept) ? [text] : [],
  );
  const share = pattern.find((word) => SHARE.test(word)) ?? (isPercent ? '%' : undefined);
  return share === undefined || content.includes('%') ? words : [...words, share];
}
