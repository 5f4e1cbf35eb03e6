import { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { Tools } from '../../tools/create-tools.ts';
import { reply, type SpokenAnswer, type Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { activeOnly, type Answer } from './answer.ts';
import { groups } from './count.answer.ts';
import { extremes, holdingTable } from './list.answer.ts';
import { totalReturn } from './return.answer.ts';

const COMPARED: readonly Measure[] = [
  'yield', 'coupon', 'maturity', 'nominal', 'buy-price', 'market-price', 'profit', 'cost', 'bank',
]; // prettier-ignore

/** Of a security that was bought more than once, the profit of all its rows. */
async function sumEach({ filter, measure }: Query, tools: Tools, speech: Speech): Promise<string[]> {
  if (measure !== undefined && measure !== 'profit') return [];
  const said: string[] = [];
  for (const isin of filter.isins ?? []) {
    const { all, count } = await tools.sumHoldings.run({ filter: { isins: [isin] } });
    const sums = all.profit.byCurrency.map(speech.profit).join(' + ');
    if (count > 1) said.push(speech.texts.total(speech.texts.measures.profit, isin, sums));
  }
  return said;
}

/** The holdings one under the other; the one with the highest figure first where a figure is named. */
const holdings: Answer = async (query, tools, speech) => {
  const summed = await sumEach(query, tools, speech);
  const { filter, measure } = query;
  if (measure !== undefined && query.operation !== 'list') {
    const ranked = await extremes({ ...query, filter: { ...filter, expired: undefined } }, tools, speech);
    return ranked && reply(ranked.facts, ...summed, ranked.content);
  }
  const measures = measure === undefined ? COMPARED : [measure];
  const found = await tools.listHoldings.run({ filter, show: [...measures] });
  if (found.count === 0) return undefined;
  const title = speech.texts.listed(speech.count(found.count), speech.selection(filter));
  return reply(found, ...summed, title, holdingTable(found, measures, speech));
};

/** The returns of bonds, ETFs and shares over a period, one after the other. */
const returnsOfKinds: Answer = async (query, tools, speech) => {
  const said: SpokenAnswer[] = [];
  for (const kind of query.filter.kinds ?? []) {
    const own = {
      ...query,
      operation: 'list' as const,
      asksWhich: false,
      filter: { ...query.filter, kinds: [kind] },
    };
    const found = await totalReturn(own, tools, speech);
    if (found !== undefined)
      said.push(reply(found.facts, speech.whole.returnOf(speech.selection(own.filter)), found.content));
  }
  return reply(
    said.map(({ facts }) => facts),
    said.map(({ content }) => content).join('\n\n'),
  );
};

export const comparison: Answer = (query, ...rest) => {
  const isOfReturn = query.concepts.has('op:best') || query.concepts.has('measure:return');
  if (isOfReturn && query.period !== undefined && (query.filter.kinds?.length ?? 0) > 1)
    return returnsOfKinds(query, ...rest);
  const { isins = [], currencies = [], banks = [], countries = [] } = query.filter;
  if (isins.length > 1 || (countries.length > 1 && query.measure !== undefined))
    return holdings(query, ...rest);
  return groups(currencies.length > 1 ? 'currency' : banks.length > 1 ? 'bank' : 'kind')(query, ...rest);
};

/** 'What share of my bonds is Bulgarian' is of the bonds; 'what share are ETFs' and 'of my portfolio', of everything. */
function comparedKinds({ filter: { kinds, expired: _expired, ...others }, concepts }: Query) {
  return concepts.has('kind:any') || !isNarrowing(others) ? undefined : kinds;
}

/** What part of the portfolio at cost the holdings that fit are. */
export const portion: Answer = async (query, tools, speech) => {
  const { texts, selection, money, percent } = speech;
  const filter = query.into === undefined ? query.filter : { ...query.filter, currencies: [query.into] };
  if (!isNarrowing(filter)) return groups('kind')(query, tools, speech);
  const active = activeOnly(filter);
  const ofWhole = { expired: active.expired, kinds: comparedKinds(query) };
  const part = await tools.sumHoldings.run({ filter: active });
  const whole = await tools.sumHoldings.run({ filter: ofWhole });
  const [some, all] = [part.all.cost.inEuro, whole.all.cost.inEuro];
  if (new Decimal(all.amount).isZero()) return reply({}, texts.nothingYet);
  return reply(
    {},
    texts.portion(selection(active), {
      percent: percent(new Decimal(some.amount).div(all.amount).times(100)),
      part: money(some),
      whole: money(all),
      of: selection(ofWhole),
    }),
    speech.rates(whole.rates),
  );
};

export const rates: Answer = async (_query, tools, speech) => {
  const used = speech.rates((await tools.sumHoldings.run({})).rates);
  return reply({}, used === '' ? speech.texts.rates.none : used);
};
