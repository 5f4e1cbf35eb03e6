import { EARLIEST_DATE, LATEST_DATE, type CalendarDate } from '#domain/calendar-date';
import type { IntentId } from '../intents/intent-ids.ts';
import type { decide } from '../matching/calibration.ts';
import type { Match } from '../matching/match-question.ts';
import { asksToShow } from './conversation/follow-up.ts';
import type { Concept } from './concept.ts';
import type { PeriodFound } from './periods/plain-period.ts';
import type { QuestionForm } from './query.ts';
import type { Slots } from './slots/slots.ts';

export function firstTwo([first, second]: readonly Match[]): readonly [Match, Match] | undefined {
  return first && second && [first, second];
}

/** Where the answer of one holds that of the other, it is as likely as both together. */
function withBothScores(chosen: Match | undefined, both: readonly Match[]): Match | undefined {
  return chosen && { ...chosen, score: both.reduce((sum, { score }) => sum + score, 0) };
}

/** Of two that are near, the one whose answer holds that of the other. */
const HOLDS: Readonly<Partial<Record<IntentId, readonly IntentId[]>>> = {
  'payments-received': ['income-of-period', 'taxes-paid'],
  'coming-payments': ['income-of-period', 'maturities', 'principal-ladder'],
  'coupon-amount': ['income-of-period'],
  'income-of-period': ['compare-periods'],
  'compare-periods': ['payments-received', 'total-return'],
  'compare-holdings': ['list-holdings', 'payments-received', 'average-yield', 'exposure'],
  'list-holdings': ['count-holdings', 'overview-value', 'positions', 'maturities'],
  'overview-value': ['invested', 'count-holdings'],
  positions: ['exposure', 'overview-value'],
  exposure: ['overview-value'],
  'total-return': ['profit', 'dividends'],
  ranking: ['concentration', 'exposure', 'total-return'],
  maturities: ['principal-ladder', 'ranking'],
  'principal-ladder': ['holding-details'],
  sales: ['list-holdings', 'count-holdings', 'changes'],
  matured: ['count-holdings'],
  dividends: ['taxes-paid'],
  'taxes-paid': ['compare-periods'],
  working: ['profit'],
  'price-age': ['ranking'],
  'interest-rate-risk': ['ranking'],
  'value-shift': ['decline-future'],
};

/** 'Did they pay what they owe?': what came, and what did not. */
export const RECEIVED_TOO = 'received-too';

/** Of two that are near, a third whose answer holds both. */
const THIRDS: readonly {
  readonly near: readonly IntentId[];
  readonly third: IntentId;
  readonly acts?: readonly string[];
}[] = [
  { near: ['payments-received', 'coming-payments'], third: 'income-of-period' },
  { near: ['profit', 'invested'], third: 'overview-value' },
  { near: ['payments-received', 'missing-payments'], third: 'missing-payments', acts: [RECEIVED_TOO] },
];

/** The second is this likely at least, where its answer is given for that of the first. */
const MIN_HOLDING_SCORE = 0.3;

/** The likeliest one, or the second where its answer holds that of the first. */
function clearOrHolding(clear: Match | undefined, [first, second]: readonly Match[]): Match | undefined {
  if (clear === undefined || first === undefined || second === undefined) return clear;
  const isHolding = HOLDS[second.intent]?.includes(first.intent) === true;
  return isHolding && second.score >= MIN_HOLDING_SCORE ? withBothScores(second, [first, second]) : clear;
}

/** The one whose answer holds that of the other, or a third whose answer holds both. */
function withBoth(near: readonly Match[]): Match | undefined {
  const holder = near.find(({ intent }) => near.some((other) => HOLDS[intent]?.includes(other.intent)));
  const { third, acts = [] } =
    THIRDS.find((one) => near.every(({ intent }) => one.near.includes(intent))) ?? {};
  const [first] = near;
  return withBothScores(holder ?? (first && third && { ...first, intent: third, acts }), near);
}

/** Their answers end with whatever else is known of the one holding (answers.ts), so either of two answers a question. */
export const OF_ONE: readonly IntentId[] = [
  'holding-details', 'holding-value', 'units-held', 'average-price', 'coupon-amount', 'price-age', 'profit', 'invested', 'maturities', 'list-holdings', 'positions',
]; // prettier-ignore

function ofOneHolding(both: readonly Match[], { filter, periods }: Slots): Match | undefined {
  const isOfOne = filter.isins?.length === 1 && periods.length === 0;
  return isOfOne && both.every(({ intent }) => OF_ONE.includes(intent))
    ? withBothScores(both[0], both)
    : undefined;
}

/** 'Which are at a loss?' wants them listed, 'are my bonds at a loss?' their profit. */
function ofSign(near: readonly Match[], slots: Slots, { asksWhich }: QuestionForm): Match | undefined {
  const isOfOther = slots.filter.figures?.some(({ measure }) => measure !== 'profit') === true;
  const wanted: IntentId = asksWhich || isOfOther || asksToShow(slots) ? 'list-holdings' : 'profit';
  const isOfSign = near.every(({ intent }) => intent === 'list-holdings' || intent === 'profit');
  return withBothScores(isOfSign ? near.find(({ intent }) => intent === wanted) : undefined, near);
}

/** 'Do all of them have a yield?': of these answers each says how many do. */
export const OF_ALL: readonly IntentId[] = [
  'list-holdings', 'count-holdings', 'average-yield', 'average-coupon', 'maturities', 'profit', 'overview-value', 'price-age',
]; // prettier-ignore

const ofAll = (near: readonly Match[], _slots: Slots, { asksOfAll }: QuestionForm): Match | undefined =>
  withBothScores(
    asksOfAll && near.every(({ intent }) => OF_ALL.includes(intent)) ? near[0] : undefined,
    near,
  );

const MIN_EXPLAINING_SCORE = 0.4;
const MIN_EXPLAINING_LEAD = 1.6;

/** The only one that explains each word of the question; of two that do, one that is far likelier. To decline is left to be asked. */
function explaining(near: readonly [Match, Match]): Match | undefined {
  if (near.some(({ intent }) => intent.startsWith('decline-'))) return undefined;
  const [first, second] = near.filter(({ unexplained }) => unexplained === 0);
  const isFar = second === undefined || (first?.score ?? 0) >= MIN_EXPLAINING_LEAD * second.score;
  const least = second === undefined ? MIN_EXPLAINING_SCORE : 0;
  return isFar && first !== undefined && first.score >= least ? first : undefined;
}

const OF_RETURNS: readonly IntentId[] = ['total-return', 'compare-holdings', 'compare-periods'];

/** 'How did my bonds do this year compared with my ETFs?' */
function ofReturns(near: readonly Match[], { periods, filter: { kinds = [] } }: Slots): Match | undefined {
  const isOfReturns =
    periods.length === 1 && kinds.length > 1 && near.every(({ intent }) => OF_RETURNS.includes(intent));
  return withBothScores(isOfReturns ? near.find(({ intent }) => intent === 'total-return') : undefined, near);
}

const OF_PAYMENTS: readonly IntentId[] = [
  'dividends', 'payments-received', 'next-payment', 'coming-payments', 'income-of-period', 'largest-payments',
]; // prettier-ignore

/** 'How much has X paid in dividends?' */
function ofDividends(near: readonly Match[], { concepts }: Slots): Match | undefined {
  const isOfDividends =
    concepts.has('measure:dividend') && near.every(({ intent }) => OF_PAYMENTS.includes(intent));
  return withBothScores(isOfDividends ? near.find(({ intent }) => intent === 'dividends') : undefined, near);
}

/** Where the meaning of a word is as near as a figure, the likelier one. */
const ofMeaning = (near: readonly Match[]): Match | undefined =>
  withBothScores(near.some(({ intent }) => intent === 'glossary') ? near[0] : undefined, near);

/** 'How far is the share of other currencies from its limit?' */
function ofLimits(near: readonly Match[], { concepts }: Slots): Match | undefined {
  const isOfLimit = concepts.has('noun:limit') && near.every(({ intent }) => OF_LIMITS.includes(intent));
  return withBothScores(isOfLimit ? near[0] : undefined, near);
}
const OF_LIMITS: readonly IntentId[] = ['concentration', 'exposure'];

const OF_BOUGHT: readonly IntentId[] = ['list-holdings', 'deals'];
/** 'Bonds bought in 2024': both list them. */
const ofBought = (near: readonly Match[], { periods }: Slots): Match | undefined =>
  withBothScores(
    periods.length === 1 && near.every(({ intent }) => OF_BOUGHT.includes(intent)) ? near[0] : undefined,
    near,
  );

/** How two near ones are settled without asking: the first way that settles them. */
const WAYS_TO_SETTLE: readonly ((
  near: readonly [Match, Match],
  slots: Slots,
  form: QuestionForm,
) => Match | undefined)[] = [
  ofOneHolding,
  ofDividends,
  ofReturns,
  ofLimits,
  ofBought,
  ofAll,
  withBoth,
  ofSign,
  ofMeaning,
  explaining,
];

const MIN_COMING_SCORE = 0.05;

/** 'Until August', 'from June onwards', 'after June': not 'since June'. */
function isOpenAhead({ period: { from, to }, plain }: PeriodFound, today: CalendarDate): boolean {
  const isUntil = from === EARLIEST_DATE && to > today;
  return isUntil || (to === LATEST_DATE && from > today && plain?.from !== from);
}

const OF_CASH: readonly IntentId[] = ['coming-payments', 'income-of-period'];

/** 'How much cash will have come by July?', of days that are all to come: whatever comes. */
function ofCashAhead(near: readonly Match[], { periods }: Slots, today: CalendarDate): Match | undefined {
  const isAhead = periods.length === 1 && periods.every(({ period }) => period.from >= today);
  const isOfCash = isAhead && near.every(({ intent }) => OF_CASH.includes(intent));
  return withBothScores(isOfCash ? near.find(({ intent }) => intent === 'coming-payments') : undefined, near);
}

/** 'Payments until August' are to come, unless a word says that they were received. */
function ofComing(nearest: readonly Match[], { periods }: Slots, today: CalendarDate): Match | undefined {
  const [first, second] = nearest;
  const [only, ...others] = periods;
  const isAhead = only !== undefined && isOpenAhead(only, today) && others.length === 0;
  const isOfEither = first?.intent === 'payments-received' && second?.intent === 'coming-payments';
  return isAhead && isOfEither && second.unexplained === 0 && second.score >= MIN_COMING_SCORE
    ? withBothScores(second, [first, second])
    : undefined;
}

const OF_BREACH: readonly Concept[] = ['rel:above', 'rel:below', 'limit:kept', 'limit:broken'];

/** 'Is X above the limit?' asks what is used of it, not how it is changed. */
function ofBreach(nearest: readonly Match[], { concepts, numbers }: Slots): Match | undefined {
  const asksWhetherKept = concepts.has('noun:limit') && OF_BREACH.some((one) => concepts.has(one));
  return asksWhetherKept && numbers.length === 0 && nearest[0]?.intent === 'how-to'
    ? withBothScores(
        nearest.find(({ intent }) => intent === 'concentration'),
        nearest.slice(0, 2),
      )
    : undefined;
}

/** 'What have I lost on X, including the interest?' is no profit from prices alone. */
const ofResult = (clear: Match | undefined, { concepts }: Slots): Match | undefined =>
  clear?.intent === 'profit' && concepts.has('including') ? { ...clear, intent: 'total-return' } : clear;

/** The one intent that is meant, or undefined. */
export function choose(
  { clear, near, nearest }: ReturnType<typeof decide<Match>>,
  slots: Slots,
  { form, today }: { readonly form: QuestionForm; readonly today: CalendarDate },
): Match | undefined {
  const ruled = ofBreach(nearest, slots) ?? ofComing(nearest, slots, today);
  if (ruled !== undefined) return ruled;
  if (near === undefined) return ofResult(clearOrHolding(clear, nearest), slots);
  const ahead = ofCashAhead(near, slots, today);
  if (ahead !== undefined) return ahead;
  for (const settle of WAYS_TO_SETTLE) {
    const settled = settle(near, slots, form);
    if (settled !== undefined) return settled;
  }
  return undefined;
}
