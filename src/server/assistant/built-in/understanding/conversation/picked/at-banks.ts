import type { IntentId } from '../../../intents/intent-ids.ts';
import { matchesAny } from '../../concept.ts';
import { toQuery } from '../../query.ts';
import type { ReadQuestion } from '../../read-question.ts';
import { ENDS, hasOnlyWords, OTHER, some } from '../follow-up.ts';
import { UNNAMED, type Before, type Turn } from '../turn.ts';
import { withOrder } from '../../slots/slots.ts';

/** 'And the other banks?', after one of these: the same of all others. */
export function atOtherBanks(
  { slots, form }: ReadQuestion,
  before: Turn | undefined,
  banks: readonly string[],
): Before | undefined {
  const [bank, ...more] = before?.slots.filter.banks ?? [];
  const asksForOthers =
    slots.plainWords.some((word) => OTHER.test(word)) &&
    hasOnlyWords(slots, OTHER) &&
    some(slots, ['by:bank', 'noun:bank']) &&
    slots.order.every((one) => matchesAny(one, ['by:bank', 'noun:bank', 'follow:', 'ordinal']));
  if (before === undefined || bank === undefined || more.length > 0 || !asksForOthers) return undefined;
  const filter = { ...before.slots.filter, banks: banks.filter((one) => one !== bank) };
  const asked = { ...before.slots, filter };
  return { slots: asked, query: toQuery(before.query, asked, form) };
}

const WHERE = /^(?:(?:and|so|а|и|a|i) )*(?:where|къде|kade|kyde)(?: |$)/;

/** 'Where is the most?', after what one bank has: which of them has it. */
function mostOfBanks({ slots, form }: ReadQuestion, { slots: before }: Turn): Before | undefined {
  const asksWhere = WHERE.test(slots.pattern.join(' ')) && ENDS.some((one) => slots.concepts.has(one));
  if (before.filter.banks?.length !== 1 || !asksWhere || !hasOnlyWords(slots, BESIDE_WHERE)) return undefined;
  const order = [...slots.order, 'by:bank' as const];
  const { kinds } = before.filter;
  const asked = { ...withOrder(slots, order), filter: { kinds } };
  return { slots: asked, query: toQuery({ intent: 'exposure' }, asked, form) };
}
const BESIDE_WHERE = /^(?:where|do|i|have|it|money|къде|имам|пари|kade|kyde|imam|pari)$/;

const OF_BANKS: readonly IntentId[] = ['exposure', 'ranking', 'positions', 'holding-value', 'overview-value'];

/** 'What do I have there?', after the bank that has the most: its holdings. */
function atNamedBank(
  { slots, form }: ReadQuestion,
  { query }: Turn,
): (Before & Pick<Turn, 'pickFrom'>) | undefined {
  const isOfOne = query.by === 'bank' && ENDS.some((one) => query.concepts.has(one));
  if (!isOfOne || !OF_BANKS.includes(query.intent) || !slots.concepts.has('ref:there')) return undefined;
  const asked = { ...slots, filter: { ...slots.filter, banks: [UNNAMED] } };
  return {
    slots: asked,
    query: toQuery({ intent: 'list-holdings' }, asked, form),
    pickFrom: { query, rank: 1 },
  };
}

/** 'There', or 'where is the most?', after banks. */
export const atWhichBank = (read: ReadQuestion, before: Turn) =>
  atNamedBank(read, before) ?? mostOfBanks(read, before);
