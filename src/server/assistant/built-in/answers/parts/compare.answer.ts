import type { Measure } from '#domain/portfolio/measure';
import type { Tools } from '../../../tools/create-tools.ts';
import { reply, type Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { activeOnly, type Answer } from '../answer.ts';
import { ofEachSide } from '../each.ts';
import { extremes, holdingTable } from '../list.answer.ts';
import { flows } from '../payments/flows.answer.ts';
import { payments } from '../payments/payments.answer.ts';
import { compareParts, partsOf } from './parts.answer.ts';
import { totalReturn } from '../return.answer.ts';

const COMPARED: readonly Measure[] = [
  'yield', 'coupon', 'maturity', 'nominal', 'buy-price', 'market-price', 'profit', 'cost', 'bank',
]; // prettier-ignore

/** What each is worth and gained, over all its rows, the largest first. */
async function comparePositions({ filter, measure }: Query, tools: Tools, speech: Speech): Promise<string[]> {
  if (measure !== undefined && measure !== 'profit' && measure !== 'market-value') return [];
  const found = await tools.portfolioValue.run({ filter });
  if ('notKnown' in found || found.largestPositions.length < 2) return [];
  const { texts, whole, money, table } = speech;
  const [first, second, ...others] = found.largestPositions;
  const [one, other] = [first?.value, others.length === 0 ? second?.value : undefined];
  const isKnown = one && other && !('notKnown' in one) && !('notKnown' in other);
  const difference = isKnown && { ...one, amount: one.amount.minus(other.amount) };
  return [
    ...(difference ? [whole.differsBy(first?.name ?? first?.isin ?? '', money(difference))] : []),
    table(
      [texts.columns.isin, whole.columns.name, texts.columns.inEuro, texts.measures.profit],
      found.largestPositions.map(({ isin, name, kind, value, profit }) => [
        isin,
        name ?? texts.kind[kind],
        money(value),
        money(profit),
      ]),
    ),
  ];
}

/** The holdings one under the other; the one with the highest figure first where a figure is named. */
const holdings: Answer = async (query, tools, speech) => {
  const summed = await comparePositions(query, tools, speech);
  const { filter, measure } = query;
  if (measure !== undefined && query.operation !== 'list') {
    const ranked = await extremes({ ...query, filter: { ...filter, expired: undefined } }, tools, speech);
    return ranked && reply(ranked.facts, ...summed, ranked.content);
  }
  const measures = [...new Set([...query.measures, ...COMPARED])];
  const held = await tools.listHoldings.run({ filter: activeOnly(filter), show: [...measures] });
  const found = held.count > 1 ? held : await tools.listHoldings.run({ filter, show: [...measures] });
  if (found.count === 0) return undefined;
  const title = speech.texts.listed(speech.count(found.count), speech.selection(filter));
  return reply(found, ...summed, title, holdingTable(found, measures, speech));
};

export const comparison: Answer = (query, ...rest) => {
  const isOfReturn = query.concepts.has('op:best') || query.concepts.has('measure:return');
  if (query.period !== undefined && (partsOf(query).length > 0 || (query.filter.isins?.length ?? 0) > 1)) {
    const ofPeriod = isOfReturn ? totalReturn : query.period.period.from > rest[1].today ? flows : payments;
    return ofEachSide({ ...query, operation: 'list', asksWhich: false }, ofPeriod, rest);
  }
  // 'The two bonds at X'.
  const { isins = [], countries = [] } = query.filter;
  const isOfBonds = countries.length > 1 && query.measure !== undefined;
  if (isins.length > 1 || isOfBonds || partsOf(query).length === 0) return holdings(query, ...rest);
  return compareParts(query, ...rest);
};

export const rates: Answer = async (_query, tools, speech) => {
  const used = speech.rates((await tools.sumHoldings.run({})).rates);
  return reply({}, used === '' ? speech.texts.rates.none : used);
};
