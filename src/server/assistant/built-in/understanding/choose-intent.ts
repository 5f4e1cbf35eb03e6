import type { CalendarDate } from '#domain/calendar-date';
import type { IntentId } from '../intents/intent-ids.ts';
import type { decide } from '../matching/calibration.ts';
import type { Match } from '../matching/match-question.ts';
import type { QuestionForm } from './query.ts';
import type { Slots } from './slots.ts';

interface Choice {
  readonly slots: Slots;
  readonly form: QuestionForm;
  readonly nearest: readonly Match[];
  readonly today: CalendarDate;
}

/** Two periods in one ('2024 and 2025') are compared where that is at least so likely. */
const LEAST_COMPARISON = 0.1;

function isOfTwoPeriods({ slots: { periods }, nearest }: Choice): boolean {
  const [first, second] = periods;
  const comparison = nearest.find(({ intent }) => intent === 'compare-periods')?.score ?? 0;
  return second !== undefined || (first?.parts !== undefined && comparison > LEAST_COMPARISON);
}

function isOfSeveral({ slots: { filter, pattern } }: Choice): boolean {
  const { currencies = [], countries = [], banks = [] } = filter;
  return !pattern.includes('not') && [currencies, countries, banks].some((side) => side.length > 1);
}

const isVerdict = ({ slots: { filter }, form }: Choice) =>
  form.asksVerdict && filter.figures?.some(({ measure }) => measure === 'profit') === true;

/** 'How many bonds are there in all': no money is asked about. 'How much is in bonds' is. */
function isOfKinds({ slots: { order, pattern } }: Choice): boolean {
  const at = pattern.indexOf('{kind}');
  const asksNumber = /^(?:many|колко|kolko)$/;
  return (
    at > 0 &&
    pattern.slice(0, at).some((word) => asksNumber.test(word)) &&
    !/^(?:in|в|във|v)$/.test(pattern[at - 1] ?? '') &&
    !order.some((concept) => concept.startsWith('measure:') || concept.startsWith('currency:'))
  );
}

function isAhead({ slots: { periods }, today }: Choice): boolean {
  return periods.length > 0 && periods.every(({ isAnyYear, period }) => !isAnyYear && period.from > today);
}

/** 'Am I up, with the dividends?': more than what prices did. 'Without the coupons' is that. */
function isWithIncome({ slots: { concepts, plainWords, pattern } }: Choice): boolean {
  const names = (['measure:dividend', 'measure:coupon', 'measure:return'] as const).some((one) =>
    concepts.has(one),
  );
  const excludes = [...plainWords, ...pattern].some((word) =>
    /^(?:not|without|no|never|don|dont|без|не|bez|ne)$/.test(word),
  );
  return names && !excludes;
}

/** 'Dividends, not the coupons'. */
const isOfDividends = ({ slots: { concepts, filter } }: Choice) =>
  concepts.has('measure:dividend') && filter.kinds?.includes('bond') === false;

/** 'Who paid most dividends': no coupons. */
const isOfDividendsAlone = ({ slots: { concepts } }: Choice) =>
  concepts.has('measure:dividend') && !concepts.has('measure:coupon');

/** 'The largest payment ahead'. */
const isToCome = ({ slots: { plainWords, concepts } }: Choice) =>
  concepts.has('time:next') ||
  plainWords.some((word) =>
    /^(?:upcoming|ahead|future|will|expect|expected|предсто|очаква|ще|бъдещ|predsto|shte)/.test(word),
  );

/** 'Market value without accrued interest'. */
const isOfMarketValue = ({ slots: { concepts, filter } }: Choice) =>
  (concepts.has('measure:market-value') || concepts.has('measure:value')) && filter.isins === undefined;

const isOfRates = ({ slots: { plainWords, order } }: Choice) =>
  order.includes('shift:basis-points') ||
  order.includes('measure:yield') ||
  plainWords.some((word) => /^(?:rates?|interest|лихв|lihv)/.test(word));

/** 'Where will it trade?' */
const isOfPriceToCome = ({ slots: { plainWords, concepts } }: Choice) =>
  plainWords.some((word) => /^(?:will|ще|shte)$/.test(word)) &&
  (['measure:market-price', 'measure:value', 'measure:market-value'] as const).some((one) =>
    concepts.has(one),
  );

/** 'If the dollar falls': no move of rates. */
const isOfCurrency = (choice: Choice) =>
  (choice.slots.filter.currencies ?? choice.slots.into) !== undefined && !isOfRates(choice);

/** 'Which payment was too small': nothing says that the largest or the smallest is meant. */
const isOfNoOrder = ({ slots: { order } }: Choice) =>
  !order.some((one) => one.startsWith('op:') || one.startsWith('order:'));

/** 'Which month brings most?' */
const asksWhichMonth = ({ slots: { order }, form }: Choice) =>
  form.asksWhich &&
  order.includes('time:month') &&
  order.some((one) => one === 'op:highest' || one === 'op:best');

/** 'Which bond suffers most' wants them one by one. */
const asksWhichBond = ({ slots: { order }, form }: Choice) =>
  form.asksWhich &&
  order.includes('kind:bond') &&
  !order.includes('measure:duration') &&
  !order.includes('measure:modified-duration');

/** 'Since new year': from then until now. */
const isUntilToday = ({ slots: { periods, order }, today }: Choice) =>
  periods.some(
    ({ isToday, isAnyYear, period: { from, to } }) => !isToday && !isAnyYear && from < today && to >= today,
  ) && !order.some((one) => one.startsWith('by:'));

/** 'Is it worth more than at the end of 2024?' */
const isOfValue = ({ slots: { concepts } }: Choice) =>
  (concepts.has('measure:value') || concepts.has('measure:market-value')) && !concepts.has('measure:coupon');

/** What slots tell more surely than words. */
const CORRECTIONS: readonly {
  readonly from: readonly IntentId[];
  readonly to: IntentId;
  readonly where: (choice: Choice) => boolean;
}[] = [
  {
    from: ['payments-received', 'income-of-period', 'coming-payments'],
    to: 'compare-periods',
    where: isOfTwoPeriods,
  },
  { from: ['profit'], to: 'total-return', where: isWithIncome },
  { from: ['income-of-period', 'payments-received'], to: 'dividends', where: isOfDividends },
  { from: ['concentration'], to: 'ranking', where: ({ slots: { most } }) => most !== undefined },
  { from: ['largest-payments'], to: 'missing-payments', where: isOfNoOrder },
  { from: ['largest-payments', 'coming-payments', 'next-payment'], to: 'income-of-period', where: asksWhichMonth },
  { from: ['interest-rate-risk'], to: 'rates-shift', where: asksWhichBond },
  { from: ['rates-shift'], to: 'value-shift', where: isOfCurrency },
  { from: ['value-shift'], to: 'rates-shift', where: isOfRates },
  { from: ['holding-details', 'holding-value'], to: 'decline-future', where: isOfPriceToCome },
  { from: ['payments-received'], to: 'coming-payments', where: isAhead },
  { from: ['matured'], to: 'maturities', where: isAhead },
  { from: ['largest-payments'], to: 'coming-payments', where: isToCome },
  { from: ['largest-payments'], to: 'dividends', where: isOfDividendsAlone },
  { from: ['accrued-interest'], to: 'overview-value', where: isOfMarketValue },
  { from: ['overview-value', 'positions'], to: 'value-change', where: isOfTwoPeriods },
  { from: ['overview-value'], to: 'value-change', where: isUntilToday },
  { from: ['compare-periods'], to: 'value-change', where: isOfValue },
  { from: ['overview-value'], to: 'count-holdings', where: isOfKinds },
  // 'Euro, dollars: how much of each'.
  { from: ['overview-value', 'positions'], to: 'exposure', where: isOfSeveral },
  // 'Are my bonds in profit?' wants yes or no.
  { from: ['list-holdings'], to: 'profit', where: isVerdict },
  // Of a period to come nobody knows these.
  {
    from: [
      'overview-value', 'holding-value', 'positions', 'profit', 'total-return', 'invested', 'taxes-paid', 'fees-paid', 'average-price', 'yield-of-holding',
    ],
    to: 'decline-future',
    where: isAhead,
  },
]; // prettier-ignore

/** The intent that the slots want in place of one that the words are near to. */
export function correct<One extends { readonly intent: IntentId }>(match: One, choice: Choice): One {
  const found = CORRECTIONS.find(({ from, where }) => from.includes(match.intent) && where(choice));
  return found === undefined ? match : { ...match, intent: found.to };
}

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
];

function withBoth(near: readonly Match[]): Match | undefined {
  const pair = HOLDS_BOTH.find((intents) => near.every(({ intent }) => intents.includes(intent)));
  return withBothScores(
    near.find(({ intent }) => intent === pair?.[0]),
    near,
  );
}

/** The one intent that is meant, or undefined. */
export function choose({ clear, near }: ReturnType<typeof decide<Match>>, choice: Choice): Match | undefined {
  const found =
    byPeriod(choice) ?? boughtInPeriod(choice) ?? clear ?? whichGain(choice) ?? (near && withBoth(near));
  return found && correct(found, choice);
}
