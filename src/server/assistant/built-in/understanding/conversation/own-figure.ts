import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import type { GlossaryTerm } from '../find-asked-terms.ts';
import type { Query } from '../query.ts';
import { matchesAny, type Pattern } from '../concept.ts';
import { hasOnlyWords } from './follow-up.ts';
import type { Slots } from '../slots/slots.ts';

/** 'And mine?', after what a word means: the figure of one's own. */
const MINE =
  /^(?:mine|my|own|ours?|us|моя|моята|моят|моите|мен|нас|наша|нашата|нашият|нашите|moia|moqta|moite|men|nas|nashata)$/;
/** Of a figure with several words the first one is what it is called. */
const FIGURES: readonly (readonly [GlossaryTerm, IntentId])[] = [
  ['duration', 'interest-rate-risk'],
  ['modified-duration', 'interest-rate-risk'],
  ['convexity', 'interest-rate-risk'],
  ['dv01', 'interest-rate-risk'],
  ['accrued', 'accrued-interest'],
  ['ytm', 'average-yield'],
  ['coupon', 'average-coupon'],
  ['hhi', 'concentration'],
  ['concentration', 'concentration'],
  ['exposure', 'exposure'],
  ['realised-gain', 'sales'],
  ['unrealised-gain', 'profit'],
  ['call', 'calls'],
  ['principal', 'principal-ladder'],
  ['ladder', 'principal-ladder'],
  ['profit', 'profit'],
  ['dividend', 'dividends'],
  ['time-weighted', 'total-return'],
  ['money-weighted', 'total-return'],
];

const BESIDE_NAME =
  /^(?:what|is|was|how|much|about|one|that|of|какъв|каква|какво|колко|е|беше|kakva|kakav|kolko|e)$/;

const NAMING: readonly Pattern[] = ['follow:', 'ref:', 'country:', 'kind:', 'ordinal'];

/** The same of one holding. */
const OF_HOLDING: Readonly<Partial<Record<IntentId, IntentId>>> = {
  'average-yield': 'yield-of-holding',
  'average-coupon': 'coupon-amount',
};

/** What word a figure is of: 'what does that mean?', after it. */
export const termOf = (intent: IntentId): GlossaryTerm | undefined =>
  FIGURES.find(([, figure]) => figure === intent)?.[0];

/** 'And how much of it do I have?' */
const HAVE =
  /^(?:(?:and|а|и|аз|ние|az|a) )*(?:how (?:much|many)|what|колко|kolko)(?: (?:of|do i|do we|i|we|от|ot))*(?: (?:have(?: i| we)?|own|имам|имаме|imam))(?: (?:got|of|такава|такъв|такива|takava|now|right|currently|today|in|total|at|the|moment|от|сега|в|момента|ot|sega|v))*$/;
const MAX_OWN_WORDS = 6;

export function ownFigure(
  slots: Slots,
  merged: Slots,
  query: Query,
): Pick<Query, 'intent' | 'acts'> | undefined {
  const [term] = query.intent === 'glossary' ? query.terms : [];
  const [, intent] = FIGURES.find(([one]) => one === term) ?? [];
  const isShort = slots.pattern.length <= MAX_OWN_WORDS && !isNarrowing(slots.filter);
  const isHave = HAVE.test(slots.pattern.join(' '));
  // 'How many do I have?', after the dividends of a share.
  if (isHave && query.filter.isins?.length === 1) return { intent: 'units-held' };
  if (isHave && termOf(query.intent) !== undefined) return query;
  // 'And that of the German one?'
  const isOfOther = isNarrowing(slots.filter) && hasOnlyWords(slots, BESIDE_NAME);
  if (intent !== undefined && isOfOther && slots.order.every((one) => matchesAny(one, NAMING)))
    return { intent: (merged.filter.isins?.length === 1 ? OF_HOLDING[intent] : undefined) ?? intent };
  const isMine = isShort && slots.pattern.some((word) => MINE.test(word));
  return intent !== undefined && (isHave || isMine) ? { intent } : undefined;
}
