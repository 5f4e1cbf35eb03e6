import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import { matchesAny, type Pattern } from '../concept.ts';
import { looksAhead } from '../periods/place-periods.ts';
import type { Slots } from '../slots/slots.ts';
import { BESIDE_SUM, EMPTY, SUM } from './follow-up.ts';
import type { Before, Meaning } from './turn.ts';

const LEANING: readonly Pattern[] = ['ref:', 'follow:'];
const OF_BANKS: readonly Pattern[] = ['by:bank', 'noun:bank'];
const OF_KINDS: readonly Pattern[] = ['paid:coupon', 'measure:coupon', 'measure:dividend'];
const JOINING = /^(?:on|per|each|кой|коя|върху|koi|koia|koq|varhu|vurhu)$/;
const IN_CURRENCY = /^(?:would|be|that|they|owe|us|ни|ni|\{currency\})$/;

function namesOnly({ order, pattern }: Slots, concepts: readonly Pattern[], words: RegExp): boolean {
  const own = pattern.filter((word) => !EMPTY.test(word) && !words.test(word));
  const spoken = own.filter((word) => !BESIDE_SUM.test(word) && !SUM.test(word));
  return spoken.length === 0 && order.every((one) => matchesAny(one, [...LEANING, ...concepts]));
}

/** 'By bank', 'how much is that in francs?', after what is overdue; 'and on coupons?', after the tax on dividends: the same question. */
export function sameOfPayments({ query }: Before, slots: Slots, today: CalendarDate): Meaning | undefined {
  const { filter, periods, into, order, plainWords } = slots;
  if (isNarrowing(filter) || periods.length > 0) return undefined;
  const names = (concepts: readonly Pattern[]) => order.some((one) => matchesAny(one, concepts));
  if (query.intent === 'missing-payments') {
    const words = { ...slots, pattern: plainWords };
    if (names(OF_BANKS) && namesOnly(words, OF_BANKS, JOINING)) return query;
    const isSum = into !== undefined && namesOnly(slots, ['missing', 'time:this', 'currency:'], IN_CURRENCY);
    return isSum ? query : undefined;
  }
  const isOther = names(OF_KINDS) && namesOnly({ ...slots, pattern: plainWords }, OF_KINDS, JOINING);
  if (isOther && query.intent === 'taxes-paid') return query;
  if (!isOther || query.intent !== 'dividends' || slots.concepts.has('measure:dividend')) return undefined;
  return { intent: looksAhead(query, today) ? 'coming-payments' : 'payments-received' };
}
