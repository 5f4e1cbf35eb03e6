import { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Grouping } from '#domain/portfolio/grouping';
import type { Measure } from '#domain/portfolio/measure';
import type { Tools } from '../../tools/create-tools.ts';
import { lines, describeMoney, describeProfit, describeRates, type Speech } from '../speech.ts';
import { describeSelection } from '../describe-selection.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';
import { groupsAnswer } from './count.answer.ts';
import { holdingTable } from './holding-table.ts';
import { extremes } from './list.answer.ts';

const COMPARED: readonly Measure[] = [
  'yield',
  'coupon',
  'maturity',
  'nominal',
  'buy-price',
  'market-price',
  'profit',
  'cost',
  'bank',
];

/** Of a security that was bought more than once, the profit of all its rows. */
async function sumEach({ filter, measure }: Query, tools: Tools, speech: Speech): Promise<string[]> {
  if (measure !== undefined && measure !== 'profit') return [];
  const said: string[] = [];
  for (const isin of filter.isins ?? []) {
    const { all, count } = await tools.sumHoldings.run({ filter: { isins: [isin] } });
    const sums = all.profit.byCurrency.map((one) => describeProfit(one, speech)).join(' + ');
    if (count > 1) said.push(speech.texts.total(speech.texts.measures.profit, isin, sums));
  }
  return said;
}

/** The holdings beside each other; the one with the highest figure first where a figure is named. */
const holdings: Answer = async (query, tools, speech) => {
  const summed = await sumEach(query, tools, speech);
  if (query.measure !== undefined && query.operation !== 'list') {
    const filter = { ...query.filter, expired: undefined };
    const ranked = await extremes({ ...query, filter }, tools, speech);
    return ranked && { ...ranked, content: lines(...summed, ranked.content) };
  }
  const measures = query.measure === undefined ? COMPARED : [query.measure];
  const found = await tools.listHoldings.run({ filter: query.filter, show: [...measures] });
  return {
    content: lines(
      ...summed,
      speech.texts.listed(speech.figures.count(found.count), describeSelection(query.filter, speech)),
      holdingTable(found.holdings, measures, speech),
    ),
    facts: found,
  };
};

function comparedGrouping({ filter }: Query): Grouping {
  if ((filter.currencies?.length ?? 0) > 1) return 'currency';
  return (filter.banks?.length ?? 0) > 1 ? 'bank' : 'kind';
}

export const comparison: Answer = (query, tools, speech) => {
  const isOfHoldings = (query.filter.isins?.length ?? 0) > 1;
  return isOfHoldings
    ? holdings(query, tools, speech)
    : groupsAnswer(comparedGrouping(query))(query, tools, speech);
};

/** 'What share of my bonds is Bulgarian' is of the bonds; 'what share are ETFs' and 'of my portfolio', of everything. */
function comparedKinds({ filter: { kinds, expired: _expired, ...others }, concepts }: Query) {
  return concepts.has('kind:any') || !isNarrowing(others) ? undefined : kinds;
}

/** What part of the portfolio at cost the holdings that fit are. */
export const portion: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const { by, into } = query;
  const filter = into === undefined ? query.filter : { ...query.filter, currencies: [into] };
  if (by !== undefined) return groupsAnswer(by)(query, tools, speech);
  if (!isNarrowing(filter)) return groupsAnswer('kind')(query, tools, speech);
  const active = { expired: false, ...filter };
  const ofWhole = { expired: active.expired, kinds: comparedKinds(query) };
  const [part, whole] = await Promise.all([
    tools.sumHoldings.run({ filter: active }),
    tools.sumHoldings.run({ filter: ofWhole }),
  ]);
  const [some, all] = [part.all.cost.inEuro, whole.all.cost.inEuro];
  if (new Decimal(all.amount).isZero()) return { content: texts.nothingYet, facts: {} };
  const percent = new Decimal(some.amount).div(all.amount).times(100);
  return {
    content: lines(
      texts.portion(describeSelection(active, speech), {
        percent: figures.percent(percent),
        part: describeMoney(some, speech),
        whole: describeMoney(all, speech),
        of: describeSelection(ofWhole, speech),
      }),
      describeRates(whole.rates, speech),
    ),
    facts: {},
  };
};

export const rates: Answer = async (_query, tools, speech) => {
  const sums = await tools.sumHoldings.run({});
  return { content: describeRates(sums.rates, speech) ?? speech.texts.rates.none, facts: {} };
};
