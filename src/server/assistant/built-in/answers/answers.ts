import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../intents/intent-ids.ts';
import type { Concept } from '../understanding/concept.ts';
import { lines, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';
import { average } from './average.answer.ts';
import { comparison, rates } from './compare.answer.ts';
import { count, groupsAnswer } from './count.answer.ts';
import { exposure } from './exposure.answer.ts';
import { changes, flows } from './flows.answer.ts';
import { extremes, list } from './list.answer.ts';
import { matured, maturities } from './maturities.answer.ts';
import { averagePrice, notes, positions, priceAge, working } from './held.answer.ts';
import { oneHolding, working as workingOfYield } from './one-holding.answer.ts';
import { overdue } from './overdue.answer.ts';
import { earnings, largest, payments, taxes } from './payments.answer.ts';
import { comparePeriods, dividends, income, totalReturn, valueOnDay } from './time.answer.ts';
import { accruedInterest, concentration, interestRateRisk, principalLadder } from './whole.answer.ts';
import { rateShift } from './rate-shift.answer.ts';
import { overview, amountSum } from './sum.answer.ts';
import { units } from './units.answer.ts';
import { verdict } from './verdict.answer.ts';
import { worth } from './worth.answer.ts';

type Declined = Extract<
  IntentId,
  `decline-${string}` | 'greeting' | 'thanks' | 'goodbye' | 'help' | 'glossary' | 'how-to'
>;
/** The intents that the portfolio answers; the others are said in words alone. */
export type AnsweredIntent = Exclude<IntentId, Declined>;

/** Figures that only the terms and the price of one bond give. */
const ANALYTIC: readonly Concept[] = [
  'measure:current-yield', 'measure:duration', 'measure:modified-duration', 'measure:convexity', 'measure:accrued', 'measure:dirty-price',
]; // prettier-ignore

const isOfOne = ({ filter, isin }: Query) => filter.isins?.length === 1 || isin?.is === 'unknown';
const withMeasure = (query: Query, measure: NonNullable<Query['measure']>): Query => ({ ...query, measure });

/** True where a day or a period that is over is asked about. */
const isPast = ({ period }: Query, { today }: Speech) => period !== undefined && period.period.to < today;

const value: Answer = (query, ...rest) => {
  if (query.by !== undefined) return exposure(query, ...rest);
  if (isPast(query, rest[1]) && !isOfOne(query)) return valueOnDay(query, ...rest);
  const asked = withMeasure(
    { ...query, concepts: new Set([...query.concepts, 'measure:value' as const]) },
    'market-value',
  );
  if (isOfOne(query)) return worth(asked, ...rest);
  const isOverview =
    !isNarrowing(query.filter) &&
    query.into === undefined &&
    !query.concepts.has('measure:value') &&
    !query.concepts.has('measure:market-value');
  return (isOverview ? overview : amountSum)(asked, ...rest);
};

const holding: Answer = (query, ...rest) => {
  if (query.measure === 'market-value') return worth(query, ...rest);
  const isToday = query.period !== undefined && query.measure === 'yield';
  if (isToday || ANALYTIC.some((one) => query.concepts.has(one))) return workingOfYield(query, ...rest);
  return oneHolding(query, ...rest);
};

/** As it is shown; where none is entered, as it is computed. Then how. */
const yieldOfHolding: Answer = async (query, tools, speech) => {
  const { holdings } = await tools.listHoldings.run({ filter: query.filter });
  const isEntered = holdings.every((one) => speech.measuring(one, 'yield') !== undefined);
  const asksPurchase = query.concepts.has('measure:buy-date');
  if (isEntered && !asksPurchase) {
    const [shown, how] = await Promise.all(
      [holding, workingOfYield].map((answer) => answer(query, tools, speech)),
    );
    return shown && { ...shown, content: lines(shown.content, how?.content) };
  }
  const [isin = ''] = query.filter.isins ?? [];
  const { bonds } = await tools.analyseBond.run({ isin });
  const { texts, figures } = speech;
  const said = bonds.flatMap(({ atMarket }) =>
    atMarket.known
      ? [
          texts.one(
            texts.measures.yield,
            isin,
            `${figures.percent(atMarket.yieldPercent)} (${texts.computed})`,
          ),
        ]
      : [],
  );
  const rest = await workingOfYield(query, tools, speech);
  return rest && { ...rest, content: lines(...said, rest.content) };
};

const invested: Answer = (asked, ...rest) => {
  const { period, filter } = asked;
  const query =
    period === undefined
      ? asked
      : { ...asked, filter: { expired: undefined, ...filter, bought: period.period } };
  const measure = query.measure === 'nominal' ? 'nominal' : 'cost';
  if (query.by !== undefined) return groupsAnswer(query.by)(query, ...rest);
  return (isOfOne(query) && query.into === undefined ? oneHolding : amountSum)(
    withMeasure(query, measure),
    ...rest,
  );
};

/** 'Are all my bonds in profit?' is answered by those that are. */
const isOfEach = ({ isYesNo, asksVerdict, asksWhich, filter, concepts }: Query) => {
  const isEverything = concepts.has('kind:any') && !concepts.has('measure:profit');
  return (
    ((!asksVerdict && (isYesNo || isEverything)) || asksWhich) &&
    filter.figures?.some(({ value }) => value === '0') === true
  );
};

/** 'How much am I up?': of all, not of what is up. */
const ofAll = (query: Query): Query =>
  [...query.concepts].some((concept) => concept.startsWith('kind:') || concept === 'ref:them') ||
  query.filter.figures?.some(({ value }) => value !== '0') === true
    ? query
    : { ...query, filter: { ...query.filter, figures: undefined } };

/** Of a security that was bought more than once, the sum of all. */
const profitOfOne: Answer = async (query, tools, speech) => {
  const { count: rows } = await tools.listHoldings.run({ filter: query.filter });
  return (rows > 1 ? amountSum : oneHolding)(query, tools, speech);
};

const profit: Answer = (asked, ...rest) => {
  if (isOfEach(asked)) return list(asked, ...rest);
  const query = ofAll(asked);
  if (query.filter.figures?.some(({ value }) => value !== '0'))
    return amountSum(
      withMeasure({ ...query, filter: { ...query.filter, figures: undefined } }, 'profit'),
      ...rest,
    );
  // What a sale brought beside what was paid is not in a row of its own.
  if (query.filter.directions?.includes('Sell')) return Promise.resolve(undefined);
  if (query.asksVerdict && query.period === undefined) return verdict(query, ...rest);
  if (query.by !== undefined) return groupsAnswer(query.by)(query, ...rest);
  if (query.period !== undefined) return earnings(query, ...rest);
  return (isOfOne(query) && query.into === undefined ? profitOfOne : amountSum)(
    withMeasure(query, 'profit'),
    ...rest,
  );
};

const LOSING = [{ measure: 'profit', is: 'below', value: '0' }] as const;

const listed: Answer = (asked, ...rest) => {
  const isOfLoss = asked.concepts.has('measure:loss') && asked.filter.figures === undefined;
  const query = isOfLoss ? { ...asked, filter: { ...asked.filter, figures: LOSING } } : asked;
  if (query.by !== undefined) return groupsAnswer(query.by)(query, ...rest);
  return isOfOne(query) ? oneHolding(query, ...rest) : list(query, ...rest);
};

const averaged: Answer = (query, ...rest) => average(withMeasure(query, query.measure ?? 'coupon'), ...rest);

/** The biggest loser has the lowest profit. */
function chooseOperation({ operation, concepts, measure }: Query): 'highest' | 'lowest' {
  if (concepts.has('sign:losing') && measure === undefined)
    return operation === 'lowest' ? 'highest' : 'lowest';
  return operation === 'lowest' ? 'lowest' : 'highest';
}

const ranking: Answer = (query, ...rest) => {
  const operation = chooseOperation(query);
  const isByProfit =
    query.measure === undefined && query.filter.figures?.some(({ measure }) => measure === 'profit');
  const asked = isByProfit
    ? { ...query, operation, measure: 'profit' as const, filter: { ...query.filter, figures: undefined } }
    : { ...query, operation };
  return (query.by === undefined ? extremes : groupsAnswer(query.by))(asked, ...rest);
};

const sumOf =
  (measure: NonNullable<Query['measure']>): Answer =>
  (query, ...rest) =>
    amountSum(withMeasure(query, measure), ...rest);

const shift: Answer = (query, tools, speech) => rateShift(query, tools, speech);

const ANSWERS: Record<AnsweredIntent, Answer> = {
  'overview-value': value,
  'holding-value': (query, ...rest) => (isPast(query, rest[1]) ? positions : worth)(query, ...rest),
  'holding-details': holding,
  positions,
  'count-holdings': count,
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
  'principal-ladder': principalLadder,
  'total-return': totalReturn,
  'income-of-period': income,
  'interest-rate-risk': interestRateRisk,
  'rates-shift': shift,
  'average-coupon': averaged,
  'average-yield': (query, ...rest) => average(withMeasure(query, 'yield'), ...rest),
  'yield-of-holding': yieldOfHolding,
  ranking,
  concentration,
  exposure,
  'compare-holdings': comparison,
  'compare-periods': comparePeriods,
  'largest-payments': largest,
  'taxes-paid': taxes,
  'fees-paid': sumOf('fees'),
  dividends,
  'accrued-interest': accruedInterest,
  working,
  'average-price': averagePrice,
  'price-age': priceAge,
  changes,
  'units-held': units,
  'exchange-rates': rates,
};

export function isAnswered(intent: IntentId): intent is AnsweredIntent {
  return Object.hasOwn(ANSWERS, intent);
}

export function answerOf(intent: AnsweredIntent): Answer {
  return ANSWERS[intent];
}
