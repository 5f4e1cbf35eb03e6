import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../../intents/intent-ids.ts';
import { matchesAny } from '../../concept.ts';
import { toQuery } from '../../query.ts';
import type { ReadQuestion } from '../../read-question.ts';
import { hasOnlyWords, isSlotsAlone, some } from '../follow-up.ts';
import { UNNAMED, type Before, type Turn } from '../turn.ts';

type Asked = Before & Pick<Turn, 'pickFrom'>;

const OF_PAID: readonly IntentId[] = [
  'missing-payments', 'payments-received', 'income-of-period', 'largest-payments', 'dividends',
]; // prettier-ignore

const NEXT =
  /^(?:(?:and|so|а|и|a|i) )*(?:what (?:comes|s|is)(?: coming)? next|какво (?:идва|следва|предстои)(?: (?:после|след това|сега|нататък))?|kakvo (?:idva|sledva|predstoi)(?: posle)?)$/;

/** 'And when is the next one?', after what one holding paid, or did not: what it pays next; 'and what comes next?', after payments. */
export function whatPaysNext({ slots, form }: ReadQuestion, { query, pickFrom }: Turn): Asked | undefined {
  const isOfPaid = OF_PAID.includes(query.intent);
  const asksForNext = isOfPaid && NEXT.test(slots.pattern.join(' '));
  const isOfOne = isOfPaid && query.filter.isins?.length === 1;
  const isAhead =
    (query.intent === 'coming-payments' || query.intent === 'income-of-period') &&
    slots.plainWords.some((word) => /^(?:when|кога|koga)$/.test(word));
  const isAlone =
    some(slots, ['time:next', 'follow:after']) &&
    slots.order.every((one) =>
      matchesAny(one, ['time:next', 'ref:it', 'follow:', 'ordinal', 'paid:coupon']),
    ) &&
    hasOnlyWords(slots, /^(?:when|is|s|due|кога|е|koga|e)$/) &&
    !isNarrowing(slots.filter) &&
    slots.periods.length === 0;
  if (!asksForNext && !((isOfOne || isAhead) && isAlone)) return undefined;
  const { isins, banks, kinds } = query.filter;
  const asked = { ...slots, filter: { isins, banks, kinds } };
  return { slots: asked, query: toQuery({ intent: 'next-payment' }, asked, form), pickFrom };
}

const WHICH_BANK =
  /^(?:(?:and|и|а) )*(?:(?:at |in |with )?which (?:bank|broker)(?: (?:is|was|s))?(?: (?:at|with|in|from))?|(?:(?:в|при|от|през) )?коя банка(?: (?:е|беше|идва|са))*|(?:(?:v|pri|ot|prez) )?ko(?:q|ya|ia) banka(?: (?:e|beshe|idva|sa))*)$/;

/** 'Which bank is it at?', after the next payment: the bank of that one. */
export function bankOfNext({ slots, form }: ReadQuestion, { query }: Turn): Asked | undefined {
  if (query.intent !== 'next-payment' || query.filter.isins !== undefined) return undefined;
  if (!WHICH_BANK.test(slots.pattern.join(' '))) return undefined;
  const asked = { ...slots, filter: { isins: [UNNAMED] } };
  const pickFrom = { query, rank: 1 };
  return { slots: asked, query: toQuery({ intent: 'holding-details' }, asked, form), pickFrom };
}

/** 'And the one after that?', after the bank of the next payment: the payment after it. */
export function paymentAfter({ slots }: ReadQuestion, { pickFrom }: Turn): Asked | undefined {
  const { query } = pickFrom ?? {};
  const isNext = slots.concepts.has('follow:after') && isSlotsAlone(slots);
  if (query?.intent !== 'next-payment' || !isNext) return undefined;
  return { slots, query: { ...query, rank: (query.rank ?? 1) + 1 } };
}
