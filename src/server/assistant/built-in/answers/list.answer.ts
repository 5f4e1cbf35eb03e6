import { Decimal } from '#domain/money/decimal';
import type { Grouping } from '#domain/portfolio/grouping';
import type { Holding } from '#domain/portfolio/holding';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { Tools } from '../../tools/create-tools.ts';
import { MAX_ROWS, reply, type SpokenAnswer, type Speech } from '../speech.ts';
import { capitalised } from '../texts/capitalised.ts';
import type { Query } from '../understanding/query.ts';
import { activeOnly, isOfOne, timed, type Answer } from './answer.ts';
import { count, groups } from './count.answer.ts';
import { oneHolding } from './one-holding.answer.ts';
import { exposure } from './parts/exposure.answer.ts';
import { portion } from './parts/portion.answer.ts';
import { bestOfPeriod } from './best-of-period.answer.ts';

const MAX_RANKED = 3;
const OF_BONDS: readonly Measure[] = [
  'yield', 'coupon', 'duration', 'modified-duration', 'nominal', 'maturity', 'taxes',
]; // prettier-ignore

interface Shown {
  readonly holdings: readonly Holding[];
  /** As many as there are, where more fit than are shown. */
  readonly count?: number;
}

/** What tells one holding from the other, and the figures that were asked for. */
export function holdingTable(
  { holdings, count }: Shown,
  measures: readonly Measure[],
  { texts, measure, table }: Speech,
): string {
  const titles = measures.map((one) => texts.measures[one]);
  const isNamed = holdings.some(({ name }) => name !== null);
  return table(
    [texts.columns.isin, ...(isNamed ? [texts.holding.name] : []), ...titles.map(capitalised)],
    holdings.map((holding) => [
      holding.isin,
      ...(isNamed ? [holding.name ?? texts.kind[holding.kind]] : []),
      ...measures.map((one) => measure(holding, one) ?? '–'),
    ]),
    count,
  );
}

function columnsFor(
  filter: HoldingFilter,
  { measure, measures }: Pick<Query, 'measure' | 'measures'>,
): Measure[] {
  const isBonds = filter.kinds === undefined || filter.kinds.includes('bond');
  const usual: Measure[] = isBonds
    ? ['nominal', 'market-value', 'profit', 'yield', 'maturity']
    : ['units', 'cost', 'market-value', 'profit'];
  const isOfProfit = measure === 'profit' || filter.figures?.some((one) => one.measure === 'profit') === true;
  const ofProfit: Measure[] = isOfProfit ? ['profit', 'profit-percent'] : [];
  const compared = (filter.figures ?? []).map((one) => one.measure);
  const shown = [
    ...(measure === undefined ? [] : [measure]),
    ...ofProfit,
    ...measures,
    ...compared,
    ...usual,
  ];
  return [...new Set(filter.banks === undefined && measure !== 'bank' ? [...shown, 'bank' as const] : shown)];
}

/** The holdings that fit: the active ones where nothing else is asked. */
export const list: Answer = async (query, tools, speech) => {
  const { texts, count, selection } = speech;
  const asked = timed(query);
  const filter = asked.isins === undefined ? activeOnly(asked) : asked;
  const show = columnsFor(filter, query);
  const found = await tools.listHoldings.run({ filter, show, most: query.most ?? MAX_ROWS });
  const expired =
    filter.expired === false && asked.expired === undefined
      ? (await tools.sumHoldings.run({ filter: { ...asked, expired: true } })).count
      : 0;
  const alsoExpired = expired > 0 && texts.alsoExpired(count(expired));
  if (found.count === 0) return reply(found, texts.noneFits(selection(filter)), alsoExpired);
  const title = texts.listed(count(found.count), selection(filter));
  return reply(found, title, holdingTable(found, show, speech), alsoExpired);
};

export const listed: Answer = (query, ...rest) => {
  // 'A list by maturity' is in that order.
  if (query.by === 'maturity-year')
    return extremes({ ...query, measure: 'maturity', operation: 'lowest' }, ...rest);
  if (query.by !== undefined) return groups(query.by)(query, ...rest);
  return isOfOne(query) ? oneHolding(query, ...rest) : withValue(list)(query, ...rest);
};

/** A list of a bank, a currency, a country or a kind says what they are worth together, and what part of everything that is; so does their number. */
const withValue =
  (answer: Answer): Answer =>
  async (query, tools, speech) => {
    const found = await answer(query, tools, speech);
    const { banks, currencies, countries, kinds, among, expired, figures, isins } = query.filter;
    const isOfPart = [banks, currencies, countries, kinds, among].some((one) => one !== undefined);
    if (found === undefined || !isOfPart || expired === true || (figures ?? isins) !== undefined)
      return found;
    const part = await portion(query, tools, speech);
    return reply(found.facts, found.content, part?.content);
  };

export const counted: Answer = (query, ...rest) => {
  if (query.by !== undefined) return groups(query.by)(query, ...rest);
  const { kinds, ...others } = query.filter;
  // 'How many funds, and which?'
  if (query.asksWhich && kinds !== undefined) return withValue(countedAndListed)(query, ...rest);
  return (isNarrowing({ ...others, expired: undefined }) ? withValue(count) : count)(query, ...rest);
};

const countedAndListed: Answer = async (query, ...rest) => {
  const [counts, names] = [await count(query, ...rest), await list(query, ...rest)];
  return reply([counts?.facts, names?.facts], counts?.content, names?.content);
};

interface Ranking {
  readonly measure: Measure;
  readonly isHighest: boolean;
  readonly filter: HoldingFilter;
  readonly most: number;
  readonly rank: number | undefined;
  /** All of them in this order, with the usual columns. */
  readonly isList: boolean;
  readonly measures: readonly Measure[];
}

async function rank(
  { measure, isHighest, rank: place, ...ranking }: Ranking,
  tools: Tools,
  speech: Speech,
): Promise<SpokenAnswer> {
  const { texts, count, selection, rates } = speech;
  const isOfBonds = OF_BONDS.includes(measure) && ranking.filter.kinds === undefined;
  const filter: HoldingFilter = isOfBonds ? { ...ranking.filter, kinds: ['bond'] } : ranking.filter;
  const order = isHighest ? 'highest-first' : 'lowest-first';
  const most = Math.max(ranking.most, place ?? 0);
  const found = await tools.listHoldings.run({ filter, by: measure, order, most });
  const name = texts.measures[measure];
  if (found.count === 0) return reply(found, texts.noFigure(name, selection(filter)));
  const { measures } = ranking;
  const alone: Measure[] = measure === 'profit' ? ['profit', 'profit-percent', 'bank'] : [measure, 'bank'];
  const columns = ranking.isList ? columnsFor(filter, { measure, measures }) : alone;
  const holdings = place === undefined || place < 1 ? found.holdings : found.holdings.slice(place - 1, place);
  const isDay = measure === 'maturity' || measure === 'buy-date';
  const [highest, lowest] = isDay ? [texts.latest, texts.earliest] : [texts.highest, texts.lowest];
  return reply(
    { holdings },
    (isHighest ? highest : lowest)(name, selection(filter)),
    holdingTable({ holdings }, columns, speech),
    found.leftOut > 0 && texts.leftOut(count(found.leftOut), name),
    (measure === 'profit' || measure === 'cost') && rates(found.rates),
  );
}

/** By what is named; the best by profit and, of bonds, by yield as well; the largest by what it is worth and what it cost. */
function chooseMeasures({ measure, concepts, filter }: Query): readonly Measure[] {
  if (measure !== undefined) return [measure];
  if (!concepts.has('op:best') && !concepts.has('op:worst')) return ['market-value', 'cost'];
  const hasBonds = filter.kinds === undefined || filter.kinds.includes('bond');
  return hasBonds ? ['profit', 'yield'] : ['profit'];
}

/** What is worth most, with its part of the whole and of those before it. */
export const largestPositions: Answer = async ({ filter, concepts, most = MAX_RANKED }, tools, speech) => {
  if (concepts.has('op:best') || concepts.has('op:sort') || filter.figures !== undefined) return undefined;
  const { texts, whole, money, share } = speech;
  const [found, all] = [await tools.portfolioValue.run({ filter }), await tools.portfolioValue.run({})];
  if ('notKnown' in found || 'notKnown' in all || 'notKnown' in all.value || all.value.amount.isZero())
    return undefined;
  const shown = found.largestPositions.slice(0, most);
  const total = all.value.amount;
  let sum = new Decimal(0);
  const rows = shown.map(({ isin, name, kind, value, profit }) => {
    const amount = 'notKnown' in value ? new Decimal(0) : value.amount;
    sum = sum.plus(amount);
    return [
      isin,
      name ?? texts.kind[kind],
      money(value),
      share(amount.div(total).times(100)),
      share(sum.div(total).times(100)),
      money(profit),
    ];
  });
  if (rows.length === 0) return undefined;
  const { isin, together } = { isin: texts.columns.isin, together: whole.columns.together };
  return reply(
    found,
    whole.largest(speech.selection(activeOnly(filter))),
    speech.table(
      [isin, whole.columns.name, texts.columns.inEuro, texts.columns.share, together, texts.measures.profit],
      rows,
    ),
  );
};

const OF_PROFIT: readonly (Measure | undefined)[] = ['profit', 'profit-percent'];

/** The first ones by a figure. */
export const extremes: Answer = async (query, tools, speech) => {
  const { concepts } = query;
  const isLoss =
    concepts.has('measure:loss') && OF_PROFIT.includes(query.measure) && !concepts.has('measure:profit');
  const isList = concepts.has('op:sort') || concepts.has('by:maturity-year');
  const ranking = {
    isList,
    measures: query.measures,
    isHighest: (query.operation === 'highest') !== isLoss,
    filter: activeOnly(timed(query)),
    most: query.most ?? (isList ? MAX_ROWS : MAX_RANKED),
    rank: query.rank,
  };
  const said: SpokenAnswer[] = [];
  const byValue =
    query.measure === undefined &&
    ranking.isHighest &&
    query.rank === undefined &&
    (await largestPositions(query, tools, speech));
  if (byValue) said.push(byValue);
  for (const measure of chooseMeasures(query)) said.push(await rank({ ...ranking, measure }, tools, speech));
  return { content: said.map(({ content }) => content).join('\n\n'), facts: said.map(({ facts }) => facts) };
};

/** 'The largest and the smallest': either end. */
const bothEnds: Answer = async (query, ...rest) => {
  const isOfBoth =
    (query.concepts.has('op:highest') && query.concepts.has('op:lowest')) ||
    (query.concepts.has('op:best') && query.concepts.has('op:worst'));
  const first = await extremes(query, ...rest);
  if (!isOfBoth || first === undefined) return first;
  const operation = query.operation === 'highest' ? 'lowest' : 'highest';
  const second = await extremes({ ...query, operation }, ...rest);
  return reply([first.facts, second?.facts], `${first.content}\n\n${second?.content ?? ''}`);
};

/** How everything is split, then what is in each part. */
const valueOfGroups =
  (by: Grouping): Answer =>
  async (query, ...rest) => {
    const [split, parts] = [await exposure(query, ...rest), await groups(by)(query, ...rest)];
    return reply([split?.facts, parts?.facts], split?.content, parts?.content);
  };

export const ranking: Answer = (query, ...rest) => {
  const { measure, operation, filter } = query;
  // The biggest loser has the lowest profit.
  const isLowest = (operation === 'lowest') !== (query.concepts.has('sign:losing') && (measure === undefined || measure === 'profit-percent'));
  const asked: Query = { ...query, operation: isLowest ? 'lowest' : 'highest' };
  const isOfValue =
    query.measures.every((one) => one === 'bank') &&
    filter.figures === undefined &&
    (!isLowest || query.concepts.has('op:highest'));
  if (query.by !== undefined) return (isOfValue ? valueOfGroups : groups)(query.by)(asked, ...rest);
  const isOfReturn = ['profit', 'profit-percent', 'market-value', undefined].includes(measure);
  const isTimed = timed(query) !== query.filter;
  if (query.period !== undefined && isOfReturn && !isTimed) return bestOfPeriod(asked, ...rest);
  const isByProfit = measure === undefined && filter.figures?.some((one) => one.measure === 'profit');
  return isByProfit
    ? extremes({ ...asked, measure: 'profit', filter: { ...filter, figures: undefined } }, ...rest)
    : bothEnds(asked, ...rest);
};
