import { sumDecimals } from '#domain/money/decimal';
import { isBond, isSale, type Holding } from '#domain/portfolio/holding';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type Line, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { isOfOne, withMeasure, withoutFigures, type Answer } from './answer.ts';
import { groups } from './count.answer.ts';
import { exposure } from './parts/exposure.answer.ts';
import { list } from './list.answer.ts';
import { holdingLabel, oneHolding } from './one-holding.answer.ts';
import { totalReturn } from './return.answer.ts';
import { amountSum, verdict } from './sum.answer.ts';
import { valueOnDay } from './time.answer.ts';
import { overviewValue } from './whole-value.answer.ts';

/** What everything, or a part of it, is worth: today, or on a day that is over. */
export const value: Answer = (query, tools, speech) => {
  const { period, filter } = query;
  if (query.by !== undefined) return exposure(query, tools, speech);
  if (period !== undefined && period.period.to < speech.today) return valueOnDay(query, tools, speech);
  // What is expired has no value in the overview.
  return filter.expired === true
    ? amountSum(withMeasure(query, 'market-value'), tools, speech)
    : overviewValue(query, tools, speech);
};

/** '15 × 405.50 USD = 6,082.50 USD', or what was paid where nobody knows the price. */
function describeWorth(holding: Holding, { texts, measure }: Speech): string {
  const [worth, price, paid = ''] = [
    measure(holding, 'market-value'), measure(holding, 'market-price'), measure(holding, 'cost'),
  ]; // prettier-ignore
  if (worth === undefined || price === undefined) return texts.worth.unpriced(holdingLabel(holding), paid);
  const working = isBond(holding)
    ? `${measure(holding, 'nominal') ?? ''} × ${price}`
    : `${measure(holding, 'units') ?? ''} × ${price}\u00a0${holding.currency}`;
  return texts.worth.one(holdingLabel(holding), { value: worth, working, paid });
}

/** Of which day the market prices are. */
function describePriceDays(held: readonly Holding[], { texts, day }: Speech): string {
  const days = held.flatMap(({ marketPriceOn: on }) => on ?? []).sort();
  const [oldest] = days;
  if (oldest === undefined || days.length < held.length) return texts.worth.asEntered;
  return (oldest === days.at(-1) ? texts.worth.pricedOn : texts.worth.pricedFrom)(day(oldest));
}

/** '40 × 245.00 = 9,800.00 EUR' of rows that have one price. */
function describeQuantity(held: readonly Holding[], { units, measure, money }: Speech): string | undefined {
  const [first, ...others] = held;
  if (first === undefined || others.length === 0 || isBond(first)) return undefined;
  if (others.some((one) => one.marketPrice !== first.marketPrice)) return undefined;
  const all = sumDecimals(held.map((one) => (isBond(one) ? 0 : one.units)));
  const worth = money({ amount: all.times(first.marketPrice), currency: first.currency });
  return `${units(all)} × ${measure(first, 'market-price') ?? ''} = ${worth}`;
}

/** With accrued interest, and what part of everything that is. */
async function describeShare(
  filter: HoldingFilter,
  tools: Tools,
  { whole, money, percent }: Speech,
): Promise<Line[]> {
  const [part, all] = [await tools.portfolioValue.run({ filter }), await tools.portfolioValue.run({})];
  if ('notKnown' in part || 'notKnown' in all || 'notKnown' in part.value || 'notKnown' in all.value)
    return [];
  if ('notKnown' in part.accruedInterest || part.value.amount.isZero()) return [];
  return [
    !part.accruedInterest.amount.isZero() &&
      whole.withAccrued(money(part.accruedInterest), money(part.value)),
    whole.shareOfAll(percent(part.value.amount.div(all.value.amount).times(100))),
  ];
}

/** What one holding, in all its rows, is worth at its market price; without one that is not known. */
export const worth: Answer = async ({ filter }, tools, speech) => {
  const { texts } = speech;
  const found = await tools.listHoldings.run({ filter });
  const [first] = found.holdings;
  if (first === undefined) return reply({}, texts.notFound(filter.isins?.join(', ') ?? ''));
  const held = found.holdings.filter((holding) => !holding.expired && !isSale(holding));
  if (held.length === 0) return reply(found, texts.worth.notHeld(holdingLabel(first)));
  const { all, rates } = await tools.sumHoldings.run({
    filter: { ...filter, expired: false, directions: ['Buy', 'Bid'] },
  });
  const { byCurrency, inEuro, count } = all.marketValue;
  const told = held.map((holding) => describeWorth(holding, speech));
  if (count === 0) return reply(held, ...told);
  const isSaid = held.length === 1 && first.currency === 'EUR';
  return reply(
    held,
    describeQuantity(held, speech),
    ...told,
    !isSaid && texts.line(texts.inAll, speech.sums(byCurrency, inEuro)),
    ...(await describeShare(filter, tools, speech)),
    describePriceDays(held, speech),
    speech.rates(rates),
  );
};

/** Of a security that was bought more than once, each purchase and the sum of all. */
const sumOrOne: Answer = async (query, tools, speech) => {
  if (!isOfOne(query) || query.into !== undefined) return amountSum(query, tools, speech);
  const { count } = await tools.listHoldings.run({ filter: query.filter });
  if (count < 2) return oneHolding(query, tools, speech);
  const [sum, each] = [await amountSum(query, tools, speech), await oneHolding(query, tools, speech)];
  return sum && reply(sum.facts, sum.content, each?.content);
};

export const invested: Answer = async (query, ...rest) => {
  if (query.by !== undefined) return groups(query.by)(query, ...rest);
  const bought = query.period && { expired: undefined, bought: query.period.period };
  const asked = { ...query, filter: { ...bought, ...query.filter } };
  const measure = query.measure === 'nominal' ? 'nominal' : 'cost';
  const sum = await sumOrOne(withMeasure(asked, measure), ...rest);
  // What was bought in a period, one by one.
  const each = bought === undefined ? undefined : await list(withMeasure(asked, measure), ...rest);
  return sum && reply([sum.facts, each?.facts], sum.content, each?.content);
};

/** 'Are all my bonds in profit?' is answered by those that are. */
function isOfEach({ isYesNo, asksVerdict, asksWhich, filter, concepts }: Query): boolean {
  const isEverything = concepts.has('kind:any') && !concepts.has('measure:profit');
  const asksSome = (!asksVerdict && (isYesNo || isEverything)) || asksWhich;
  return asksSome && filter.figures?.some(({ value: bound }) => bound === '0') === true;
}

/** 'Is my profit above 10,000?' compares the sum, not each holding. */
const hasBound = ({ filter }: Query) => filter.figures?.some(({ value: bound }) => bound !== '0') === true;

/** 'How much am I up?': of all, not of what is up. */
function ofAll(query: Query): Query {
  const isOfKind = [...query.concepts].some((one) => one.startsWith('kind:') || one === 'ref:them');
  // 'The loss of those at a loss'.
  const isOfLoss = query.concepts.has('measure:loss') && query.concepts.has('sign:losing');
  return (isOfKind && !hasBound(query)) || isOfLoss ? query : withoutFigures(query);
}

/** Of a part the sum, and each one's. */
const profitOfEach: Answer = async (query, ...rest) => {
  const [sum, each] = [await sumOrOne(query, ...rest), await list(query, ...rest)];
  return sum && reply([sum.facts, each?.facts], sum.content, each?.content);
};

export const profit: Answer = (asked, ...rest) => {
  if (isOfEach(asked)) return list(asked, ...rest);
  const query = ofAll(asked);
  // What a sale brought beside what was paid is not in a row of its own.
  if (query.filter.directions?.includes('Sell')) return Promise.resolve(undefined);
  if (query.asksVerdict && query.period === undefined && !hasBound(asked)) return verdict(query, ...rest);
  if (query.by !== undefined) return groups(query.by)(query, ...rest);
  if (query.period !== undefined) return totalReturn(query, ...rest);
  const isOfPart = isNarrowing({ ...query.filter, expired: undefined }) && !isOfOne(query);
  return (isOfPart ? profitOfEach : sumOrOne)(withMeasure(query, 'profit'), ...rest);
};
