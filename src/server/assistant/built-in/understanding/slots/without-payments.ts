import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Concept } from '../concept.ts';
import { EMPTY } from '../vocabulary/empty-words.ts';
import type { Mention } from '../find-mentions.ts';
import { mentionConcept, narrowFilter } from '../read-filter.ts';
import { isWord, type PaymentPart, type Slots, type TakeSlot } from './slots.ts';

const PARTS = new Map<Concept | '', PaymentPart>([
  ['paid:coupon', 'coupons'],
  ['measure:coupon', 'coupons'],
  ['measure:dividend', 'dividends'],
  ['paid:principal', 'principal'],
]);
const NO_PART: readonly Concept[] = ['without', 'not'];
const ARTICLE = /^(?:the|any|its|their|my|моите|моята|техните)$/;
const OF_PAYMENTS =
  /^(?:payments?|income|receiv\p{L}*|get|got|com(?:e|es|ing)|came|плащани\p{L}*|получ\p{L}*|постъп\p{L}*|приход\p{L}*|доход(?:и|ите|а|ът)?|ид(?:ва|ват)|дойд\p{L}*|предсто\p{L}*|plashtani\p{L}*|poluch\p{L}*|prihod\p{L}*|dohod(?:i|ite|a|at)?|id(?:va|vat)|predsto\p{L}*)$/u;

const saysMore = (mention: Mention) =>
  isWord(mention) ? !EMPTY.test(mention.word) : !matchesAny(mentionConcept(mention), ['follow:']);

/** 'Without dividends', 'no coupons', 'excluding the principal', of payments, but not 'bonds without coupons'. */
export const withoutPaymentsOf =
  (all: readonly Mention[]): TakeSlot =>
  (draft, mentions, at) => {
    const concept = mentionConcept(mentions[at]);
    const isWithout = mentions[at]?.word === 'no' || NO_PART.some((one) => one === concept);
    const next = ARTICLE.test(mentions[at + 1]?.word ?? '') ? at + 2 : at + 1;
    const part = PARTS.get(mentionConcept(mentions[next]));
    if (!isWithout || part === undefined) return undefined;
    const taken = mentions.slice(at, next + 1);
    const others = all.filter((one) => !taken.includes(one));
    const isAlone = !others.some(saysMore);
    if (!isAlone && !others.some(({ word }) => OF_PAYMENTS.test(word))) return undefined;
    draft.withoutPayments = [...(draft.withoutPayments ?? []), part];
    if (!isAlone) return { length: taken.length, as: [] };
    // With nothing before it, the holdings that pay none.
    if (part === 'dividends') draft.filter = narrowFilter(draft.filter, { lacking: ['dividend'] });
    return { length: taken.length, as: ['without', '{measure}'] };
  };

const AHEAD: readonly IntentId[] = ['coming-payments', 'next-payment'];
const PAYMENTS: readonly IntentId[] = [
  ...AHEAD, 'payments-received', 'income-of-period', 'largest-payments', 'taxes-paid',
]; // prettier-ignore

/** Of payments, what is left: bonds pay no dividends, shares no coupons; principal is no part of interest and dividends. */
export function withoutPayments(slots: Slots, intent: IntentId): Slots {
  const out = slots.withoutPayments ?? [];
  if (out.length === 0 || !PAYMENTS.includes(intent)) return slots;
  const { lacking, ...filter } = slots.filter;
  const others = lacking?.filter((one) => one !== 'dividend') ?? [];
  const left = (['coupons', 'dividends', 'principal'] as const).filter((part) => !out.includes(part));
  const isIncome = intent === 'income-of-period';
  const named = left.filter((part) => !(isIncome && part === 'principal'));
  const isOfBonds = !left.includes('dividends');
  const isOfShares = !left.includes('coupons') && !(AHEAD.includes(intent) && left.includes('principal'));
  const kinds = isOfBonds ? (['bond'] as const) : isOfShares ? (['etf', 'share'] as const) : filter.kinds;
  const namesAll = named.includes('coupons') && named.includes('principal');
  const isOut = (part: PaymentPart | undefined) => part !== undefined && (namesAll || !left.includes(part));
  const concepts = new Set([...slots.concepts].filter((concept) => !isOut(PARTS.get(concept))));
  if (!namesAll) named.forEach((part) => concepts.add(NAMES[part]));
  return {
    ...slots,
    concepts,
    filter: { ...filter, ...(others.length > 0 && { lacking: others }), ...(kinds && { kinds }) },
  };
}
const NAMES: Readonly<Record<PaymentPart, Concept>> = {
  coupons: 'paid:coupon',
  dividends: 'measure:dividend',
  principal: 'paid:principal',
};
