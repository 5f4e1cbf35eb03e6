import type { IntentId } from '../intents/intent-ids.ts';
import type { decide } from '../matching/calibration.ts';
import type { Match } from '../matching/match-question.ts';
import {
  correct,
  isAgainstToday,
  isOfDividendsAlone,
  isToCome,
  isUntilToday,
  type Choice,
} from './corrections.ts';

/** Where the answer of one holds that of the other, it is as likely as both together. */
function withBothScores(chosen: Match | undefined, both: readonly Match[]): Match | undefined {
  return chosen && { ...chosen, score: both.reduce((sum, { score }) => sum + score, 0) };
}

/** 'What did I buy in 2024': the period is of the purchase. */
function boughtInPeriod({ nearest: [first], slots: { order, periods } }: Choice): Match | undefined {
  const isOfPurchases = order.includes('measure:buy-date') && periods.length > 0;
  return isOfPurchases && first?.intent === 'list-holdings' ? first : undefined;
}

/** 'Which are at a loss?': a list, whichever of the two is nearer. */
function whichGain({ nearest, slots: { filter }, form }: Choice): Match | undefined {
  const isOfSign = form.asksWhich && filter.figures?.some(({ measure }) => measure === 'profit') === true;
  const [first, second] = nearest.filter(({ intent }) => intent === 'list-holdings' || intent === 'profit');
  const areNearest =
    first !== undefined &&
    second !== undefined &&
    nearest.slice(0, 2).includes(first) &&
    nearest.slice(0, 2).includes(second);
  return isOfSign && areNearest
    ? withBothScores(
        [first, second].find(({ intent }) => intent === 'list-holdings'),
        [first, second],
      )
    : undefined;
}

/** Intents that differ by when: what was, what is to come, and what else is near to either. */
const BY_TIME: readonly {
  readonly past: IntentId;
  readonly ahead: IntentId;
  readonly also: readonly IntentId[];
}[] = [
  { past: 'payments-received', ahead: 'coming-payments', also: ['missing-payments', 'income-of-period'] },
  { past: 'matured', ahead: 'maturities', also: [] },
];
/** Of payments the period tells more than the words, down to this part of the score. */
const PERIOD_LEAD = 0.5;

/** A month without a year, or a period to come: what is to be paid in it; one that is over: what was. */
function byPeriod({ nearest: [first, second], slots: { periods }, today }: Choice): Match | undefined {
  const [period] = periods;
  if (first === undefined || second === undefined || period === undefined) return undefined;
  const both = [first, second];
  const pair = BY_TIME.find(({ past, ahead, also }) =>
    both.every(({ intent }) => [past, ahead, ...also].includes(intent)),
  );
  if (pair === undefined || second.score < first.score * PERIOD_LEAD) return undefined;
  const wanted = period.isAnyYear || period.period.to > today ? pair.ahead : pair.past;
  return withBothScores(
    both.find(({ intent }) => intent === wanted),
    both,
  );
}

/** Of two that are near, the one whose answer holds that of the other. */
const HOLDS_BOTH: readonly (readonly [chosen: IntentId, other: IntentId])[] = [
  ['coming-payments', 'next-payment'],
  ['payments-received', 'income-of-period'],
  ['coming-payments', 'income-of-period'],
  ['payments-received', 'taxes-paid'],
  ['holding-value', 'units-held'],
  ['holding-value', 'overview-value'],
  ['exposure', 'overview-value'],
  ['exposure', 'holding-value'],
  ['list-holdings', 'count-holdings'],
  ['list-holdings', 'overview-value'],
  ['total-return', 'profit'],
  ['total-return', 'value-change'],
  ['positions', 'exposure'],
  ['ranking', 'concentration'],
  ['maturities', 'principal-ladder'],
  ['maturities', 'ranking'],
  ['coupon-amount', 'holding-details'],
  ['list-holdings', 'positions'],
  ['list-holdings', 'maturities'],
  ['positions', 'overview-value'],
  ['working', 'yield-of-holding'],
  ['compare-periods', 'payments-received'],
  ['coupon-amount', 'income-of-period'],
  ['interest-rate-risk', 'rates-shift'],
  ['interest-rate-risk', 'holding-details'],
  ['interest-rate-risk', 'yield-of-holding'],
  ['maturities', 'holding-details'],
  ['overview-value', 'invested'],
  ['value-change', 'overview-value'],
  ['compare-holdings', 'profit'],
  ['accrued-interest', 'working'],
  ['currency-effect', 'profit'],
  ['total-return', 'dividends'],
  ['value-shift', 'decline-future'],
  ['price-age', 'ranking'],
  ['price-age', 'positions'],
];

function withBoth(near: readonly Match[]): Match | undefined {
  const pair = HOLDS_BOTH.find((intents) => near.every(({ intent }) => intents.includes(intent)));
  return withBothScores(
    near.find(({ intent }) => intent === pair?.[0]),
    near,
  );
}

const OF_DIVIDENDS: readonly IntentId[] = ['dividends', 'largest-payments', 'ranking'];

/** Between a list and a ranking of payments, 'dividends' says which. */
function dividendsOf(choice: Choice): Match | undefined {
  const both = choice.nearest.slice(0, 2);
  const [first] = both;
  if (first === undefined || !isOfDividendsAlone(choice) || choice.slots.periods.length > 1) return undefined;
  return both.every(({ intent }) => OF_DIVIDENDS.includes(intent))
    ? withBothScores({ ...first, intent: 'dividends' }, both)
    : undefined;
}

/** The one that slots tell to be meant, where it is one of the two nearest. */
function bySlots(choice: Choice): Match | undefined {
  const both = choice.nearest.slice(0, 2);
  const nearest = (intent: IntentId) => both.find((one) => one.intent === intent);
  const asksLargest = isToCome(choice) && choice.slots.concepts.has('op:highest');
  const isOfGroups = choice.slots.groups.length > 0;
  return (
    (isOfGroups ? (nearest('compare-holdings') ?? nearest('exposure')) : undefined) ??
    (isAgainstToday(choice) || (isUntilToday(choice) && nearest('overview-value'))
      ? nearest('value-change')
      : undefined) ??
    (asksLargest && (nearest('ranking') ?? nearest('largest-payments'))
      ? nearest('coming-payments')
      : undefined)
  );
}

/** Their answers end with whatever else is known of the one holding (answers.ts), so either of two answers a question. */
export const OF_ONE: readonly IntentId[] = [
  'holding-details', 'holding-value', 'units-held', 'average-price', 'coupon-amount', 'price-age', 'profit', 'invested', 'maturities', 'list-holdings', 'positions',
]; // prettier-ignore

function ofOneHolding({ nearest, slots: { filter, periods } }: Choice): Match | undefined {
  const both = nearest.slice(0, 2);
  const isOfOne = filter.isins?.length === 1 && periods.length === 0 && both.length === 2;
  return isOfOne && both.every(({ intent }) => OF_ONE.includes(intent))
    ? withBothScores(both[0], both)
    : undefined;
}

/** The one intent that is meant, or undefined. */
export function choose({ clear, near }: ReturnType<typeof decide<Match>>, choice: Choice): Match | undefined {
  const found =
    byPeriod(choice) ??
    boughtInPeriod(choice) ??
    dividendsOf(choice) ??
    bySlots(choice) ??
    clear ??
    whichGain(choice) ??
    (near && ofOneHolding(choice)) ??
    (near && withBoth(near));
  return found && correct(found, choice);
}
