import type { Grouping } from '#domain/portfolio/grouping';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Concept } from '../concept.ts';
import type { Slots } from '../slots/slots.ts';
import { EMPTY } from '../vocabulary/empty-words.ts';
import { saysUntilThen } from './days/until-then.ts';

/** Of everything, rather than of what was named before. */
export const ALL =
  /^(?:all|total|al?ltogether|overall|whole|общо|общата|обща|цял|целия|целият|всички|obshto|obshta|vsichki)$/;

/** The same, where nothing else is named either. */
export const EVERYTHING =
  /^(?:all|total|totals|whole|entire|full|everything|overall|my|общо|общата|всичко|всички|цяла|цялата|целия|целият|моят|моите|obshto|vsichko|vsichki)$/;
const EVERY_ONE =
  /^(?:all|total|totals|overall|общата|whole|entire|everything|my|portfolio|else|others?|всичко|всички|цяла|цялата|целия|целият|моят|моите|портфейл\p{L}*|друг\p{L}*|vsichko|vsichki|portfeil\p{L}*)$/u;
const IN_TOTAL = /\b(?:in total|al?ltogether|overall)\b/;
const PLURAL = /^(?:струват|носят|печелят|губят|struvat|nosyat|pechelyat|gubyat)$/;
/** 'Възвръщаемостта ми' is 'my return'; 'колко ми плати' is no such word. */
const MINE = /\p{L}(?:та|ът|ят|ta|at|yat|iat) (?:ми|mi)(?: |$)/u;
/** 'What does floating mean?' */
export const ASKS_MEANING = /^(?:mean|means|означава|значи|oznachava|znachi)$/;
const MAX_WORDS = 7;

/** 'Value in euro?', 'am I at a loss?', 'which is the largest?': nothing says of what, so of what was named before. */
export function namesNoHoldings({ filter, pattern, isin, order, most }: Slots, before: Slots): boolean {
  const isOfOne = before.filter.isins?.length === 1;
  const hasOwn =
    isNarrowing({ ...filter, figures: undefined }) ||
    isin !== undefined ||
    (isOfOne && most !== undefined) ||
    order.some((one) => matchesAny(one, ['kind:', 'noun:', 'by:']));
  const words = pattern.filter((word) => !EMPTY.test(word));
  // 'In total', after one holding, or after those at a loss, is of these.
  const isOfSome = isOfOne || before.filter.figures !== undefined;
  const asked = isOfSome ? pattern.join(' ').replace(IN_TOTAL, '').split(' ') : pattern;
  const ofAll = isOfSome ? EVERY_ONE : EVERYTHING;
  const isOfAll = asked.some((word) => ofAll.test(word)) && !pattern.some((word) => PLURAL.test(word));
  // 'Значи …' begins what follows from the answer before.
  const asksMeaning = words.some((word, at) => at > 0 && ASKS_MEANING.test(word));
  const isOther = isOfAll || MINE.test(pattern.join(' ')) || asksMeaning;
  return words.length <= MAX_WORDS && !hasOwn && !isOther;
}

const FROM_IT = /(?:^| )(?:from|of|by|with|от|ot) (?:it|that|нея|него|nego|neq|neya)(?: |$)/;

/** Which holding of the answer before is meant: the first where it is just 'it'. */
export function pointsAt(slots: Slots): number | undefined {
  const { filter, rank, concepts, plainWords, pattern } = slots;
  if (filter.isins !== undefined) return undefined;
  if (rank !== undefined) return rank;
  if (saysUntilThen(slots)) return undefined;
  // 'What is it all worth?', but not 'what do I get from it in total?'
  const isOfAll =
    concepts.has('kind:any') ||
    (plainWords.some((word) => ALL.test(word)) && !FROM_IT.test(pattern.join(' ')));
  return concepts.has('ref:it') && !concepts.has('ref:there') && !isNarrowing(filter) && !isOfAll
    ? 1
    : undefined;
}

/** Bulgarian verbs say 'it' by themselves. */
const VERB_OF_IT =
  /^(?:плаща|плати|платил[аои]?|изплаща|изплати|носи|донес(?:е|ла|ъл|ло)|дава|дал[аои]|върн(?:е|ат)|връща(?:т)?|струва|падежира|изтича|свършва|приключва|plashta|plati|platil[aoi]?|nosi|donesla|dava|dal[aoi]|va?rnat|va?rne|vrashtat?|struva|pade(?:j|zh)ira|izticha|svarshva)$/;
/** 'How much will I get?', with no days. */
const FROM_IT_ALL = /^(?:получа|взема|polucha|vzema)$/;
const WHO =
  /^(?:портфейл\p{L}*|банк\p{L}*|брокер\p{L}*|държав\p{L}*|емитент\p{L}*|кой|коя|кои|кое|мо(?:и|ите|ят|ята)|portfeil\p{L}*|bank\p{L}*|koi|koq|koya|moi\p{L}*)$/u;

/** 'Колко ми е платила?': nothing says who, so it is the one that was named before. */
export function impliesIt({ filter, concepts, pattern, plainWords, periods }: Slots): boolean {
  const isOfOthers =
    isNarrowing(filter) ||
    filter.kinds !== undefined ||
    concepts.has('kind:any') ||
    plainWords.some((word) => ALL.test(word)) ||
    pattern.some((word) => WHO.test(word));
  const isGot = periods.length === 0 && pattern.some((word) => FROM_IT_ALL.test(word));
  return !isOfOthers && (isGot || pattern.some((word) => VERB_OF_IT.test(word)));
}

/** What 'which bond pays most?' asks for, as the examples of payments call it. */
export const PAYS_MOST = 'pays-most';

interface Ranked {
  readonly acts?: readonly string[] | undefined;
  readonly by?: Grouping | undefined;
  readonly intent: IntentId;
  readonly operation: string;
  readonly rank?: number | undefined;
  readonly concepts: ReadonlySet<Concept>;
}

/** Answers that are of one holding before any other: 'it' after them is that one. */
export const isOfFirst = ({ intent, operation, rank, concepts, acts, by }: Ranked) =>
  intent === 'ranking' ||
  // Which bank or issuer pays most is no holding.
  (acts?.includes(PAYS_MOST) === true && by === undefined && !concepts.has('noun:issuer')) ||
  (intent === 'maturities' &&
    (rank !== undefined || operation === 'highest' || operation === 'lowest' || concepts.has('time:next')));

/** 'How much did it pay?', with nothing before it. */
export function pointsAtNothing({ concepts, filter, plainWords, periods }: Slots): boolean {
  const isShort = plainWords.length <= 5 && periods.length === 0;
  const asksOfOne = plainWords.some((word) => /^(?:pay|pays|paid|плати|плаща|plati)$/.test(word));
  return isShort && asksOfOne && concepts.has('ref:it') && concepts.size === 1 && !isNarrowing(filter);
}

/** They have no figure that could be given in another way, or of others. */
export const IN_WORDS: readonly IntentId[] = ['greeting', 'thanks', 'goodbye', 'help', 'glossary', 'how-to', 'working', 'notes', 'changes', 'exchange-rates']; // prettier-ignore

/** Answers of a sum: 'that' after them is the sum, not a holding of it. */
export const OF_SUMS: readonly IntentId[] = [
  'overview-value', 'exposure', 'profit', 'invested', 'payments-received', 'dividends', 'taxes-paid', 'income-of-period', 'coming-payments', 'total-return', 'value-change', 'compare-periods', 'rates-shift', 'accrued-interest', 'working',
]; // prettier-ignore
