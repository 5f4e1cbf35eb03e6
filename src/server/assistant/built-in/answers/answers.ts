import type { IntentId } from '../intents/intent-ids.ts';
import type { Concept } from '../understanding/concept.ts';
import { OF_ALL, OF_ONE, RECEIVED_TOO } from '../understanding/choose-intent.ts';
import { addDays, type CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { Answering } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { accruedInterest } from './accrued.answer.ts';
import { isOfDividends, isOfOne, isOver, together, withMeasure, type Answer } from './answer.ts';
import { average } from './average.answer.ts';
import { changes } from './changes.answer.ts';
import { units } from './count.answer.ts';
import { deals } from './deals/deals.answer.ts';
import { ofEach } from './each.ts';
import { averagePrice, notes, positions, priceAge, priceOnDay } from './held.answer.ts';
import { withCard } from './holding-card.ts';
import { counted, listed, orOfAll } from './list.answer.ts';
import { ranking } from './ranked/ranking.answer.ts';
import { matured, maturities } from './maturities.answer.ts';
import { isBank, issuer, oneHolding } from './one-holding.answer.ts';
import { comparison, rates } from './parts/compare.answer.ts';
import { exposure, positionsAbove } from './parts/exposure.answer.ts';
import { inParts } from './parts/in-parts.ts';
import { limits } from './parts/limits.answer.ts';
import { calls } from './payments/calls.answer.ts';
import { couponAmount } from './payments/coupon-amount.answer.ts';
import { dividends, dividendTax } from './payments/dividends.answer.ts';
import { flows } from './payments/flows.answer.ts';
import { isOfShort, overdue } from './payments/overdue.answer.ts';
import { largest, payments } from './payments/payments.answer.ts';
import { principalLadder } from './payments/principal.answer.ts';
import { taxes } from './payments/taxes.answer.ts';
import { rateShift } from './what-if/rate-shift.answer.ts';
import { currencyEffect, totalReturn, valueChange } from './return.answer.ts';
import { concentration, interestRateRisk, riskOverview } from './risk.answer.ts';
import { comparePeriods } from './periods/compare-periods.answer.ts';
import { endedOr, sales, soldOr } from './sales.answer.ts';
import { feesPaid, invested, profit } from './sum.answer.ts';
import { income } from './time.answer.ts';
import { valueShift } from './what-if/value-shift.answer.ts';
import { profitOnDay, value, valueOnDay, worth } from './value.answer.ts';
import { analysis, working, yieldOfHolding } from './working.answer.ts';

type SaidInWords = Extract<
  IntentId,
  `decline-${string}` | 'greeting' | 'thanks' | 'goodbye' | 'help' | 'glossary' | 'how-to'
>;
/** The intents that the portfolio answers; the others are said in words alone. */
export type AnsweredIntent = Exclude<IntentId, SaidInWords>;

/** Figures that only the terms and the price of one bond give. */
const ANALYTIC: readonly Concept[] = [
  'measure:current-yield', 'measure:duration', 'measure:modified-duration', 'measure:convexity', 'measure:accrued', 'measure:dirty-price', 'measure:dv01',
]; // prettier-ignore

/** Of one holding the figure that is asked for, or all that is stored of it. */
function holding(query: Query, { today }: Answering): Answer {
  const { measures, measure, concepts, period, isYesNo } = query;
  if (isYesNo && concepts.has('is:bank')) return isBank;
  if (measures.length > 1 && period === undefined)
    return measures.includes('coupon') ? couponAmount : oneHolding;
  if (measure === 'market-value') return worth;
  if (measure === 'market-price' && isOver(query, today)) return priceOnDay;
  if (concepts.has('noun:issuer')) return issuer;
  if (measure === 'coupon') return couponAmount;
  const isOfDay = period !== undefined && measure === 'yield';
  return isOfDay || ANALYTIC.some((one) => concepts.has(one)) ? analysis : oneHolding;
}

/** 'The value as of 31 December' is no change. */
function isOfOneDay({ period, otherPeriod, comparesWithToday }: Query): boolean {
  const isPlain = period?.plain === undefined && otherPeriod === undefined && !comparesWithToday;
  return isPlain && period?.period.from === period?.period.to;
}

/** 'The unrealised profit at the end of 2025': of what was held then, not what the days brought. */
const isUnrealised = ({ terms, period }: Query) => terms.includes('unrealised-gain') && period !== undefined;

/** 'The profit as of 31 December'. */
function isOfProfitOnDay(query: Query, today: CalendarDate): boolean {
  const isYesterday = query.period?.period.from === addDays(today, -1);
  return isUnrealised(query) || (query.period !== undefined && isOfOneDay(query) && !isYesterday);
}

/** 'What did they cost, what are they worth, and the difference?' */
const isOfCostAndValue = ({ measures }: Query) =>
  measures.includes('cost') && measures.includes('market-value');

/** 'Total value and total profit': of everything, at once. */
const isOfValueToo = ({ concepts, measures, period, filter }: Query) =>
  concepts.has('measure:value') &&
  measures.includes('profit') &&
  period === undefined &&
  filter.isins === undefined;

/** 'Growth and dividends', 'a loss even with what it paid out'. */
const OF_RESULT: readonly Concept[] = [
  'measure:return',
  'measure:profit',
  'measure:loss',
  'sign:losing',
  'sign:gaining',
  'including',
  'follow:and',
];

/** The answer that a query of the intent gets. */
const choosing =
  (choose: (query: Query, answering: Answering) => Answer): Answer =>
  (query, answering) =>
    choose(query, answering)(query, answering);

const of =
  (measure: Measure, answer: Answer): Answer =>
  (query, answering) =>
    answer(withMeasure(query, measure), answering);

const ANSWERS: Record<AnsweredIntent, Answer> = {
  // 'How much more is everything worth than it cost?'
  'overview-value': choosing((query) =>
    isOfCostAndValue(query) && query.concepts.has('op:compare') && query.operation === 'highest'
      ? profit
      : value,
  ),
  'holding-value': choosing((query, { today }) => {
    // 'How much more is it worth than what I paid?'
    if (isOfCostAndValue(query) && query.concepts.has('op:compare')) return profit;
    return isOver(query, today) ? positions : worth;
  }),
  'holding-details': soldOr(choosing(holding)),
  positions,
  'count-holdings': soldOr(
    choosing(({ concepts }) => (concepts.has('noun:issuer') ? together(counted, concentration) : counted)),
  ),
  'list-holdings': soldOr(listed),
  notes,
  invested: choosing((query) => (isOfCostAndValue(query) ? value : invested)),
  profit: soldOr(
    choosing((query, { today }) => {
      if (isOfProfitOnDay(query, today))
        return isUnrealised(query) ? profitOnDay : together(profitOnDay, profit);
      return isOfCostAndValue(query) || isOfValueToo(query) ? value : endedOr(profit);
    }),
  ),
  sales: soldOr(
    choosing((query) => {
      if (query.filter.directions !== undefined) return listed;
      // 'What have I lost on it?', of what is still held.
      return isOfOne(query) && query.period === undefined ? together(sales, profit) : sales;
    }),
  ),
  deals,
  'payments-received': payments,
  'coming-payments': flows,
  'next-payment': flows,
  'missing-payments': choosing((query) => {
    const isOfBoth = query.acts?.includes(RECEIVED_TOO) === true && !isOfShort(query);
    return isOfBoth ? together(payments, overdue) : overdue;
  }),
  maturities,
  calls,
  // 'What was sold or matured in 2025?'
  matured: (query, answering) => {
    const { directions, ...filter } = query.filter;
    const isOfSales = directions?.includes('Sell') === true;
    return isOfSales ? sales({ ...query, filter }, answering) : matured(query, answering);
  },
  'principal-ladder': principalLadder,
  'total-return': soldOr(
    choosing((query) => {
      // 'How much did I earn on dividends?'
      if (isOfDividends(query) && !OF_RESULT.some((one) => query.concepts.has(one))) return dividends;
      if (isUnrealised(query)) return profitOnDay;
      // 'What was my portfolio on 30 June?'
      return isOfOneDay(query) && query.period !== undefined
        ? together(valueOnDay, totalReturn)
        : totalReturn;
    }),
  ),
  'income-of-period': income,
  'interest-rate-risk': interestRateRisk,
  'rates-shift': rateShift,
  'value-shift': valueShift,
  'risk-overview': riskOverview,
  // 'The average time to maturity'.
  'average-coupon': choosing(({ measure }) => (measure === 'maturity' ? maturities : average)),
  'average-yield': of('yield', average),
  // ETFs and shares have a return, no yield.
  'yield-of-holding': async (query, answering) =>
    (await yieldOfHolding(query, answering)) ?? totalReturn(query, answering),
  ranking: soldOr(ranking),
  concentration: choosing(({ concepts, by, operation }) => {
    if (concepts.has('noun:limit')) return limits;
    // 'Which bank has the most?'
    return by !== undefined && operation === 'highest' ? exposure : concentration;
  }),
  // 'My largest single exposure'.
  exposure: choosing(({ operation, by, into, filter, concepts, limit, asksWhich }) => {
    if (concepts.has('noun:limit')) return limits;
    const isOfAll = (by ?? into ?? filter.kinds) === undefined && !isNarrowing(filter);
    if (isOfAll && limit !== undefined && asksWhich && concepts.has('kind:any')) return positionsAbove;
    const isOfIssuers = operation === 'highest' || concepts.has('noun:issuer');
    return isOfIssuers && isOfAll ? concentration : exposure;
  }),
  'compare-holdings': comparison,
  'compare-periods': comparePeriods,
  'value-change': choosing((query) => (isOfOneDay(query) ? valueOnDay : valueChange)),
  'currency-effect': currencyEffect,
  'coupon-amount': couponAmount,
  'largest-payments': largest,
  'taxes-paid': choosing((query) => (isOfDividends(query) ? dividendTax : taxes)),
  'fees-paid': feesPaid,
  dividends,
  'accrued-interest': accruedInterest,
  // 'Why?', after the accrued interest.
  working: soldOr(
    choosing(({ concepts, filter, measure }) => {
      if (filter.isins === undefined) return working;
      if (concepts.has('measure:accrued')) return accruedInterest;
      // 'Where does its price come from?'
      return measure === 'market-price' && !concepts.has('op:average') ? priceAge : working;
    }),
  ),
  'average-price': soldOr(averagePrice),
  'price-age': priceAge,
  // 'What happened to X?', which is no longer held.
  changes: choosing(({ acts }) =>
    acts?.includes('what-became') === true ? endedOr(changes, together(sales, deals)) : changes,
  ),
  'units-held': units,
  'exchange-rates': rates,
};

export function isAnswered(intent: IntentId): intent is AnsweredIntent {
  return Object.hasOwn(ANSWERS, intent);
}

export type AnsweredQuery = Query & { readonly intent: AnsweredIntent };
export const isAnsweredQuery = (query: Query): query is AnsweredQuery => isAnswered(query.intent);

/** Of one holding whatever else is known of it follows. */
const WITH_CARD: readonly IntentId[] = [...OF_ONE, 'notes', 'exposure'];

export function findAnswer(intent: AnsweredIntent): Answer {
  const own = inParts(ofEach(ANSWERS[intent]));
  const answer = OF_ALL.includes(intent) ? orOfAll(own) : own;
  return WITH_CARD.includes(intent) ? withCard(answer) : answer;
}
