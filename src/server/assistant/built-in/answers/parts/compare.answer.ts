import type { Measure } from '#domain/portfolio/measure';
import { inBlocks, reply, type Line } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Answering } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { activeOnly, securityName, type Answer } from '../answer.ts';
import { findSides, ofEachSide } from '../each.ts';
import { holdingTable } from '../holding-table.ts';
import { extremes } from '../ranked/ranking.answer.ts';
import { dividends } from '../payments/dividends.answer.ts';
import { flows } from '../payments/flows.answer.ts';
import { payments } from '../payments/payments.answer.ts';
import { describeBetter, totalReturn } from '../return.answer.ts';
import { describeMissingYields } from '../working.answer.ts';
import { compareEach, compareParts, findParts, type Part } from './parts.answer.ts';

const COMPARED: readonly Measure[] = [
  'yield', 'coupon', 'maturity', 'nominal', 'buy-price', 'market-price', 'profit', 'cost', 'bank',
]; // prettier-ignore

/** What each is worth and gained, over all its rows, the largest first. */
async function comparePositions({ filter, measure }: Query, answering: Answering): Promise<Line> {
  const { tools, say, table } = answering;
  if (measure !== undefined && measure !== 'profit' && measure !== 'market-value') return undefined;
  const found = await tools.portfolioValue.run({ filter });
  if (!isKnown(found) || found.largestPositions.length < 2) return undefined;
  const [first, second, ...others] = found.largestPositions;
  const [one, other] = [first?.value, others.length === 0 ? second?.value : undefined];
  return [
    isKnown(one) &&
      isKnown(other) &&
      say('differsBy', {
        name: first?.name ?? first?.isin,
        amount: { ...one, amount: one.amount.minus(other.amount) },
      }),
    table(
      ['isin', 'name', 'inEuro', 'profit'],
      found.largestPositions.map((one) => [one.isin, securityName(one, answering), one.value, one.profit]),
    ),
  ];
}

/** The holdings one under the other; the one with the highest figure first where a figure is named. */
const holdings: Answer = async (query, answering) => {
  const summed = await comparePositions(query, answering);
  const { filter, measure } = query;
  if (measure !== undefined && query.operation !== 'list') {
    const ranked = await extremes({ ...query, filter: { ...filter, expired: undefined } }, answering);
    return ranked && reply([], ranked, summed);
  }
  const { tools, say } = answering;
  const show = [...new Set([...query.measures, ...COMPARED])];
  const held = await tools.listHoldings.run({ filter: activeOnly(filter), show });
  const found = held.count > 1 ? held : await tools.listHoldings.run({ filter, show });
  if (found.count === 0) return undefined;
  const title = say('listed', { which: filter, count: found.count });
  const yields = measure === 'yield' && (await describeMissingYields(found.holdings, answering));
  return reply(found, summed, title, holdingTable(found, show, answering), yields);
};

const eachSecurity = ({ filter }: Query): readonly Part[] =>
  (filter.isins ?? []).map((isin) => ({ name: isin, filter: { ...filter, isins: [isin] } }));

const MAX_NAMED_RATES = 4;

/** 'Which of the two is better in percent?' */
const inPercent = (query: Query): Query =>
  query.isPercent && (query.measure ?? 'profit') === 'profit'
    ? { ...query, measure: 'profit-percent', operation: query.operation === 'lowest' ? 'lowest' : 'highest' }
    : query;

export const comparison: Answer = async (asked, answering) => {
  const query = inPercent(asked);
  const { isins = [], countries = [] } = query.filter;
  const parts = findParts(query, answering);
  const isOfReturn = query.concepts.has('op:best') || query.concepts.has('measure:return');
  if (query.period !== undefined && (parts.length > 0 || isins.length > 1)) {
    const isAhead = query.period.period.from > answering.today;
    const ofPeriod = isOfReturn ? totalReturn : isAhead ? flows : payments;
    const each = { ...query, operation: 'list', asksWhich: false } as const;
    const said = await ofEachSide(each, ofPeriod, answering);
    const better = isOfReturn && (await describeBetter(findSides(each, answering), answering));
    return said && reply([], inBlocks([better, said]));
  }
  // 'The two bonds at X'.
  const isOfBonds = countries.length > 1 && query.measure !== undefined;
  const isOfHoldings = isins.length > 1 || isOfBonds || parts.length === 0;
  if (isins.length > 1 && query.measure === 'dividend')
    return dividends({ ...query, operation: query.operation === 'lowest' ? 'lowest' : 'highest' }, answering);
  // Unlike a price, it is that of all purchases of a security.
  if (isins.length > 1 && query.measure === 'cost') return compareEach(eachSecurity(query), query, answering);
  return (isOfHoldings ? holdings : compareParts)(query, answering);
};

/** 'How much is the dollar?': of what is named, both ways. */
export const rates: Answer = async ({ filter, into }, { tools, say, rates: describe }) => {
  const named = [...new Set([...(filter.currencies ?? []), ...(into === undefined ? [] : [into])])];
  const others = named.filter((code) => code !== 'EUR');
  if (others.length > 0 && others.length <= MAX_NAMED_RATES) {
    const worth = await tools.portfolioValue.run({});
    const own = isKnown(worth) ? worth.rates : [];
    const said: Line[] = [];
    for (const currency of others) {
      const found = await tools.convert.run({ amount: '1', from: currency, to: 'EUR' });
      const rate = own.find((one) => one.currency === currency)?.rate;
      said.push([rate && say('oneEuro', { currency, units: rate }), describe(found.rates)]);
    }
    return reply({}, said);
  }
  const used = describe((await tools.sumHoldings.run({})).rates);
  return reply({}, used === '' ? say('noRates') : used);
};
