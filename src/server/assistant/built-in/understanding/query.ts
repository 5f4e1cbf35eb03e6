import type { Currency } from '#domain/money/currency';
import type { Grouping } from '#domain/portfolio/grouping';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { isDay, type Measure } from '#domain/portfolio/measure';
import type { ReturnCosts } from '#domain/portfolio/returns/position-flows';
import type { IntentId } from '../intents/intent-ids.ts';
import { withoutPayments } from './slots/without-payments.ts';
import { matchesAny, type Concept, type Pattern } from './concept.ts';
import type { GlossaryTerm } from './find-asked-terms.ts';
import type { IsinsFound } from './find-isins.ts';
import type { PeriodFound } from './periods/plain-period.ts';
import { conceptMeasure } from './read-filter.ts';
import type { Slots } from './slots/slots.ts';

export type Operation = 'list' | 'average' | 'highest' | 'lowest';

/** How a question is put, beside its slots. */
export interface QuestionForm {
  /** 'Do I …?': the answer begins with yes or no. */
  readonly isYesNo: boolean;
  /** 'Am I in profit?': yes or no is the answer, not a list. */
  readonly asksVerdict: boolean;
  /** 'Do all my bonds …?': yes or no, and those that do not. */
  readonly asksOfAll: boolean;
  /** 'Which …?': a list is asked for. */
  readonly asksWhich: boolean;
  /** 'Why has X not paid?' */
  readonly asksWhy: boolean;
  /** 'How is it calculated?' */
  readonly asksMethod: boolean;
  /** 'More than at the end of 2024'. */
  readonly comparesWithToday: boolean;
  readonly namesInterest: boolean;
  readonly namesMoney: boolean;
  /** 'The portfolio of my boss'. */
  readonly isOfOthers: boolean;
  /** Of the glossary. */
  readonly terms: readonly GlossaryTerm[];
}

/** What is asked: the intent, and its slots filled. */
export interface Query extends QuestionForm {
  readonly intent: IntentId;
  /** Which of several things of the intent, as its nearest examples say. */
  readonly acts?: readonly string[] | undefined;
  readonly operation: Operation;
  readonly measure: Measure | undefined;
  /** All that are named. */
  readonly measures: readonly Measure[];
  readonly by: Grouping | undefined;
  readonly concepts: ReadonlySet<Concept>;
  readonly filter: HoldingFilter;
  readonly period: PeriodFound | undefined;
  /** That the first one is compared with. */
  readonly otherPeriod: PeriodFound | undefined;
  readonly into: Currency | undefined;
  readonly most: number | undefined;
  readonly rank: number | undefined;
  readonly isin: IsinsFound | undefined;
  readonly numbers: readonly string[];
  /** 'Is it more than 5,000 euro?': what the sum that is asked about is compared with. */
  readonly bound: Slots['bound'];
  /** 'Which are over 25 %?', of parts. */
  readonly limit: string | undefined;
  readonly direction: Slots['direction'];
  readonly isLevel: boolean;
  /** Groups of securities that are put side by side: governments and companies. */
  readonly groups: Slots['groups'];
  /** 'In percent'. */
  readonly isPercent: boolean;
  /** 'After tax': that sum comes first. */
  readonly isAfterTax: boolean;
  /** 'Before fees and taxes', of a return. */
  readonly costs: ReturnCosts | undefined;
  /** 'Those that have never paid': only holdings without a recorded payment. */
  readonly isUnpaid: boolean;
}

const OPERATIONS: readonly { readonly means: Operation; readonly has: readonly Pattern[] }[] = [
  { means: 'average', has: ['op:average'] },
  { means: 'highest', has: ['op:highest', 'op:best', 'op:sort', 'order:latest', 'order:last-bought'] },
  { means: 'lowest', has: ['op:lowest', 'op:worst', 'order:soonest', 'order:first-bought'] },
];
const NOUNS = ['currency', 'bank', 'country'] as const satisfies readonly Grouping[];
const GROUPINGS = [...NOUNS, 'kind', 'direction', 'maturity-year'] as const satisfies readonly Grouping[];

/** What comes after 'sorted by'. */
function sortedBy(order: readonly Concept[]): Measure | undefined {
  const [next = ''] = order.slice(order.indexOf('op:sort') + 1);
  if (!order.includes('op:sort')) return undefined;
  return next === 'by:maturity-year' ? 'maturity' : conceptMeasure(next);
}

/** The measure that is named; of two the one that says more. */
function measureIn({ order }: Slots): Measure | undefined {
  const sorted = sortedBy(order);
  if (sorted !== undefined) return sorted;
  const measures = order.map(conceptMeasure).filter((measure) => measure !== undefined && measure !== 'bank');
  const named = measures.find(
    (measure) =>
      measure !== 'maturity' &&
      measure !== 'buy-date' &&
      measure !== 'cost' &&
      // 'The average value of the coupons'.
      !(measure === 'market-value' && new Set(measures).size > 1),
  );
  if (named !== undefined) return named;
  if (order.includes('order:first-bought') || order.includes('order:last-bought')) return 'buy-date';
  const [first] = measures;
  if (first !== undefined) return first;
  return order.includes('order:soonest') || order.includes('order:latest') ? 'maturity' : undefined;
}

const HOW_MANY_MORE = /(?:^| )how many more(?! than)(?: |$)/;
const LONGEST = /^(?:longest|longer|най дълг|най дълъг|най дълго)/;
/** 'The biggest loser', by profit. */
const isOfLargestLoss = ({ order, filter: { figures = [] } }: Slots) =>
  figures.some(({ measure, is }) => measure === 'profit' && is === 'below') &&
  order.includes('op:highest') &&
  !order.includes('op:best') &&
  !order.includes('measure:loss');

/** Sorted by a day, the soonest comes first; by a figure, the highest. */
function operationIn(slots: Slots, measure: Measure | undefined): Operation {
  const { order, said, pattern } = slots;
  const found = OPERATIONS.find(({ has }) => order.some((one) => matchesAny(one, has)))?.means ?? 'list';
  // 'Held the longest' was bought first.
  if (measure === 'buy-date' && LONGEST.test(said.get('order:latest') ?? '')) return 'lowest';
  // 'When does my last bond mature?'
  if (measure === 'maturity' && order.includes('time:last') && found === 'list') return 'highest';
  // 'How many more coupons will it pay?'
  if (found === 'highest' && HOW_MANY_MORE.test(pattern.join(' '))) return 'list';
  if (measure === 'profit' && isOfLargestLoss(slots)) return 'lowest';
  const isSortedAlone =
    order.includes('op:sort') && !order.includes('op:highest') && !order.includes('order:latest');
  return isDay(measure) && isSortedAlone ? 'lowest' : found;
}

/** 'If rates are higher' ranks nothing, 'which loses most' does. */
const isOfMove = (intent: IntentId, { said }: Slots) =>
  intent === 'rates-shift' &&
  (['op:highest', 'op:lowest'] as const).some((one) => /^(?:higher|lower|по )/.test(said.get(one) ?? ''));

/** What is grouped by. 'At UniCredit bank' is one bank, and 'sorted by maturity' an order. */
function groupingIn({ concepts, filter }: Slots): Grouping | undefined {
  const named = GROUPINGS.find((one) => concepts.has(`by:${one}`));
  if (named !== undefined) return named === 'maturity-year' && concepts.has('op:sort') ? undefined : named;
  const single = { currency: filter.currencies, bank: filter.banks, country: filter.countries };
  return NOUNS.find((one) => concepts.has(`noun:${one}`) && single[one]?.length !== 1);
}

const PAID: readonly IntentId[] = ['income-of-period', 'payments-received'];
/** Of these the sum is in euro anyway. */
const ADDED_UP: readonly IntentId[] = [...PAID, 'maturities', 'principal-ladder'];
/** Of what is no amount, and of what came in, 'in dollars' are the holdings. */
const NO_AMOUNTS: readonly IntentId[] = [
  ...PAID, 'average-coupon', 'average-yield', 'positions', 'list-holdings', 'count-holdings', 'maturities', 'matured', 'principal-ladder', 'ranking', 'price-age', 'notes',
]; // prettier-ignore

/** 'How much is overdue in dollars?' wants a sum, 'coupons in dollars that are missing' which ones. */
const asksAmount = ({ plainWords }: Slots) => plainWords.some((word) => AMOUNT.test(word));
const AMOUNT = /^(?:much|total|altogether|sum|колко|общо|сума|сумата|kolko|obshto|suma)$/;

function ofHoldings(slots: Slots, intent: IntentId): Slots {
  const { filter, into } = slots;
  return into === undefined || (into === 'EUR' && ADDED_UP.includes(intent))
    ? slots
    : { ...slots, filter: { ...filter, currencies: [into] }, into: undefined };
}

const NAMES_TAX = /tax|данъ/;
const AFTER_TAX = /^(?:after|net|be net|receive net|get net|след|sled|чисто|нет)/;

const BEFORE_TAX = /^(?:before|pre|преди|predi)/;

/** 'Before costs', 'преди данъци': which costs a return deducts. */
export function costsIn({ said, order, filter }: Slots): ReturnCosts | undefined {
  const isBeforeTax = BEFORE_TAX.test(said.get('net:tax') ?? '');
  const isWithout = order.includes('without') || filter.lacking?.includes('taxes') === true;
  const isBefore = isBeforeTax || order.includes('time:before') || isWithout;
  const namesCosts = order.includes('measure:fees') || order.includes('measure:cost');
  if (isBefore && namesCosts) return 'before-fees-and-tax';
  return isBeforeTax ? 'after-fees' : undefined;
}

/** 'Which have never paid a dividend?'; of one holding that is named, nothing is left out. */
const isOfUnpaid = ({ concepts, filter }: Slots) => concepts.has('paid:never') && filter.isins === undefined;

/** 'Am I in plus or in minus?': neither yes nor no, and of all holdings. */
function asksEither({ filter }: Slots): boolean {
  const ofProfit = filter.figures?.filter((one) => one.measure === 'profit') ?? [];
  return new Set(ofProfit.map(({ is }) => is)).size > 1;
}

/** 'How much am I up on my ETFs?' is of all of them; 'what do my bonds at a loss lose' of those. */
function saysSignAlone({ order }: Slots, intent: IntentId, form: QuestionForm): boolean {
  const said = order.filter((concept) => matchesAny(concept, ['sign:', 'measure:']));
  return (
    intent === 'profit' &&
    said.length === 1 &&
    !order.includes('kind:any') &&
    !form.isYesNo &&
    !form.asksVerdict &&
    !form.asksWhich
  );
}

/** 'If the dollar falls against the euro': the dollar's holdings. */
function againstEuro({ currencies, ...filter }: HoldingFilter): HoldingFilter {
  const [first, ...others] = currencies ?? [];
  return first === undefined || first === 'EUR'
    ? { ...filter, currencies }
    : { ...filter, currencies: [first, ...others.filter((code) => code !== 'EUR')] };
}

/** Of these a condition says where a limit is, rather than which holdings are meant. */
const NO_CONDITIONS: readonly IntentId[] = [
  'concentration', 'exposure', 'value-shift', 'risk-overview', 'total-return',
]; // prettier-ignore

/** Answers of one sum, return or average. */
const SUMS: readonly IntentId[] = [
  'overview-value', 'holding-value', 'invested', 'profit', 'total-return', 'payments-received', 'coming-payments', 'income-of-period', 'dividends', 'taxes-paid', 'fees-paid', 'average-yield', 'average-coupon',
]; // prettier-ignore
const SOME = /^(?:any|some|every|each|има|някоя|някой|някое|някои|ima|nyakoq|niakoi)$/;

/** 'Did I get more than 3,000 in 2025?' compares the sum, 'is any above 10,000?' each one. */
function boundIn({ bound, plainWords }: Slots, intent: IntentId, form: QuestionForm): Slots['bound'] {
  const isOfSum =
    (form.isYesNo || bound?.isNeed === true) && !form.asksOfAll && !form.asksWhich && SUMS.includes(intent);
  return isOfSum && !plainWords.some((word) => SOME.test(word)) ? bound : undefined;
}

/** 'The three with most profit', 'the best one'. */
function ranksByProfit({ concepts, filter: { figures } }: Slots, named: Measure | undefined): boolean {
  if (named !== undefined) return named === 'profit';
  return figures?.[0]?.measure === 'profit' || concepts.has('op:best') || concepts.has('op:worst');
}

function limitIn({ concepts, numbers, filter: { figures = [] } }: Slots): string | undefined {
  const percent = figures.find(({ is, measure }) => is === 'above' && measure === 'coupon');
  return concepts.has('rel:above') ? numbers[0] : percent?.value;
}

export function toQuery(
  { intent, acts }: Pick<Query, 'intent' | 'acts'>,
  asked: Slots,
  form: QuestionForm,
): Query {
  const isOfHoldings = NO_AMOUNTS.includes(intent) || (intent === 'missing-payments' && !asksAmount(asked));
  const ofPayments = withoutPayments(asked, intent);
  const own = isOfHoldings ? ofHoldings(ofPayments, intent) : ofPayments;
  const slots = intent === 'value-shift' ? { ...own, filter: againstEuro(own.filter) } : own;
  const { concepts, into, most, rank, isin, numbers, direction, isLevel, groups, isPercent } = slots;
  const [first, otherPeriod] = slots.periods;
  const named = measureIn(slots);
  const isOfProfit = intent === 'ranking' && isPercent && ranksByProfit(slots, named);
  const measure = isOfProfit ? 'profit-percent' : named;
  const bound = boundIn(slots, intent, form);
  return {
    ...form,
    ...(asksEither(slots) && { isYesNo: false, asksVerdict: false }),
    ...{ intent, acts, concepts, measure },
    measures: [...new Set(slots.order.flatMap((concept) => conceptMeasure(concept) ?? []))],
    operation: isOfMove(intent, slots) ? 'list' : operationIn(slots, measure),
    by: groupingIn(slots),
    filter:
      bound !== undefined ||
      asksEither(slots) ||
      saysSignAlone(slots, intent, form) ||
      NO_CONDITIONS.includes(intent)
        ? { ...slots.filter, figures: undefined }
        : slots.filter,
    period: first?.isToday === true ? undefined : first,
    bound,
    limit: limitIn(slots),
    ...{ otherPeriod, into, most, rank, isin, numbers, direction, isLevel, groups, isPercent },
    isAfterTax:
      AFTER_TAX.test(slots.said.get('net:tax') ?? '') || NAMES_TAX.test(slots.said.get('net:fees') ?? ''),
    costs: costsIn(slots),
    isUnpaid: intent !== 'missing-payments' && isOfUnpaid(slots),
  };
}
