import { isNarrowing } from '#domain/portfolio/holding-filter';
import { matchesAny, type Pattern } from '../concept.ts';
import type { Slots } from '../slots/slots.ts';
import { EMPTY } from './follow-up.ts';
import type { Before, Meaning } from './turn.ts';

const OF_BANKS: readonly Pattern[] = ['by:bank', 'noun:bank'];
const LEANING: readonly Pattern[] = ['ref:', 'follow:', ...OF_BANKS];
const JOINING = /^(?:on|per|each|кой|коя|върху|koi|koia|koq|varhu|vurhu|банк\p{L}*|banks?)$/u;

/** 'By bank', after what is overdue: the same question. */
export function sameByBank({ query }: Before, slots: Slots): Meaning | undefined {
  const { filter, periods, order, plainWords } = slots;
  if (query.intent !== 'missing-payments' || isNarrowing(filter) || periods.length > 0) return undefined;
  const isOfBanks = order.some((one) => matchesAny(one, OF_BANKS));
  const isAlone =
    order.every((one) => matchesAny(one, LEANING)) &&
    plainWords.every((word) => EMPTY.test(word) || JOINING.test(word));
  return isOfBanks && isAlone ? query : undefined;
}
