import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import { lines, describeRates, type SpokenAnswer, type Speech } from '../speech.ts';
import { describeSelection } from '../describe-selection.ts';
import type { Tools } from '../../tools/create-tools.ts';
import type { Query } from '../understanding/query.ts';
import { MAX_ROWS, type Answer } from './answer.ts';
import { holdingTable } from './holding-table.ts';
import { timed } from './timed.ts';

const MAX_RANKED = 3;
const OF_BONDS: readonly Measure[] = [
  'yield',
  'coupon',
  'duration',
  'modified-duration',
  'nominal',
  'maturity',
  'taxes',
];

function columnsFor(filter: HoldingFilter, measure: Measure | undefined): Measure[] {
  const isBonds = filter.kinds === undefined || filter.kinds.includes('bond');
  const usual: Measure[] = isBonds ? ['nominal', 'profit', 'yield', 'maturity'] : ['units', 'cost', 'profit'];
  const shown = [...(measure === undefined ? [] : [measure]), ...usual];
  return [...new Set(filter.banks === undefined && measure !== 'bank' ? [...shown, 'bank' as const] : shown)];
}

/** The holdings that fit: the active ones where nothing else is asked. */
export const list: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const { filter: asked, measure, most } = timed(query);
  const filter = { expired: asked.isins === undefined ? false : undefined, ...asked };
  const show = columnsFor(filter, measure);
  const found = await tools.listHoldings.run({ filter, show, most: most ?? MAX_ROWS });
  const others =
    filter.expired === false && asked.expired === undefined
      ? await tools.sumHoldings.run({ filter: { ...asked, expired: true } })
      : undefined;
  const selection = describeSelection(filter, speech);
  const rest = found.count - found.holdings.length;
  const expired =
    others === undefined || others.count === 0 ? undefined : texts.alsoExpired(figures.count(others.count));
  if (found.count === 0) return { content: lines(texts.noneFits(selection), expired), facts: found };
  return {
    content: lines(
      texts.listed(figures.count(found.count), selection),
      holdingTable(found.holdings, show, speech),
      rest > 0 ? texts.more(figures.count(rest)) : undefined,
      expired,
    ),
    facts: found,
  };
};

interface Ranking {
  readonly measure: Measure;
  readonly isHighest: boolean;
  readonly filter: HoldingFilter;
  readonly most: number;
  readonly rank: number | undefined;
}

async function rankedAnswer(ranking: Ranking, tools: Tools, speech: Speech): Promise<SpokenAnswer> {
  const { texts, figures } = speech;
  const { measure, isHighest, rank } = ranking;
  const isOfBonds = OF_BONDS.includes(measure) && ranking.filter.kinds === undefined;
  const filter: HoldingFilter = isOfBonds ? { ...ranking.filter, kinds: ['bond'] } : ranking.filter;
  const order = isHighest ? 'highest-first' : 'lowest-first';
  const found = await tools.listHoldings.run({
    filter,
    by: measure,
    order,
    most: Math.max(ranking.most, rank ?? 0),
  });
  const selection = describeSelection(filter, speech);
  const name = texts.measures[measure];
  if (found.count === 0) return { content: texts.noFigure(name, selection), facts: found };
  const holdings = rank === undefined || rank < 1 ? found.holdings : found.holdings.slice(rank - 1, rank);
  const isDay = measure === 'maturity' || measure === 'buy-date';
  const title = isDay
    ? isHighest
      ? texts.latest
      : texts.earliest
    : isHighest
      ? texts.highest
      : texts.lowest;
  return {
    content: lines(
      title(name, selection),
      holdingTable(holdings, [measure, 'bank'], speech),
      found.leftOut === 0 ? undefined : texts.leftOut(figures.count(found.leftOut), name),
      measure === 'profit' || measure === 'cost' ? describeRates(found.rates, speech) : undefined,
    ),
    facts: { holdings },
  };
}

/** The best by what is named; else by profit and, of bonds, by yield as well. */
function chooseMeasures({ measure, concepts, filter }: Query): readonly Measure[] {
  if (measure !== undefined) return [measure];
  const isQuality = concepts.has('op:best') || concepts.has('op:worst');
  // 'What earned me most' is of profit; 'the largest holding' of what it cost, and of what it is worth.
  const isOfSize = [...concepts].some((concept) => concept.startsWith('kind:'));
  if (!isQuality) return isOfSize ? ['cost', 'market-value'] : ['profit'];
  const hasBonds = filter.kinds === undefined || filter.kinds.includes('bond');
  return hasBonds ? ['profit', 'yield'] : ['profit'];
}

/** The first ones by a figure. */
export const extremes: Answer = async (query, tools, speech) => {
  const { filter, operation, concepts } = timed(query);
  const isLoss =
    concepts.has('measure:loss') && query.measure === 'profit' && !concepts.has('measure:profit');
  const isHighest = (operation === 'highest') !== isLoss;
  const base = {
    isHighest,
    filter: { expired: false, ...filter },
    most: query.most ?? (concepts.has('op:sort') ? MAX_ROWS : MAX_RANKED),
    rank: query.rank,
  };
  const said = await Promise.all(
    chooseMeasures(query).map((measure) => rankedAnswer({ ...base, measure }, tools, speech)),
  );
  return { content: said.map(({ content }) => content).join('\n\n'), facts: said.map(({ facts }) => facts) };
};
