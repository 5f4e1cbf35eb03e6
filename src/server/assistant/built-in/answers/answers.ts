import type { IntentId } from '../intents/intent-ids.ts';
import type { Concept } from '../understanding/concept.ts';
import { OF_ONE } from '../understanding/choose-intent.ts';
import type { Query } from '../understanding/query.ts';
import { isOfDividends, withMeasure, type Answer } from './answer.ts';
import { average } from './average.answer.ts';
import { comparison, rates } from './parts/compare.answer.ts';
import { couponAmount } from './payments/coupon-amount.answer.ts';
import { dividends, dividendTax } from './payments/dividends.answer.ts';
import { exposure } from './parts/exposure.answer.ts';
import { ofEach } from './each.ts';
import { withCard } from './holding-card.ts';
import { changes, flows } from './payments/flows.answer.ts';
import { averagePrice, notes, positions, priceAge, unitsHeld, working } from './held.answer.ts';
import { counted, listed, ranking } from './list.answer.ts';
import { matured, maturities } from './maturities.answer.ts';
import { issuer, oneHolding, working as workingOfYield, yieldOfHolding } from './one-holding.answer.ts';
import { overdue } from './payments/overdue.answer.ts';
import { largest, payments, taxes } from './payments/payments.answer.ts';
import { rateShift } from './rate-shift.answer.ts';
import { riskOverview } from './risk-overview.answer.ts';
import { valueShift } from './value-shift.answer.ts';
import { amountSum } from './sum.answer.ts';
import { comparePeriods, income, valueOnDay } from './time.answer.ts';
import { currencyEffect, totalReturn, valueChange } from './return.answer.ts';
import { invested, profit, value, worth } from './value.answer.ts';
import { reply } from '../speech.ts';
import { accruedInterest, concentration, interestRateRisk, principalLadder } from './whole.answer.ts';

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

const holding: Answer = (query, ...rest) => {
  if (query.measures.length > 1 && query.period === undefined)
    return (query.measures.includes('coupon') ? couponAmount : oneHolding)(query, ...rest);
  if (query.measure === 'market-value') return worth(query, ...rest);
  if (query.concepts.has('noun:issuer')) return issuer(query, ...rest);
  if (query.measure === 'coupon') return couponAmount(query, ...rest);
  const isAnalytic = ANALYTIC.some((one) => query.concepts.has(one));
  const isOfDay = query.period !== undefined && query.measure === 'yield';
  return (isAnalytic || isOfDay ? workingOfYield : oneHolding)(query, ...rest);
};

/** 'The value as of 31 December' is no change. */
function isOfOneDay({ period, otherPeriod, comparesWithToday }: Query): boolean {
  const isPlain = period?.plain === undefined && otherPeriod === undefined && !comparesWithToday;
  return isPlain && period?.period.from === period?.period.to;
}

const isOfOneYear = ({ period }: Query) =>
  period !== undefined && period.period.from.slice(0, 4) === period.period.to.slice(0, 4);

const ANSWERS: Record<AnsweredIntent, Answer> = {
  'overview-value': value,
  'holding-value': (query, tools, speech) => {
    const isPast = query.period !== undefined && query.period.period.to < speech.today;
    return (isPast ? positions : worth)(query, tools, speech);
  },
  'holding-details': holding,
  positions,
  'count-holdings': async (query, ...rest) => {
    const [counts, issuers] = [
      await counted(query, ...rest),
      query.concepts.has('noun:issuer') && (await concentration(query, ...rest)),
    ];
    return issuers ? reply([counts?.facts, issuers.facts], counts?.content, issuers.content) : counts;
  },
  'list-holdings': listed,
  notes,
  invested,
  profit,
  'payments-received': payments,
  'coming-payments': flows,
  'next-payment': flows,
  'missing-payments': overdue,
  maturities,
  matured,
  // Of one year, the bonds that are repaid.
  'principal-ladder': (query, ...rest) => (isOfOneYear(query) ? maturities : principalLadder)(query, ...rest),
  'total-return': totalReturn,
  'income-of-period': income,
  'interest-rate-risk': interestRateRisk,
  'rates-shift': rateShift,
  'value-shift': valueShift,
  'risk-overview': riskOverview,
  'average-coupon': average,
  'average-yield': (query, ...rest) => average(withMeasure(query, 'yield'), ...rest),
  // ETFs and shares have a return, no yield.
  'yield-of-holding': async (query, ...rest) =>
    (await yieldOfHolding(query, ...rest)) ?? totalReturn(query, ...rest),
  ranking,
  concentration,
  exposure,
  'compare-holdings': comparison,
  'compare-periods': comparePeriods,
  'value-change': (query, ...rest) => (isOfOneDay(query) ? valueOnDay : valueChange)(query, ...rest),
  'currency-effect': currencyEffect,
  'coupon-amount': couponAmount,
  'largest-payments': largest,
  'taxes-paid': (query, ...rest) => {
    return (isOfDividends(query) ? dividendTax : taxes)(query, ...rest);
  },
  'fees-paid': (query, ...rest) => amountSum(withMeasure(query, 'fees'), ...rest),
  dividends,
  'accrued-interest': accruedInterest,
  working,
  'average-price': averagePrice,
  'price-age': priceAge,
  changes,
  'units-held': unitsHeld,
  'exchange-rates': rates,
};

export function isAnswered(intent: IntentId): intent is AnsweredIntent {
  return Object.hasOwn(ANSWERS, intent);
}

/** Of one holding whatever else is known of it follows. */
const WITH_CARD: readonly IntentId[] = [...OF_ONE, 'notes', 'exposure'];

export function answerOf(intent: AnsweredIntent): Answer {
  const answer = ofEach(ANSWERS[intent]);
  return WITH_CARD.includes(intent) ? withCard(answer) : answer;
}
