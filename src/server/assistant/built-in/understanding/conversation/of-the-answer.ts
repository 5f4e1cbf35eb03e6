import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny } from '../concept.ts';
import type { Query } from '../query.ts';
import type { Slots } from '../slots/slots.ts';
import { asksWhyAlone } from './follow-up.ts';
import { isOneBefore } from './days/merge-periods.ts';
import type { Before, Meaning } from './turn.ts';

const OF_VALUE: readonly IntentId[] = ['overview-value', 'holding-value'];

/** 'How does that compare with the end of May?', after a value of today: the change since. */
export function comparesValue({ query, slots: before }: Before, next: Slots): boolean {
  const isOfToday = before.periods.length === 0 && OF_VALUE.includes(query.intent);
  return isOfToday && next.periods.length === 1 && next.concepts.has('op:compare');
}

const WHAT_CHANGED =
  /^(?:(?:and|so|but|а|и|но|a|i) )*(?:(?:what(?: has| s)?|how(?: much)?(?: has| did)?)(?: (?:it|that|this|all))* (?:changed?|moved?)|(?:какво|колко|как)(?: (?:се|е|това))* (?:промени|променило|променила|променило се|мръдна)|(?:kakvo|kolko|kak)(?: (?:se|e|tova))* (?:promeni|promenilo|promenila))(?: (?:by|се|se))? \{period\}$/;

/** 'What has changed since January?', after a value of today: the change of the value, no changes of what is recorded. */
export const changeSince = ({ query, slots: before }: Before, { pattern }: Slots): Meaning | undefined =>
  before.periods.length === 0 && OF_VALUE.includes(query.intent) && WHAT_CHANGED.test(pattern.join(' '))
    ? { intent: 'value-change' }
    : undefined;

const OF_INCOME_AHEAD: readonly IntentId[] = ['income-of-period', 'coming-payments'];
const ESTIMATED =
  /(?:^| )(?:estimat\p{L}*|forecast\p{L}*|announced|certain|прогноз\p{L}*|оценк\p{L}*|обявен\p{L}*|сигурн\p{L}*)/u;
const LEFT_OUT =
  /(?:^| )(?:left out|leaves? out|not included|excluded|missing|пропуснат\p{L}*|не са включени|изключени|липсват)/u;
const FROM_WHAT =
  /^(?:what (?:caused|explains|drove|made)|where .*(?:difference|from)|(?:откъде|от какво|на какво)(?: |$))/;
const CAUSE = /^(?:caused|explains|дължи|дължат|идва|dalji|daljat|idva)$/;
/** 'Where does the difference come from?', 'на какво се дължи?' */
export const asksCause = ({ plainWords, said, pattern }: Slots) =>
  FROM_WHAT.test([...plainWords, ...said.values()].join(' ')) || pattern.some((word) => CAUSE.test(word));

/** Which part of an answer a question is about. */
export const ESTIMATES = 'estimates';
export const LEFT_OUT_OF_IT = 'left-out';
export const WHY_DIFFERENT = 'why-different';
/** What each security paid in two periods. */
export const DIFFERENCES: Meaning = { intent: 'compare-periods', acts: [WHY_DIFFERENT] };

/** 'How much of that is an estimate?', after income to come; 'why are some left out?', after a return; 'why the difference?'. */
export function partOfAnswer({ query }: Before, slots: Slots): Meaning | undefined {
  const { plainWords, said, filter } = slots;
  const text = [...plainWords, ...said.values()].join(' ');
  if (isNarrowing(filter)) return undefined;
  if (OF_INCOME_AHEAD.includes(query.intent) && ESTIMATED.test(text))
    return { intent: 'income-of-period', acts: [ESTIMATES] };
  if (query.intent === 'total-return' && LEFT_OUT.test(text))
    return { intent: 'total-return', acts: [LEFT_OUT_OF_IT] };
  if (query.intent === 'compare-periods' && (asksWhyAlone(slots) || asksCause(slots))) return DIFFERENCES;
  return undefined;
}

/** 'Why that one?', after a move of rates: how sensitive each bond is to them. */
export const whyOfMove = (slots: Slots, { query }: Before): Meaning | undefined =>
  query.intent === 'rates-shift' && asksWhyAlone(slots) ? { intent: 'interest-rate-risk' } : undefined;

const isLatest = ({ intent, concepts, period }: Query) =>
  ['largest-payments', 'payments-received'].includes(intent) &&
  period === undefined &&
  (concepts.has('order:latest') || concepts.has('time:last'));

/** 'And the one before it?', after the latest payment: which one of the latest. */
export function paymentBefore({ query, slots }: Before, next: Slots): Slots | undefined {
  const isBefore =
    isOneBefore(next.order) ||
    next.order.every((one) => matchesAny(one, ['time:last', 'ordinal', 'follow:and']));
  if (!isLatest(query) || !isBefore || !next.concepts.has('ordinal')) return undefined;
  return { ...slots, rank: (slots.rank ?? 1) + 1 };
}
