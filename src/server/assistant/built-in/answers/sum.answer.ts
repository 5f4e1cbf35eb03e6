import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import { headline, reply, type Line } from '../answer-parts.ts';
import type { Answering, Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import {
  activeOnly,
  isOfOne,
  isPart,
  isWithIncome,
  together,
  withMeasure,
  withoutFigures,
  type Answer,
  type Found,
} from './answer.ts';
import { compareWithBound, compareWithPercent } from './bound.ts';
import { groups } from './count.answer.ts';
import { list } from './list.answer.ts';
import { inCurrency } from './payments/in-currency.ts';
import { oneHolding } from './one-holding.answer.ts';
import { totalReturn } from './return.answer.ts';

type Sums = Found<'sumHoldings'>;

const AMOUNTS = {
  profit: 'profit',
  'profit-percent': 'profit',
  cost: 'cost',
  'market-value': 'marketValue',
  nominal: 'nominal',
  taxes: 'taxes',
  fees: 'fees',
  dividend: 'dividend',
} as const;
type Amount = keyof typeof AMOUNTS;

export function isAmount(measure: string | undefined): measure is Amount {
  return measure !== undefined && Object.hasOwn(AMOUNTS, measure);
}

/** The sum in the currency that was asked for, and how much of it is held in that currency. */
async function sumInCurrency(sum: Sums['all']['cost'], { into }: Query, answering: Answering) {
  if (into === undefined || into === 'EUR') return [];
  const { tools, say } = answering;
  const held = sum.byCurrency.find(({ currency }) => currency === into);
  const euro = held && (await tools.convert.run({ amount: held.amount.toFixed(), from: into, to: 'EUR' }));
  return [
    await inCurrency(into, sum.inEuro, answering),
    euro && say('heldIn', { currency: into, amount: held, inEuro: euro.converted }),
  ];
}

/** One amount in all, by currency, and in the currency that was asked for. */
async function describeAmount(
  measure: Amount,
  { all }: Sums,
  { query, answering }: { readonly query: Query; readonly answering: Answering },
): Promise<Line> {
  const { say, write, signed } = answering;
  const filter = activeOnly(query.filter);
  const sum = all[AMOUNTS[measure]];
  if (sum.count === 0) return say('noFigure', { measure, which: filter });
  const isProfit = AMOUNTS[measure] === 'profit';
  const cost = all.cost.inEuro.amount;
  const written = isProfit ? signed(sum.inEuro) : write(sum.inEuro);
  const ofCost = isProfit && !cost.isZero() && sum.inEuro.amount.div(cost).times(100);
  return [
    await compareWithBound(query, sum.inEuro, { answering }),
    ofCost && compareWithPercent(query, ofCost, answering),
    query.isPercent && ofCost && say('profitOfCost', { which: filter, percent: ofCost }),
    headline(
      isProfit && sum.inEuro.amount.isNeg()
        ? say('totalLoss', { which: filter, amount: sum.inEuro })
        : say('total', { totalOf: isProfit ? 'profit' : measure, which: filter, amount: written }),
      [isProfit ? 'profit' : measure, written],
    ),
    !query.isPercent && ofCost && say('ofCost', { percent: ofCost }),
    isProfit && say('priceAlone'),
    measure === 'cost' && !all.fees.inEuro.amount.isZero() && say('withoutFees'),
    sum.byCurrency.some(({ currency }) => currency !== 'EUR') && say('byCurrency', { amount: sum }),
    await sumInCurrency(sum, query, answering),
  ];
}

/** What a missing market price does to the sum. */
function describeUnpriced(measure: Amount, { all }: Sums, { say }: Speech): Line {
  const { withoutMarketPrice: count } = all;
  if (count === 0 || all[AMOUNTS[measure]].count === 0) return undefined;
  if (AMOUNTS[measure] === 'profit') return say('unpricedLost', { count, profit: all.profit.inEuro });
  return measure === 'market-value' && say('unpricedLeftOut', { count });
}

/** The sums of profit are of what has a market price: of the rest it is not known. */
async function sumPriced(filter: HoldingFilter, { tools }: Answering): Promise<Sums> {
  const having: readonly Measure[] = [...(filter.having ?? []), 'market-price'];
  return tools.sumHoldings.run({ filter: { ...filter, having } });
}

/** The sum of an amount over the holdings that fit; after what they are worth, what was paid for them. */
export const amountSum: Answer = async (query, answering) => {
  const { tools, say, rates } = answering;
  const filter = activeOnly(query.filter);
  const measure = isAmount(query.measure) ? query.measure : 'cost';
  const found = await tools.sumHoldings.run({ filter });
  if (found.count === 0) return reply(found, say('noneFits', { which: filter }));
  const isWorth = measure === 'market-value';
  const isProfit = AMOUNTS[measure] === 'profit';
  const counted = isProfit ? await sumPriced(filter, answering) : found;
  if (counted.count === 0) return reply(found, say('noFigure', { measure: 'market-price', which: filter }));
  return reply(
    found,
    await describeAmount(measure, counted, { query, answering }),
    describeUnpriced(measure, found, answering),
    isWorth && (await describeAmount('cost', found, { query, answering })),
    isWorth && found.sales > 0 && say('withSales', { count: found.sales }),
    found.all[AMOUNTS[measure]].count > 0 && rates(found.rates),
  );
};

/** Of a security that was bought more than once, each purchase and the sum of all. */
const sumOrOne: Answer = async (query, answering) => {
  if (!isOfOne(query) || query.into !== undefined) return amountSum(query, answering);
  const { count } = await answering.tools.listHoldings.run({ filter: query.filter });
  return (count < 2 ? oneHolding : together(amountSum, oneHolding))(query, answering);
};

/** Of a period its deals, whatever has become of them. */
const ofDeals = (query: Query): Query => {
  const dealt = query.period && { expired: undefined, bought: query.period.period };
  return { ...query, filter: { ...dealt, ...query.filter } };
};

export const feesPaid: Answer = (query, answering) =>
  amountSum(withMeasure(ofDeals(query), 'fees'), answering);

/** What was paid; of what was bought in a period one by one, too. */
export const invested: Answer = (query, answering) => {
  if (query.by !== undefined) return groups(query.by)(query, answering);
  return (query.period === undefined ? sumOrOne : together(sumOrOne, list))(
    withMeasure(ofDeals(query), query.measure === 'nominal' ? 'nominal' : 'cost'),
    answering,
  );
};

/** Whether those that are asked about made a profit, or a loss: by those whose market price is known. */
async function yesOrNo(query: Query, answering: Answering): Promise<Line> {
  const { filter } = withoutFigures({ ...query, filter: activeOnly(query.filter) });
  const { all, count } = await sumPriced(filter, answering);
  const { amount: made } = all.profit.inEuro;
  const isOfLoss = query.concepts.has('sign:losing') || query.concepts.has('measure:loss');
  return count > 0 && answering.say((isOfLoss ? made.lt(0) : made.gt(0)) ? 'yes' : 'no');
}

const verdict =
  (answer: Answer): Answer =>
  async (query, answering) =>
    reply({}, await yesOrNo(query, answering), await answer(query, answering));

/** 'Are all my bonds in profit?' is answered by those that are. */
function isOfEach({ isYesNo, asksVerdict, asksWhich, filter, concepts }: Query): boolean {
  const isOfSum = concepts.has('measure:profit') || concepts.has('measure:loss');
  const isEverything = concepts.has('kind:any') && !isOfSum;
  const asksSome = (!asksVerdict && (isYesNo || isEverything)) || asksWhich;
  return asksSome && filter.figures?.some(({ value: bound }) => bound === '0') === true;
}

/** 'How much am I up?': of all, not of what is up. */
function ofAll(query: Query): Query {
  const isOfKind = [...query.concepts].some((one) => one.startsWith('kind:') || one === 'ref:them');
  // 'The loss of those at a loss'.
  const isOfLoss = query.concepts.has('measure:loss') && query.concepts.has('sign:losing');
  return isOfKind || isOfLoss ? query : withoutFigures(query);
}

export const profit: Answer = (asked, answering) => {
  if (isOfEach(asked)) return list(asked, answering);
  const query = ofAll(asked);
  // What a sale brought beside what was paid is not in a row of its own.
  if (query.filter.directions?.includes('Sell')) return Promise.resolve(undefined);
  const isOfSign = query.period === undefined && query.bound === undefined;
  if (query.asksVerdict && isOfSign)
    return verdict(amountSum)(withMeasure(withoutFigures(query), 'profit'), answering);
  if (query.by !== undefined) return groups(query.by)(query, answering);
  if (query.period !== undefined || isWithIncome(query)) return totalReturn(query, answering);
  // Of a part the sum, and each one's.
  const isOfPart = isPart(query.filter) && !isOfOne(query);
  const measure = query.isPercent && isOfOne(query) ? 'profit-percent' : 'profit';
  const answer = isOfPart ? together(sumOrOne, list) : sumOrOne;
  return (isOfSign && query.isYesNo ? verdict(answer) : answer)(withMeasure(query, measure), answering);
};
