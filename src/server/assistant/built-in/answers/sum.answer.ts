import { Decimal } from '#domain/money/decimal';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { activeOnly, withMeasure, withoutFigures, type Answer } from './answer.ts';

export type Sums = Awaited<ReturnType<Tools['sumHoldings']['run']>>;
type Sum = Sums['all']['cost'];

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

/** The same sum in the currency that was asked for, and how much of it is held in that currency. */
async function convertToCurrency(sum: Sum, { query: { into }, tools, speech }: Asked) {
  if (into === undefined || into === 'EUR') return [];
  const { texts, money } = speech;
  const amount = sum.inEuro.amount.toFixed();
  const { converted } = await tools.convert.run({ amount, from: 'EUR', to: into });
  if (converted === null) return [texts.noRateFor(into)];
  const held = sum.byCurrency.find(({ currency }) => currency === into);
  const inEuro =
    held && (await tools.convert.run({ amount: held.amount.toFixed(), from: into, to: 'EUR' })).converted;
  return [
    texts.into(money(converted)),
    held && inEuro ? texts.heldIn(into, money(held), money(inEuro)) : undefined,
  ];
}

/** Those of the sum and, where it is said in another currency, that one's. */
async function chooseRates({ into }: Query, { rates }: Sums, tools: Tools): Promise<Sums['rates']> {
  if (into === undefined || rates.factors.some(({ currency }) => currency === into)) return rates;
  const asked = (await tools.convert.run({ amount: '1', from: into, to: 'EUR' })).rates;
  return { ...rates, factors: [...rates.factors, ...asked.factors] };
}

interface Asked {
  readonly query: Query;
  readonly tools: Tools;
  readonly speech: Speech;
  readonly selection: string;
}

/** One amount in all, by currency, and in the currency that was asked for. */
async function describeAmount(measure: Amount, { all }: Sums, asked: Asked) {
  const { texts, profit, money, sums, isEuroAlone } = asked.speech;
  const sum = all[AMOUNTS[measure]];
  const { cost } = all;
  if (sum.count === 0) return [texts.noFigure(texts.measures[measure], asked.selection)];
  const isProfit = AMOUNTS[measure] === 'profit';
  return [
    texts.total(
      texts.measures[isProfit ? 'profit' : measure],
      asked.selection,
      (isProfit ? profit : money)(sum.inEuro),
    ),
    isProfit &&
      cost.count > 0 &&
      !cost.inEuro.amount.isZero() &&
      texts.ofCost(asked.speech.percent(sum.inEuro.amount.div(cost.inEuro.amount).times(100))),
    isProfit && texts.priceAlone,
    !isEuroAlone(sum.byCurrency) && texts.line(texts.byCurrency, sums(sum.byCurrency, sum.inEuro)),
    ...(await convertToCurrency(sum, asked)),
  ];
}

/** What a missing market price does to the sum. */
function describeUnpriced(measure: Amount, { all }: Sums, { texts, count }: Speech) {
  if (all.withoutMarketPrice === 0 || all[AMOUNTS[measure]].count === 0) return undefined;
  if (AMOUNTS[measure] === 'profit') return texts.unpriced(count(all.withoutMarketPrice));
  return measure === 'market-value' && texts.unpricedLeftOut(count(all.withoutMarketPrice));
}

/** The sum of an amount over the holdings that fit; after what they are worth, what was paid for them. */
export const amountSum: Answer = async (query, tools, speech) => {
  const { texts, count, rates } = speech;
  const filter = activeOnly(query.filter);
  const measure = isAmount(query.measure) ? query.measure : 'cost';
  const found = await tools.sumHoldings.run({ filter });
  const asked = { query, tools, speech, selection: speech.selection(filter) };
  if (found.count === 0) return reply(found, texts.noneFits(asked.selection));
  const isWorth = measure === 'market-value';
  return reply(
    found,
    ...(await describeAmount(measure, found, asked)),
    describeUnpriced(measure, found, speech),
    ...(isWorth ? await describeAmount('cost', found, asked) : []),
    isWorth && found.sales > 0 && texts.withSales(count(found.sales)),
    rates(await chooseRates(query, found, tools)),
  );
};

/** Whether those that are asked about made a profit, or a loss: by those whose market price is known. */
export const verdict: Answer = async (query, tools, speech) => {
  const { texts, count, profit } = speech;
  const { filter } = withoutFigures({ ...query, filter: activeOnly(query.filter) });
  const { all, count: held } = await tools.sumHoldings.run({ filter });
  const unpriced = all.withoutMarketPrice;
  if (held === 0) return reply({}, texts.noneFits(speech.selection(filter)));
  if (unpriced === held)
    return reply({}, texts.noFigure(texts.measures['market-price'], speech.selection(filter)));
  const priced = unpriced === 0 ? filter : { ...filter, having: ['market-price' as const] };
  const sums = await tools.sumHoldings.run({ filter: priced });
  const said = await amountSum(withMeasure({ ...query, filter: priced }, 'profit'), tools, speech);
  const made = new Decimal(sums.all.profit.inEuro.amount);
  const isOfLoss = query.concepts.has('sign:losing') || query.concepts.has('measure:loss');
  return reply(
    said?.facts,
    (isOfLoss ? made.lt(0) : made.gt(0)) ? texts.yes : texts.no,
    said?.content,
    unpriced > 0 && texts.unpricedLost(count(unpriced), profit(all.profit.inEuro)),
  );
};
