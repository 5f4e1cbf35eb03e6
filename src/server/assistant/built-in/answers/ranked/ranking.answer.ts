import { Decimal } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { isDay, type Measure } from '#domain/portfolio/measure';
import { inBlocks, MAX_ROWS, reply, type Line } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Answering } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import {
  activeOnly,
  isWithIncome,
  securityName,
  timed,
  together,
  toPercent,
  withMeasure,
  type Answer,
} from '../answer.ts';
import { groups } from '../count.answer.ts';
import { columnsFor, holdingTable } from '../holding-table.ts';
import { exposure } from '../parts/exposure.answer.ts';
import { bestOfPeriod, RATED } from './best-of-period.answer.ts';

const MAX_RANKED = 3;
const OF_BONDS: readonly Measure[] = [
  'yield', 'coupon', 'duration', 'modified-duration', 'nominal', 'maturity', 'taxes',
]; // prettier-ignore

/** The first ones by a figure, or all of them in this order with the usual columns. */
async function rank(measure: Measure, query: Query, answering: Answering): Promise<Line> {
  const { tools, say, rates } = answering;
  const { concepts, rank: place = 0 } = query;
  const asked = activeOnly(timed(query));
  const isOfBonds = OF_BONDS.includes(measure) && asked.kinds === undefined;
  const which: HoldingFilter = isOfBonds ? { ...asked, kinds: ['bond'] } : asked;
  const isHighest = isOfHighest(query);
  const isList = concepts.has('op:sort') || concepts.has('by:maturity-year');
  const found = await tools.listHoldings.run({
    filter: which,
    by: measure,
    order: isHighest ? 'highest-first' : 'lowest-first',
    most: Math.max(query.most ?? (isList ? MAX_ROWS : MAX_RANKED), place),
  });
  if (found.count === 0) return reply(found, say('noFigure', { measure, which }));
  const alone: readonly Measure[] = measure === 'profit' ? ['profit', 'profit-percent'] : [measure];
  const columns = isList ? columnsFor(which, { ...query, measure }) : [...alone, 'bank' as const];
  const placed = place < 1 ? found.holdings : found.holdings.slice(place - 1, place);
  const [highest, lowest, at] = isDay(measure)
    ? (['latest', 'earliest', 'placedByDay'] as const)
    : (['highest', 'lowest', 'placed'] as const);
  const end = isHighest ? highest : lowest;
  const [first] = placed;
  const isLoss = !isHighest && measure === 'profit' && first !== undefined && Number(first.profit) < 0;
  const holdings = isLoss ? placed.filter(({ profit }) => Number(profit) < 0) : placed;
  return reply(
    { holdings },
    say(place > 1 ? at : isLoss ? 'largestLoss' : end, {
      ...{ measure, highestOf: measure, lowestOf: measure, which, isin: first?.isin, place, isHighest },
      figure: first && answering.figure(first, measure),
    }),
    holdingTable({ holdings }, columns, answering),
    found.leftOut > 0 && say('leftOut', { count: found.leftOut, measure }),
    (measure === 'profit' || measure === 'cost') && rates(found.rates),
  );
}

const OF_PROFIT: readonly (Measure | undefined)[] = ['profit', 'profit-percent'];

/** The largest loss is the lowest profit. */
function isOfHighest({ concepts, operation, measure }: Query): boolean {
  const isLoss =
    concepts.has('measure:loss') &&
    OF_PROFIT.includes(measure) &&
    !concepts.has('measure:profit') &&
    !concepts.has('op:worst');
  return (operation === 'highest') !== isLoss;
}

/** By what is named; the best by profit and, of bonds, by yield as well; the largest by what it is worth and what it cost. */
function chooseMeasures({ measure, concepts, filter }: Query): readonly Measure[] {
  if (measure !== undefined) return [measure];
  if (!concepts.has('op:best') && !concepts.has('op:worst')) return ['market-value', 'cost'];
  return filter.kinds?.includes('bond') === true ? ['profit', 'yield'] : ['profit'];
}

/** What is worth most, or least, with its part of the whole and of those before it. */
export const positionsInOrder: Answer = async (query, answering) => {
  const { filter, concepts, most = MAX_RANKED } = query;
  const isOfOther = (['op:best', 'op:worst', 'op:sort'] as const).some((one) => concepts.has(one));
  if (isOfOther || filter.figures !== undefined) return undefined;
  const { tools, say, share } = answering;
  const [found, all] = [await tools.portfolioValue.run({ filter }), await tools.portfolioValue.run({})];
  if (!isKnown(found) || !isKnown(all) || !isKnown(all.value) || all.value.amount.isZero()) return undefined;
  const total = all.value.amount;
  const percent = (part: Decimal) => share(toPercent(part, total));
  let sum = new Decimal(0);
  const isHighest = isOfHighest(query);
  const positions = isHighest ? found.largestPositions : found.smallestPositions;
  const rows = positions.slice(0, most).map((position) => {
    const { isin, value, profit } = position;
    const amount = isKnown(value) ? value.amount : new Decimal(0);
    sum = sum.plus(amount);
    const cells = [value, percent(amount), percent(sum), profit];
    return { isin, name: securityName(position, answering), cells };
  });
  const [first] = rows;
  if (first === undefined) return undefined;
  const { isin, name, cells } = first;
  const ofFirst = await tools.sumHoldings.run({ filter: { isins: [isin] } });
  return reply(
    found,
    say(isHighest ? 'largest' : 'smallest', {
      which: activeOnly(filter),
      first: [name, ...cells.slice(0, 2).map(answering.write)].join(', '),
    }),
    answering.table(
      ['isin', 'name', 'inEuro', 'share', 'together', 'profit'],
      rows.map((row) => [row.isin, row.name, ...row.cells]),
    ),
    say('costOfFirst', { name, cost: ofFirst.active.cost.inEuro }),
  );
};

/** The first ones by a figure, one table after the other. */
export const extremes: Answer = async (query, answering) => {
  const isByValue = query.measure === undefined && query.rank === undefined;
  const positions = isByValue ? await positionsInOrder(query, answering) : undefined;
  if (positions !== undefined) return positions;
  const tables: Line[] = [];
  for (const measure of chooseMeasures(query)) tables.push(await rank(measure, query, answering));
  return inBlocks(tables);
};

/** 'The largest and the smallest': either end. */
const bothEnds: Answer = async (query, answering) => {
  const isOfBoth = (['op:highest', 'op:best'] as const).some(
    (one) => query.concepts.has(one) && query.concepts.has(one === 'op:best' ? 'op:worst' : 'op:lowest'),
  );
  const operation = query.operation === 'highest' ? 'lowest' : 'highest';
  return inBlocks([
    await extremes(query, answering),
    isOfBoth && (await extremes({ ...query, operation }, answering)),
  ]);
};

/** The biggest loser, and what fell most, has the lowest profit. */
const isOfLosers = ({ concepts, measure }: Query) =>
  (concepts.has('sign:losing') && (measure === undefined || measure === 'profit-percent')) ||
  (concepts.has('shift:fall') && measure === 'profit');

export const ranking: Answer = (asking, answering) => {
  const isFallen = asking.measure === undefined && asking.concepts.has('shift:fall');
  // 'Counting dividends too, which earned the most?'
  const isEarned = isWithIncome(asking) && RATED.some((one) => asking.concepts.has(one));
  const query = isFallen || isEarned ? withMeasure(asking, 'profit') : asking;
  const { measure, operation, filter, by } = query;
  const isLowest = query.concepts.has('op:worst') || (operation === 'lowest') !== isOfLosers(query);
  const asked: Query = { ...query, operation: isLowest ? 'lowest' : 'highest' };
  // How everything is split, then what is in each part.
  if (by !== undefined) return together(exposure, groups(by))(asked, answering);
  const isOfReturn = ['profit', 'profit-percent', 'market-value', undefined].includes(measure);
  const isTimed = timed(query) !== filter;
  const isOfProfit = measure === 'profit' || measure === 'profit-percent';
  const isOfResult = query.period !== undefined || (isOfProfit && isWithIncome(query));
  const inOrder = { ...asked, operation: isOfHighest(asked) ? ('highest' as const) : ('lowest' as const) };
  if (isOfResult && isOfReturn && !isTimed) return bestOfPeriod(inOrder, answering);
  const isByProfit = measure === undefined && filter.figures?.some((one) => one.measure === 'profit');
  return isByProfit
    ? extremes({ ...asked, measure: 'profit', filter: { ...filter, figures: undefined } }, answering)
    : bothEnds(asked, answering);
};
