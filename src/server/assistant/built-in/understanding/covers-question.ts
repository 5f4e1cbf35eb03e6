import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import { matchesAny, type Concept, type Pattern } from './concept.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import type { Subject } from './query.ts';

/** Concepts that any answer covers, or can safely ignore. */
const COVERED_BY_ALL: readonly Pattern[] = [
  'kind:', 'named:', 'country:', 'status:', 'direction:buy', 'ref:', 'follow:', 'social:', 'op:list', 'op:overview', 'op:total',
  'noun:isin', 'ordinal', 'whether', 'yes-or-no', 'nature:money',
]; // prettier-ignore

const NO_COMPARISON = ['op:', '!op:compare', '!op:portion'] as const;

/** Further concepts covered by the answers of each subject. */
const COVERED_BY_SUBJECT: Record<Subject, readonly Pattern[]> = {
  holdings: [
    'measure:', '!measure:accrued', '!measure:dirty-price', '!measure:convexity', '!measure:current-yield',
    'op:', 'order:', 'by:', 'noun:', 'sign:', 'direction:sell', 'earned', 'brings', 'time:since', 'time:today', 'time:last',
  ],
  'one-holding': ['measure:', 'sign:', 'direction:sell', 'noun:', 'when', 'time:since', 'time:today', 'time:last'],
  units: ['measure:units', 'op:count', 'time:since', 'time:today'],
  verdict: ['measure:profit', 'measure:loss', 'measure:return', 'sign:', 'earned', 'time:today'],
  payments: ['payments', 'received', 'earned', 'brings', 'measure:tax', 'measure:coupon', ...NO_COMPARISON, 'order:', 'time:'],
  taxes: ['payments', 'measure:tax', 'measure:cost', 'measure:coupon', ...NO_COMPARISON, 'order:', 'time:'],
  flows: ['cash', 'payments', 'received', 'coming', 'when', 'measure:coupon', ...NO_COMPARISON, 'order:', 'time:'],
  maturities: ['measure:maturity', 'by:maturity-year', 'coming', 'when', ...NO_COMPARISON, '!op:average', 'order:', 'time:'],
  matured: ['matured', 'measure:maturity', 'op:count', 'time:'],
  earnings: [
    'cash', 'earned', 'brings', 'measure:profit', 'measure:loss', 'measure:return',
    'op:highest', 'op:lowest', 'op:best', 'op:worst', 'time:',
  ],
  overdue: ['overdue', 'missing', 'payments', 'received', 'coming', 'measure:coupon', 'op:count', 'time:'],
  changes: ['changed', 'earned', 'time:'],
  rates: ['exchange-rates', 'noun:currency', 'by:currency', 'time:today'],
  working: ['explain', 'measure:', 'time:today'],
  comparison: ['measure:', 'op:', 'order:', 'earned', 'brings', 'time:until'],
  portion: ['op:portion', 'measure:value', 'measure:cost', 'time:since', 'time:today'],
  exposure: [
    'exposure', 'op:portion', 'op:highest', 'by:', 'noun:', 'measure:value', 'measure:market-value', 'time:today', 'time:until',
  ],
}; // prettier-ignore

/** Subjects with current figures only; their history is not stored. */
const CURRENT_ONLY: readonly Subject[] = [
  'one-holding',
  'units',
  'verdict',
  'rates',
  'working',
  'comparison',
  'portion',
  'exposure',
];

/** 'What is it worth today?': a figure of now, so the day narrows nothing. */
export function isToday(subject: Subject, { period }: ParsedQuestion, today: CalendarDate): boolean {
  const isOfNow = subject === 'holdings' || CURRENT_ONLY.includes(subject);
  return isOfNow && period?.period.from === today && period.period.to === today;
}

const PRICE_FIGURES = [
  'measure:profit',
  'measure:loss',
  'measure:return',
  'measure:value',
  'measure:market-value',
] as const;

/** Words that are known, and together ask for something else than any answer tells. */
function asksSomethingElse(
  subject: Subject,
  { concepts, period, filter }: ParsedQuestion,
  today: CalendarDate,
): boolean {
  const has = (...all: readonly Concept[]) => all.every((one) => concepts.has(one));
  const isOfHoldings = subject === 'holdings' || subject === 'one-holding';
  const isYieldOfWhen =
    has('measure:yield') && (has('time:today') || has('measure:buy-date') || period?.period.from === today);
  return (
    // What a sale brought is not kept.
    (has('direction:sell') && PRICE_FIGURES.some((one) => concepts.has(one))) ||
    // Whether a coupon was paid, not how high it is.
    (isOfHoldings && has('measure:coupon', 'yes-or-no') && filter.figures === undefined) ||
    // The YTM that is kept is as it was entered, of whichever day.
    (isOfHoldings && isYieldOfWhen && (period === undefined || period.period.from === today)) ||
    (subject === 'flows' && has('received', 'coming', 'follow:and')) ||
    (subject === 'flows' && period !== undefined && !period.isAnyYear && period.period.to < today) ||
    (subject === 'changes' && isNarrowing(filter))
  );
}

/** False if the answer would ignore part of the question, and so answer another one. */
export function coversQuestion(subject: Subject, pieces: ParsedQuestion, today: CalendarDate): boolean {
  const { concepts, period } = pieces;
  if (
    [...concepts].some(
      (one) => !matchesAny(one, COVERED_BY_ALL) && !matchesAny(one, COVERED_BY_SUBJECT[subject]),
    )
  )
    return false;
  if (CURRENT_ONLY.includes(subject) && period !== undefined && !isToday(subject, pieces, today))
    return false;
  return !asksSomethingElse(subject, pieces, today);
}
