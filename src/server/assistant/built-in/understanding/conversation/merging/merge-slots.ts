import type { CalendarDate } from '#domain/calendar-date';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../../intents/intent-ids.ts';
import { matchesAny, type Concept, type Pattern } from '../../concept.ts';
import { narrowFilter } from '../../read-filter.ts';
import { withOrder, type Slots } from '../../slots/slots.ts';
import { MUCH } from '../../vocabulary/empty-words.ts';
import { HOW, isSlotsAlone, LEANS, some, SUM, WHAT } from '../follow-up.ts';
import { isOneBefore, mergePeriods } from '../days/merge-periods.ts';
import { ALL } from '../pointing.ts';
import type { Before } from '../turn.ts';

/** Sums of money: 'and in dollars?' wants the same sum in another currency. */
export const SUMS: readonly IntentId[] = [
  'overview-value', 'holding-value', 'invested', 'profit', 'total-return', 'missing-payments',
]; // prettier-ignore

/** Their answers name one before any other, so 'the next one' is that after it. */
const OF_ONE: readonly IntentId[] = [
  'next-payment', 'ranking', 'maturities', 'largest-payments', 'list-holdings', 'holding-details', 'sales', 'price-age',
]; // prettier-ignore

/** 'How much tax was it?', after the largest: a sum. */
const asksSumOfOther = (slots: Slots) => some(slots, WHAT) && slots.pattern.some((word) => MUCH.test(word));

const PARTS: readonly Pattern[] = ['noun:bank', 'noun:country', 'noun:currency'];
const TAXED: readonly Concept[] = ['measure:dividend', 'measure:coupon', 'paid:coupon', 'measure:return'];

function keptConcepts(before: Slots, next: Slots): Concept[] {
  const isOfAll = next.concepts.has('time:ever');
  // 'How is the limit changed?', after 'are any exceeded?'
  const isOfLimit = next.concepts.has('noun:limit');
  // 'And which country?', after the largest bank.
  const isOfParts = some(next, PARTS);
  const [hasWhat, hasHow] = [some(next, WHAT), some(next, HOW) || isOfAll || asksSumOfOther(next)];
  // 'How much tax was withheld on them?', after dividends.
  const keepsTaxed =
    next.order
      .filter((one) => matchesAny(one, WHAT))
      .every((one) => one === 'measure:tax' || one === 'measure:fees') &&
    // 'Taxes paid in total', after coupons.
    !next.plainWords.some((word) => ALL.test(word));
  return before.order.filter(
    (concept) =>
      // 'Who issued it', and then 'when did we buy it?'
      !(
        hasWhat &&
        matchesAny(concept, [...WHAT, 'noun:issuer']) &&
        !(keepsTaxed && TAXED.includes(concept))
      ) &&
      !(hasHow && matchesAny(concept, HOW)) &&
      !(isOfParts && matchesAny(concept, [...PARTS, 'by:'])) &&
      !(isOfAll && concept === 'time:last') &&
      !(isOfLimit && matchesAny(concept, ['limit:', 'rel:', 'by:', 'noun:'])) &&
      !(next.filter.kinds !== undefined && concept.startsWith('kind:')) &&
      !(next.filter.figures !== undefined && concept.startsWith('sign:')),
  );
}

/** 'The largest by nominal and which the smallest': by nominal too. */
export function keepFigure(before: Slots, next: Slots): Slots {
  if (some(next, WHAT) || !some(next, HOW)) return next;
  const order = [...before.order.filter((concept) => matchesAny(concept, WHAT)), ...next.order];
  return withOrder(next, order);
}

const SEVERAL =
  /^(?:etfs|etf ите|etf ite|етфите|etfite|funds|stocks|bonds|фондове(?:те)?|облигациите|fondovete|obligaciite)$/;
const isSeveral = (said: string | undefined) => SEVERAL.test(said ?? '');

/** What a filter keeps where a question names others: 'and Italy?' after a holding, 'and Trakia?' after a bank. */
function withoutOthers({ isins, ...filter }: HoldingFilter, { filter: next, said }: Slots): HoldingFilter {
  if (next.isins !== undefined)
    return {
      ...filter,
      kinds: undefined,
      banks: undefined,
      countries: undefined,
      currencies: undefined,
      among: undefined,
    };
  // 'And the funds?', where 'the fund' may be the one before.
  const isOfKinds = next.kinds?.every((kind) => isSeveral(said.get(`kind:${kind}`))) === true;
  const namesOthers = (next.countries ?? next.banks ?? next.among) !== undefined || isOfKinds;
  return namesOthers ? filter : { ...filter, isins };
}

const ANY =
  /^(?:any|some|anywhere|somewhere|някъде|някак(?:ъв|ва|ви)|няко[йяи]|nqkade|niakade|nyakade|n(?:q|ia|ya)kak(?:av|va|vi)|n(?:q|ia|ya)ko[iyqa]+)$/;

/** 'Which bank has the most?', 'is any limit exceeded?', after one bank: of all of them. */
function ofEveryPart(filter: HoldingFilter, { order, plainWords }: Slots): HoldingFilter {
  if (order.includes('noun:limit') && plainWords.some((word) => ANY.test(word))) return {};
  const isOf = (...parts: readonly Pattern[]) => order.some((one) => matchesAny(one, parts));
  return {
    ...filter,
    ...(isOf('by:bank', 'noun:bank') && { banks: undefined }),
    ...(isOf('by:currency', 'noun:currency') && { currencies: undefined }),
    ...(isOf('by:country', 'noun:country') && { countries: undefined }),
  };
}

/** 'Which pay once a year? And which nothing?', 'what have I lost on X, and with dividends?': a condition that is asked no more. */
function withoutConditions(filter: HoldingFilter, next: Slots): HoldingFilter {
  const isOfOne = filter.isins?.length === 1 && some(next, WHAT);
  const isOther = some(next, ['paid:never']) && !next.concepts.has('ref:them');
  // 'And on coupons?', after the tax of shares.
  const isOfBonds = some(next, ['paid:coupon', 'measure:coupon']) && filter.kinds?.includes('bond') === false;
  return {
    ...filter,
    ...((isOfOne || isOther) && { figures: undefined }),
    ...(isOfBonds && { kinds: undefined }),
  };
}

/** Of 'them' each condition holds beside those before; else one is put in place of the other. */
function mergeFilters(before: Slots, next: Slots): HoldingFilter {
  const parts: [string, unknown][] = Object.entries(next.filter);
  const given: HoldingFilter = Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  const isOfThem = next.concepts.has('ref:them') || next.concepts.has('ref:it');
  const kept = isOfThem ? before.filter : ofEveryPart(withoutOthers(before.filter, next), next);
  const filter = { ...withoutConditions(kept, next), ...given };
  // 'Compare them with those of X': both.
  if (isOfThem && next.concepts.has('op:compare')) return narrowFilter(before.filter, next.filter);
  return next.concepts.has('ref:them')
    ? { ...filter, figures: narrowFilter(before.filter, next.filter).figures }
    : filter;
}

/** 'And 2?', after 'what if rates rise by 1 %': another number. */
function ofSameSort(before: Slots, next: Slots): Slots['numbers'] {
  if (next.numbers.length > 0) return next.numbers;
  const isOther = before.numbers.length > 0 && next.most !== undefined && isSlotsAlone(next);
  return isOther ? [String(next.most)] : before.numbers;
}

/** 'Only those in dollars', no other currency of the same. */
export const saysOnly = ({ said }: Slots) =>
  /(?:^| )(?:only|just|само|samo)$/.test(said.get('follow:and') ?? '');

/** 'From whom?', after the payment after the next: of that one. */
const sameRank = ({ intent, rank }: Before['query']) => (intent === 'next-payment' ? rank : undefined);

const isOtherPeriod = ({ periods: [before] }: Slots, [first]: Slots['periods']) =>
  before?.period.from !== first?.period.from;

/** The slots in full: what the question leaves out is as it was before. */
export function mergeSlots({ slots: before, query }: Before, next: Slots, today: CalendarDate): Slots {
  const isOther =
    next.into !== undefined &&
    !some(next, WHAT) &&
    // 'What sum will I get from them in euro?'
    !(next.into === 'EUR' && next.plainWords.some((word) => SUM.test(word) || MUCH.test(word))) &&
    before.filter.isins?.length !== 1 &&
    (before.filter.currencies !== undefined || !SUMS.includes(query.intent) || saysOnly(next));
  const currencies = isOther ? { currencies: [next.into] } : {};
  const periods = mergePeriods({ slots: before, query }, next, today);
  // 'In the twelve months after that'.
  const isOfNext = next.concepts.has('follow:after') && !isOtherPeriod(before, periods);
  const isOfBefore = isOneBefore(next.order);
  const own = next.order.filter((one) => !matchesAny(one, LEANS) && !(isOfBefore && one === 'time:before'));
  const order = [...keptConcepts(before, next), ...own];
  return {
    ...next,
    order,
    concepts: new Set(order),
    filter: { ...mergeFilters(before, next), ...currencies },
    periods,
    // 'What are they worth, and when does the next one mature?' has no first one before it.
    rank:
      isOfNext && OF_ONE.includes(query.intent)
        ? (before.rank ?? 1) + 1
        : (next.rank ?? (some(next, WHAT) ? undefined : sameRank(query))),
    // 'And the worst?', after the best in percent.
    isPercent:
      next.isPercent ||
      (query.intent === 'ranking' && before.isPercent && next.into === undefined && !some(next, WHAT)),
    into: isOther ? undefined : (next.into ?? (next.filter.currencies ? undefined : before.into)),
    most: next.most ?? before.most,
    isin: next.isin ?? before.isin,
    numbers: ofSameSort(before, next),
    withoutPayments: next.withoutPayments ?? (some(next, WHAT) ? undefined : before.withoutPayments),
    bound: next.bound ?? (before.bound?.isNeed === true ? before.bound : undefined),
    direction: next.direction ?? before.direction,
  };
}
