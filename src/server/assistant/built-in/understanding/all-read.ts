import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import { isAmong, type Concept, type Pattern } from './concept.ts';
import type { Pieces } from './pieces.ts';
import type { Subject } from './query.ts';

/** What any answer minds, or loses nothing by leaving out. */
const BY_ALL: readonly Pattern[] = [
  'kind:', 'named:', 'country:', 'status:', 'direction:buy', 'ref:', 'follow:', 'social:', 'op:list', 'op:overview', 'op:total',
  'noun:isin', 'ordinal', 'whether', 'yes-or-no', 'nature:money',
]; // prettier-ignore

const NO_COMPARISON = ['op:', '!op:compare', '!op:portion'] as const;

/** What the answers of each subject mind beside that. */
const READ: Record<Subject, readonly Pattern[]> = {
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

/** Figures of these are of now; nothing is kept of what they were. */
const OF_NOW: readonly Subject[] = [
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
export function isToday(subject: Subject, { period }: Pieces, today: CalendarDate): boolean {
  const isOfNow = subject === 'holdings' || OF_NOW.includes(subject);
  return isOfNow && period?.period.from === today && period.period.to === today;
}

const OF_PRICE = [
  'measure:profit',
  'measure:loss',
  'measure:return',
  'measure:value',
  'measure:market-value',
] as const;

/** Words that are known, and together ask for something else than any answer tells. */
function isOfSomethingElse(
  subject: Subject,
  { concepts, period, filter }: Pieces,
  today: CalendarDate,
): boolean {
  const has = (...all: readonly Concept[]) => all.every((one) => concepts.has(one));
  const isOfHoldings = subject === 'holdings' || subject === 'one-holding';
  const isYieldOfWhen =
    has('measure:yield') && (has('time:today') || has('measure:buy-date') || period?.period.from === today);
  return (
    // What a sale brought is not kept.
    (has('direction:sell') && OF_PRICE.some((one) => concepts.has(one))) ||
    // Whether a coupon was paid, not how high it is.
    (isOfHoldings && has('measure:coupon', 'yes-or-no') && filter.figures === undefined) ||
    // The YTM that is kept is as it was entered, of whichever day.
    (isOfHoldings && isYieldOfWhen && (period === undefined || period.period.from === today)) ||
    (subject === 'flows' && has('received', 'coming', 'follow:and')) ||
    (subject === 'flows' && period !== undefined && !period.isAnyYear && period.period.to < today) ||
    (subject === 'changes' && isNarrowing(filter))
  );
}

/** False where the answer would leave out something that was asked: it would be the answer to another question. */
export function isAllRead(subject: Subject, pieces: Pieces, today: CalendarDate): boolean {
  const { concepts, period } = pieces;
  if ([...concepts].some((one) => !isAmong(one, BY_ALL) && !isAmong(one, READ[subject]))) return false;
  if (OF_NOW.includes(subject) && period !== undefined && !isToday(subject, pieces, today)) return false;
  return !isOfSomethingElse(subject, pieces, today);
}
