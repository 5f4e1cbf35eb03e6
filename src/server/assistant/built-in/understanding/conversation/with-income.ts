import type { Measure } from '#domain/portfolio/measure';
import type { IntentId } from '../../intents/intent-ids.ts';
import type { Concept } from '../concept.ts';
import { toQuery } from '../query.ts';
import type { ReadQuestion } from '../read-question.ts';
import { withOrder } from '../slots/slots.ts';
import type { Before, Turn } from './turn.ts';

const WITH =
  /^(?:(?:and|so|а|и|a|i) )*(?:(?:(?:is|was|are|were) )?(?:with|including|incl|counting|plus)|(?:does|do|did) (?:include|count)|(?:заедно )?(?:с|със)|включително|включва|включени ли са|(?:zaedno )?(?:s|sas)) /;
const INCOME =
  /(?:^| )(?:interest|coupons?|dividends?|distributions?|payouts?|income|лихвите|купоните|купона|дивидентите|дивидента|доходите|lihvite|kuponite|dividentite)(?= |$)/;
const BESIDE_INCOME =
  /^(?:the|last|all|its|it|their|my|and|or|what|has|have|paid|included|too|also|as|well|и|или|ли|е|са|го|ги|я|ми|също|смяташ|смятате|сметнато|i|ili|li|e|sa|go|gi|mi)$/;

/** Their figure is of prices alone, or of everything. */
const OF_RESULT: readonly IntentId[] = ['profit', 'total-return', 'value-change', 'holding-details'];
/** Their amounts have interest in them. */
const OF_PAYMENTS: readonly IntentId[] = [
  'coming-payments',
  'next-payment',
  'payments-received',
  'income-of-period',
];

function saysWithIncome({ pattern }: ReadQuestion['slots']): boolean {
  const text = pattern.join(' ');
  const begun = WITH.exec(text)?.[0];
  if (begun === undefined || !INCOME.test(text)) return false;
  const rest = text.slice(begun.length).split(' ');
  return rest.every((word) => INCOME.test(word) || BESIDE_INCOME.test(word));
}

const MEASURES: readonly (Measure | undefined)[] = ['profit', 'profit-percent'];
const isOfProfit = ({ query: { intent, measure, concepts } }: Before) =>
  intent === 'ranking' || intent === 'holding-details'
    ? MEASURES.includes(measure) || concepts.has('op:best') || concepts.has('op:worst')
    : OF_RESULT.includes(intent);

/** 'And with the interest?', 'is that with dividends?', after a profit or what made most: with what it paid; after payments the same. */
export function withIncome({ slots, form }: ReadQuestion, before: Turn): Before | undefined {
  if (!saysWithIncome(slots) || slots.periods.length > 0) return undefined;
  const { query, pickFrom } = before;
  if (OF_PAYMENTS.includes(query.intent)) return { ...before, query: { ...query, isYesNo: form.isYesNo } };
  if (!isOfProfit(before)) return undefined;
  const isRanked = query.intent === 'ranking';
  const order: readonly Concept[] = isRanked
    ? [...before.slots.order, 'measure:profit', 'including', 'measure:dividend']
    : ['measure:return', 'including'];
  const asked = { ...withOrder(before.slots, order), filter: query.filter };
  const intent = isRanked ? 'ranking' : 'total-return';
  return { slots: asked, query: toQuery({ intent }, asked, form), ...(pickFrom && { pickFrom }) };
}
