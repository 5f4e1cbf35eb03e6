import type { CalendarDate } from '#domain/calendar-date';
import type { IntentId } from '../intents/intent-ids.ts';
import type { Match } from '../matching/match-question.ts';
import type { Concept } from './concept.ts';
import { isOfUnpaid, type QuestionForm } from './query.ts';
import type { Slots } from './slots/slots.ts';

export interface Choice {
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
  const isOfParts = first?.parts !== undefined && first.isSpan !== true;
  return second !== undefined || (isOfParts && comparison > LEAST_COMPARISON);
}

function isOfSeveral({ slots: { filter, groups, pattern } }: Choice): boolean {
  if (groups.length > 0) return true;
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
  return (
    periods.length > 0 &&
    periods.every(
      ({ isAnyYear, isToday, period }) => !isAnyYear && !isToday && period.from >= today && period.to > today,
    )
  );
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
export const isOfDividendsAlone = ({ slots: { concepts }, form }: Choice) =>
  concepts.has('measure:dividend') &&
  !concepts.has('measure:coupon') &&
  !concepts.has('paid:coupon') &&
  !form.namesInterest;

/** 'The largest payment ahead'. */
export const isToCome = ({ slots: { plainWords, concepts } }: Choice) =>
  concepts.has('time:next') ||
  plainWords.some((word) =>
    /^(?:upcoming|due$|still$|ahead|future|will|expect|expected|предсто|очаква|чака|ще|бъдещ|predsto|shte)/.test(
      word,
    ),
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

/** 'Since new year': from then until now. */
export const isUntilToday = ({ slots: { periods, order }, today }: Choice) =>
  periods.some(
    ({ isToday, isAnyYear, period: { from, to } }) => !isToday && !isAnyYear && from < today && to >= today,
  ) && !order.some((one) => one.startsWith('by:'));

/** 'Is it worth more than at the end of 2024?' */
const isOfValue = ({ slots: { concepts } }: Choice) =>
  (concepts.has('measure:value') || concepts.has('measure:market-value')) && !concepts.has('measure:coupon');

const isOfSpan = ({ slots: { periods } }: Choice) => periods.length === 1 && periods[0]?.isSpan === true;

/** 'Did X pay more than Y in 2025?' */
const isOfTwoHoldings = ({ slots: { filter, periods } }: Choice) =>
  (filter.isins?.length ?? 0) > 1 && periods.length === 1 && periods[0]?.parts === undefined;

/** 'Coupons or dividends, what brought more in 2025?' */
const isOfBothSorts = ({ slots: { concepts, periods }, form }: Choice) =>
  periods.length === 1 &&
  periods[0]?.parts === undefined &&
  concepts.has('measure:dividend') &&
  (concepts.has('paid:coupon') || form.namesInterest);

const isBehind = ({ slots: { periods }, today }: Choice) =>
  periods.length > 0 && periods.every(({ isAnyYear, period }) => !isAnyYear && period.to <= today);

/** 'The coming year': nothing to compare it with. */
const isOfOneAhead = (choice: Choice) =>
  choice.slots.periods.length === 1 && choice.slots.periods[0]?.parts === undefined && isAhead(choice);

/** 'Am I up this year': the result of the period, rather than what prices did since the purchase. */
const isOfPeriod = ({ slots: { periods, concepts } }: Choice) =>
  periods.some(({ isToday }) => !isToday) &&
  !concepts.has('measure:buy-date') &&
  !concepts.has('measure:maturity');

/** 'Is it worth more than at the end of 2024?' */
export const isAgainstToday = ({ slots: { periods, concepts }, form, today }: Choice) =>
  form.comparesWithToday &&
  periods.length === 1 &&
  periods.every(({ period }) => period.from < today) &&
  (concepts.has('measure:value') || concepts.has('measure:market-value'));

/** 'Bonds until 2030': days to come are of the maturity. */
const isOfMaturity = ({ slots: { periods, concepts, filter }, today }: Choice) =>
  periods.some(({ isToday, period }) => !isToday && period.to > today) &&
  filter.kinds?.join() === 'bond' &&
  !concepts.has('measure:buy-date');

const FACTS: readonly Concept[] = [
  'measure:buy-date', 'measure:buy-price', 'measure:market-price', 'measure:coupon', 'measure:maturity', 'measure:nominal', 'measure:yield', 'noun:bank',
]; // prettier-ignore

/** 'Its coupon and maturity': several figures that are stored of one holding. */
const isOfSeveralFacts = ({ slots: { filter, concepts, periods } }: Choice) =>
  filter.isins?.length === 1 &&
  periods.length === 0 &&
  !concepts.has('op:average') &&
  FACTS.filter((one) => concepts.has(one)).length > 1;

/** 'The top 3 holdings'; issuers are counted by concentration. */
const isOfFewHoldings = ({ slots: { most, concepts } }: Choice) =>
  most !== undefined && !concepts.has('noun:issuer');

/** 'Those that have never paid' are holdings. */
const isUnpaid = ({ slots }: Choice) => isOfUnpaid(slots);

/** 'The yield of every bond': each one's, no mean. */
const isOfEach = ({ slots: { plainWords, concepts }, form }: Choice) =>
  !form.isYesNo &&
  !concepts.has('op:average') &&
  plainWords.some((word) =>
    /^(?:every|each|table|list|всяка|таблица|изброй|списък|vsiaka|vsqka|tablica)$/.test(word),
  );

/** What slots tell more surely than words. */
const CORRECTIONS: readonly {
  readonly from: readonly IntentId[];
  readonly to: IntentId;
  readonly where: (choice: Choice) => boolean;
}[] = [
  {
    from: ['payments-received', 'income-of-period', 'coming-payments', 'dividends'],
    to: 'compare-periods',
    where: isOfTwoPeriods,
  },
  {
    from: ['payments-received', 'income-of-period', 'missing-payments', 'dividends', 'largest-payments', 'ranking', 'holding-details', 'positions'],
    to: 'list-holdings',
    where: isUnpaid,
  },
  { from: ['compare-periods'], to: 'coming-payments', where: isOfOneAhead },
  { from: ['compare-periods'], to: 'payments-received', where: isOfSpan },
  { from: ['compare-periods'], to: 'income-of-period', where: isOfBothSorts },
  { from: ['compare-periods'], to: 'payments-received', where: isOfTwoHoldings },
  { from: ['coming-payments', 'next-payment'], to: 'payments-received', where: isBehind },
  { from: ['decline-not-recorded'], to: 'holding-details', where: isOfSeveralFacts },
  { from: ['average-yield', 'average-coupon'], to: 'list-holdings', where: isOfEach },
  { from: ['list-holdings'], to: 'maturities', where: isOfMaturity },
  { from: ['profit'], to: 'total-return', where: isWithIncome },
  { from: ['profit'], to: 'total-return', where: isOfPeriod },
  { from: ['list-holdings'], to: 'total-return', where: (choice) => isVerdict(choice) && isOfPeriod(choice) },
  { from: ['overview-value', 'compare-periods'], to: 'value-change', where: isAgainstToday },
  {
    from: ['maturities', 'next-payment', 'average-price', 'yield-of-holding', 'price-age', 'ranking'],
    to: 'holding-details',
    where: isOfSeveralFacts,
  },
  { from: ['income-of-period', 'payments-received'], to: 'dividends', where: isOfDividends },
  { from: ['income-of-period'], to: 'dividends', where: (choice) => isOfDividendsAlone(choice) && isBehind(choice) },
  { from: ['concentration'], to: 'ranking', where: isOfFewHoldings },
  { from: ['largest-payments'], to: 'missing-payments', where: isOfNoOrder },
  { from: ['largest-payments', 'coming-payments', 'next-payment'], to: 'income-of-period', where: asksWhichMonth },
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
