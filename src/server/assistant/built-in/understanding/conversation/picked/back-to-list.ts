import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../../intents/intent-ids.ts';
import { matchesAny } from '../../concept.ts';
import { toQuery } from '../../query.ts';
import type { ReadQuestion } from '../../read-question.ts';
import type { Slots } from '../../slots/slots.ts';
import { asksEnd, asksSum, hasOnlyWords, HOW, OTHER, some, WHAT } from '../follow-up.ts';
import { mergeSlots } from '../merging/merge-slots.ts';
import { ALL, namesNoHoldings } from '../pointing.ts';
import { UNNAMED, type Turn } from '../turn.ts';
import type { Picked } from './pick-from-before.ts';

/** How many questions may be between. */
const MAX_BETWEEN = 4;
/** Their answers are of several holdings. */
const OF_SEVERAL: readonly IntentId[] = [
  'ranking', 'list-holdings', 'positions', 'maturities', 'matured', 'missing-payments', 'coming-payments', 'payments-received', 'largest-payments', 'dividends', 'average-yield', 'average-coupon', 'rates-shift', 'price-age',
]; // prettier-ignore
/** They have the sum of what they list. */
const WITH_SUM: readonly IntentId[] = ['missing-payments', 'coming-payments', 'payments-received', 'dividends', 'maturities']; // prettier-ignore

const isOfOne = ({ query }: Turn) => query.filter.isins?.length === 1;

/** The nearest answer of several holdings, before those of one of them. */
function listBefore(last: Turn): Turn | undefined {
  let list: Turn | undefined = last;
  for (let between = 0; list !== undefined && isOfOne(list); between += 1)
    list = between < MAX_BETWEEN ? list.previous : undefined;
  return list !== undefined && OF_SEVERAL.includes(list.query.intent) ? list : undefined;
}

const namesSome = ({ query: { filter } }: Turn) =>
  (filter.isins ?? filter.countries ?? filter.banks ?? filter.currencies) !== undefined;

/** The same question before it was of some: of one country, of one bank. */
function beforeSome(last: Turn): Turn | undefined {
  let wider: Turn | undefined = last;
  while (wider !== undefined && namesSome(wider) && wider.query.intent === last.query.intent)
    wider = wider.previous;
  return wider?.query.intent === last.query.intent ? wider : undefined;
}

const ELSE =
  /(?:^| )(?:else|others?|another|друг\p{L}*|drug\p{L}*|(?:кой|коя|кое|кои|какво|има ли) още|(?:koi|koq|koe|kakvo|ima li) o(?:shte|6te))(?: |$)/u;
const NO_NAMES = { isins: undefined, countries: undefined, banks: undefined, currencies: undefined };

/** 'Anyone else?', 'how much is missing in total?', after one of them: of all of them, in the same days. */
function ofAllOfThem({ plainWords, pattern, filter }: Slots, last: Turn): Turn | undefined {
  const isElse = ELSE.test(pattern.join(' '));
  const isOfAll = isElse || plainWords.some((word) => ALL.test(word));
  if (!isOfAll || !WITH_SUM.includes(last.query.intent) || isNarrowing(filter) || !namesSome(last))
    return undefined;
  const wider = beforeSome(last);
  if (wider === undefined && !isElse) return undefined;
  const { slots, query } = last;
  return {
    ...last,
    slots: { ...slots, filter: wider?.slots.filter ?? { ...slots.filter, ...NO_NAMES } },
    query: { ...query, filter: wider?.query.filter ?? { ...query.filter, ...NO_NAMES } },
    pickFrom: undefined,
  };
}

const ASKS_WHAT = /^(?:what|which|какво|кои|kakvo|koi)$/;

/** 'And what matures next year?', after one of this year's: the same question of other days. */
const isOfOtherDays = ({ plainWords, periods, filter, order }: Slots, list: Turn) =>
  periods.length > 0 &&
  list.query.period !== undefined &&
  plainWords.some((word) => ASKS_WHAT.test(word)) &&
  !isNarrowing(filter) &&
  order.some((one) => matchesAny(one, WHAT)) &&
  order.every((one) => list.slots.concepts.has(one) || matchesAny(one, ['follow:', 'time:']));

/** 'What did they pay last year?', after one of a list: the company. */
const isOfCompany = ({ said, plainWords }: Slots) =>
  THEY.test(said.get('ref:them') ?? '') && plainWords.some((word) => PAY.test(word));
const THEY = /^(?:they|те|te)$/;
const PAY =
  /^(?:pay|paid|give|gave|owe|owed|платиха|плащат|дадоха|дават|дължат|изплатиха|platiha|plashtat|dadoha|davat|daljat)$/;

/** 'Which of those …?', 'and the lowest?', 'how much is that in total?', after one of a list: of the list. Undefined for others. */
export function backToList(slots: Slots, last: Turn | undefined): Turn | undefined {
  if (last === undefined || last.isUnclear === true) return undefined;
  const all = ofAllOfThem(slots, last);
  if (all !== undefined) return all;
  // In total, after the others, is with the one that was left out.
  if (last.pickFrom?.isOut === true && asksSum(slots)) return { ...last, pickFrom: undefined };
  if (!isOfOne(last)) return undefined;
  const list = listBefore(last);
  if (list === undefined) return undefined;
  const isOfThem = slots.concepts.has('ref:them') && slots.filter.isins === undefined && !isOfCompany(slots);
  const isEnd = asksEnd(slots) && !some(slots, ['ref:it', 'paid:']) && namesNoHoldings(slots, list.slots);
  const { intent } = list.query;
  // 'How much in total?', after one of what is missing, is of all of it.
  const isOfAll = slots.plainWords.some((word) => ALL.test(word));
  const isSum = asksSum(slots) && WITH_SUM.includes(intent) && (last.query.intent !== intent || isOfAll);
  return isOfThem || isEnd || isSum || isOfOtherDays(slots, list) ? list : undefined;
}

const BESIDE_OTHER =
  /^(?:other|others|another|which|what|when|about|one|ones|do|have|hold|is|are|there|коя|кой|кое|кои|кога|има|имам|е|са|koga|koq|koi|ima|imam|e|sa|друг\p{L}*|drug\p{L}*)$/u;

/** 'And the other one?', after one of a list: what else is in it; of a bank or a kind that it names, or those of before. */
export function othersOf({ slots, form }: ReadQuestion, last: Turn, today: CalendarDate): Picked | undefined {
  const isOther = slots.plainWords.some((word) => OTHER.test(word)) && hasOnlyWords(slots, BESIDE_OTHER);
  if (!isOther || !isOfOne(last) || some(slots, [...WHAT, ...HOW]) || slots.filter.isins !== undefined)
    return undefined;
  const list = isNarrowing({ ...slots.filter, figures: undefined }) ? undefined : listBefore(last);
  if (list === undefined && !isNarrowing(slots.filter) && slots.filter.kinds === undefined) return undefined;
  const isin = last.query.filter.isins?.[0];
  const { rank = 1 } = last.pickFrom ?? {};
  const asked = list === undefined ? slots : mergeSlots(list, slots, today);
  const query = list?.query ?? toQuery({ intent: 'list-holdings' }, asked, form);
  const which = isin === UNNAMED ? { query: last.pickFrom?.query ?? query, rank } : { query, rank, isin };
  return { slots: asked, query, nearest: [], pickFrom: { ...which, isOut: true } };
}
