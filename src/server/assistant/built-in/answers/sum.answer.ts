import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import type { Tools } from '../../tools/create-tools.ts';
import { lines, describeMoney, describeProfit, describeRates, describeSums, type Speech } from '../speech.ts';
import { describeSelection } from '../describe-selection.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';

type Sums = Awaited<ReturnType<Tools['sumHoldings']['run']>>;
type Sum = Sums['all']['cost'];

interface SumQuestion {
  readonly tools: Tools;
  readonly speech: Speech;
}

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
async function convertToCurrency({ into }: Query, sum: Sum, { tools, speech }: SumQuestion) {
  if (into === undefined) return [];
  const { texts } = speech;
  const { converted } = await tools.convert.run({
    amount: sum.inEuro.amount.toFixed(),
    from: 'EUR',
    to: into,
  });
  if (converted === null) return [texts.noRateFor(into)];
  const held = sum.byCurrency.find(({ currency }) => currency === into);
  const heldInEuro =
    held && (await tools.convert.run({ amount: held.amount.toFixed(), from: into, to: 'EUR' })).converted;
  return [
    into === 'EUR' ? undefined : texts.into(describeMoney(converted, speech)),
    held && heldInEuro && into !== 'EUR'
      ? texts.heldIn(into, describeMoney(held, speech), describeMoney(heldInEuro, speech))
      : undefined,
  ];
}

/** Those of the sum and, where it is said in another currency, that one's. */
async function chooseRates({ into }: Query, { rates }: Sums, tools: Tools): Promise<Sums['rates']> {
  if (into === undefined || rates.factors.some(({ currency }) => currency === into)) return rates;
  const asked = (await tools.convert.run({ amount: '1', from: into, to: 'EUR' })).rates;
  return { ...rates, factors: [...rates.factors, ...asked.factors] };
}

/** A loss that is asked for is that of the losing ones. */
function sumFilter({ filter, concepts }: Query): HoldingFilter {
  const isLoss =
    concepts.has('measure:loss') && !concepts.has('measure:profit') && filter.figures === undefined;
  return {
    expired: false,
    ...filter,
    ...(isLoss && { figures: [{ measure: 'profit', is: 'below', value: '0' }] }),
  };
}

function describeCurrencies(sum: Sum, speech: Speech): string | undefined {
  const isEuroAlone = sum.byCurrency.every(({ currency }) => currency === 'EUR');
  return isEuroAlone
    ? undefined
    : `${speech.texts.byCurrency}: ${describeSums(sum.byCurrency, sum.inEuro, speech)}`;
}

interface SummedHoldings {
  readonly measure: Amount;
  readonly selection: string;
  readonly sum: Sum;
}

/** One amount in all, by currency, and in the currency that was asked for. */
async function describeAmount(
  { measure, selection, sum }: SummedHoldings,
  query: Query,
  { tools, speech }: SumQuestion,
) {
  const { texts } = speech;
  const isProfit = AMOUNTS[measure] === 'profit';
  const said = (isProfit ? describeProfit : describeMoney)(sum.inEuro, speech);
  return [
    texts.total(texts.measures[isProfit ? 'profit' : measure], selection, said),
    isProfit ? texts.priceAlone : undefined,
    describeCurrencies(sum, speech),
    ...(await convertToCurrency(query, sum, { tools, speech })),
  ];
}

/** What a missing market price does to the sum. */
function describeUnpriced(measure: Amount, { all }: Sums, { texts, figures }: Speech): string | undefined {
  const count = figures.count(all.withoutMarketPrice);
  if (all.withoutMarketPrice === 0) return undefined;
  if (AMOUNTS[measure] === 'profit') return texts.unpriced(count);
  return measure === 'market-value' ? texts.unpricedLeftOut(count) : undefined;
}

/** The sum of an amount over the holdings that fit; beside what they are worth, what was paid for them. */
export const amountSum: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const filter = sumFilter(query);
  const measure = isAmount(query.measure) ? query.measure : 'cost';
  const sums = await tools.sumHoldings.run({ filter });
  const sum = sums.all[AMOUNTS[measure]];
  const selection = describeSelection(filter, speech);
  const asked = { tools, speech };
  if (sums.count === 0) return { content: texts.noneFits(selection), facts: sums };
  const asksWorth = measure === 'market-value' && query.concepts.has('measure:value');
  const paid = { measure: 'cost', selection, sum: sums.all.cost } as const;
  return {
    content: lines(
      ...(sum.count === 0
        ? [texts.noFigure(texts.measures[measure], selection)]
        : await describeAmount({ measure, selection, sum }, query, asked)),
      sum.count === 0 ? undefined : describeUnpriced(measure, sums, speech),
      ...(asksWorth ? await describeAmount(paid, query, asked) : []),
      measure === 'market-value' && sums.sales > 0 ? texts.withSales(figures.count(sums.sales)) : undefined,
      describeRates(await chooseRates(query, sums, tools), speech),
    ),
    facts: sums,
  };
};

/** Everything in a few lines. */
export const overview: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const filter = { expired: false, ...query.filter };
  const sums = await tools.sumHoldings.run({ filter, by: 'kind' });
  if (sums.count === 0) return { content: texts.noneFits(describeSelection(filter, speech)), facts: sums };
  const kinds = sums.groups.flatMap(({ key, count: number, all }) =>
    HOLDING_KINDS.filter((kind) => kind === key).map((kind) =>
      texts.line(
        `${texts.kinds[kind]} (${figures.count(number)})`,
        `${describeMoney(all.cost.inEuro, speech)}, ${describeProfit(all.profit.inEuro, speech)}`,
      ),
    ),
  );
  const yields = sums.yield.ofAll;
  return {
    content: lines(
      texts.total(
        texts.measures.cost,
        describeSelection(filter, speech),
        describeMoney(sums.all.cost.inEuro, speech),
      ),
      texts.line(texts.measures['market-value'], describeMoney(sums.all.marketValue.inEuro, speech)),
      texts.line(texts.measures.profit, describeProfit(sums.all.profit.inEuro, speech)),
      ...kinds,
      yields === null ? undefined : texts.line(texts.measures.yield, figures.percent(yields.mean)),
      describeRates(sums.rates, speech),
    ),
    facts: sums,
  };
};
