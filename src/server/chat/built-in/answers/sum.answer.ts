import type { HoldingFilter } from '../../tools/holding-filter.ts';
import { HOLDING_KINDS } from '../../tools/holding.ts';
import type { Money } from '../../tools/money.ts';
import type { Tools } from '../../tools/tools.ts';
import { lines, saidMoney, saidProfit, saidRates, saidSums, type Speech } from '../speech.ts';
import { saidSelection } from '../say-selection.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';

type Sums = Awaited<ReturnType<Tools['sumHoldings']['run']>>;
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
async function intoCurrency(
  { into }: Query,
  sum: Sums['all']['cost'],
  { tools, speech }: { readonly tools: Tools; readonly speech: Speech },
) {
  if (into === undefined) return [];
  const { texts } = speech;
  const { converted } = await tools.convert.run({ amount: sum.inEuro.amount, from: 'EUR', to: into });
  if (converted === null) return [texts.noRateFor(into)];
  const held = sum.byCurrency.find(({ currency }) => currency === into);
  const heldInEuro =
    held && (await tools.convert.run({ amount: held.amount, from: into, to: 'EUR' })).converted;
  return [
    into === 'EUR' ? undefined : texts.into(saidMoney(converted, speech)),
    held && heldInEuro && into !== 'EUR'
      ? texts.heldIn(into, saidMoney(held, speech), saidMoney(heldInEuro, speech))
      : undefined,
  ];
}

/** Those of the sum and, where it is said in another currency, that one's. */
async function ratesOf({ into }: Query, { rates }: Sums, tools: Tools): Promise<Sums['rates']> {
  if (into === undefined || rates.factors.some(({ currency }) => currency === into)) return rates;
  const asked = (await tools.convert.run({ amount: '1', from: into, to: 'EUR' })).rates;
  return { ...rates, factors: [...rates.factors, ...asked.factors] };
}

/** A loss that is asked for is that of the losing ones. */
function filterOf({ filter, concepts }: Query): HoldingFilter {
  const isLoss =
    concepts.has('measure:loss') && !concepts.has('measure:profit') && filter.figures === undefined;
  return {
    expired: false,
    ...filter,
    ...(isLoss && { figures: [{ measure: 'profit', is: 'below', value: '0' }] }),
  };
}

function saidCurrencies(sum: Sums['all']['cost'], speech: Speech): string | undefined {
  const isEuroAlone = sum.byCurrency.every(({ currency }) => currency === 'EUR');
  return isEuroAlone
    ? undefined
    : `${speech.texts.byCurrency}: ${saidSums(sum.byCurrency, sum.inEuro, speech)}`;
}

/** The sum of an amount over the holdings that fit. */
export const sumOfAmount: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const filter = filterOf(query);
  const measure = isAmount(query.measure) ? query.measure : 'cost';
  const sums = await tools.sumHoldings.run({ filter });
  const sum = sums.all[AMOUNTS[measure]];
  const selection = saidSelection(filter, speech);
  if (sums.count === 0) return { content: texts.noneFits(selection), facts: sums };
  if (sum.count === 0) return { content: texts.noFigure(texts.measures[measure], selection), facts: sums };
  const said = (amount: Money) => (AMOUNTS[measure] === 'profit' ? saidProfit : saidMoney)(amount, speech);
  const name = AMOUNTS[measure] === 'profit' ? texts.measures.profit : texts.measures[measure];
  const unpriced = sums.all.withoutMarketPrice;
  const notes = { profit: texts.unpriced, marketValue: texts.unpricedLeftOut } as const;
  const note =
    AMOUNTS[measure] === 'profit'
      ? notes.profit
      : AMOUNTS[measure] === 'marketValue'
        ? notes.marketValue
        : undefined;
  const converted = await intoCurrency(query, sum, { tools, speech });
  const market = sums.all.marketValue;
  return {
    content: lines(
      texts.total(name, selection, said(sum.inEuro)),
      AMOUNTS[measure] === 'profit' ? texts.priceAlone : undefined,
      saidCurrencies(sum, speech),
      ...converted,
      measure === 'cost' && query.concepts.has('measure:value') && market.count > 0
        ? texts.total(texts.measures['market-value'], selection, saidMoney(market.inEuro, speech))
        : undefined,
      note === undefined || unpriced === 0 ? undefined : note(figures.count(unpriced)),
      saidRates(await ratesOf(query, sums, tools), speech),
    ),
    facts: sums,
  };
};

/** Everything in a few lines. */
export const overview: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const filter = { expired: false, ...query.filter };
  const sums = await tools.sumHoldings.run({ filter, by: 'kind' });
  if (sums.count === 0) return { content: texts.noneFits(saidSelection(filter, speech)), facts: sums };
  const kinds = sums.groups.flatMap(({ key, count: number, all }) =>
    HOLDING_KINDS.filter((kind) => kind === key).map((kind) =>
      texts.line(
        `${texts.kinds[kind]} (${figures.count(number)})`,
        `${saidMoney(all.cost.inEuro, speech)}, ${saidProfit(all.profit.inEuro, speech)}`,
      ),
    ),
  );
  const yields = sums.yield.ofAll;
  return {
    content: lines(
      texts.total(
        texts.measures.cost,
        saidSelection(filter, speech),
        saidMoney(sums.all.cost.inEuro, speech),
      ),
      texts.line(texts.measures['market-value'], saidMoney(sums.all.marketValue.inEuro, speech)),
      texts.line(texts.measures.profit, saidProfit(sums.all.profit.inEuro, speech)),
      ...kinds,
      yields === null ? undefined : texts.line(texts.measures.yield, figures.percent(yields.mean)),
      saidRates(sums.rates, speech),
    ),
    facts: sums,
  };
};
