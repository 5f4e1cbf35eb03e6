import { Decimal } from '#domain/money/decimal';
import type { Tools } from '../../tools/create-tools.ts';
import type { Query } from '../understanding/query.ts';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Grouping } from '#domain/portfolio/grouping';
import { lines, describeMoney, describeProfit, describeRates, table, type Speech } from '../speech.ts';
import { describeSelection } from '../describe-selection.ts';
import { HOLDING_KINDS, type HoldingKind } from '#domain/portfolio/holding';
import type { BuiltInTexts } from '../texts/built-in-texts.ts';
import type { Answer } from './answer.ts';
import { timed } from './timed.ts';

export function groupName(by: Grouping, key: string, texts: BuiltInTexts): string {
  if (by === 'kind')
    return HOLDING_KINDS.flatMap((kind) => (kind === key ? [texts.kinds[kind]] : []))[0] ?? key;
  return key === '' ? '–' : key;
}

interface Counts {
  readonly count: number;
  readonly activeCount: number;
  readonly expiredCount: number;
}

/** In the gender of what is counted. */
function describeCounts(of: Counts, kind: HoldingKind | undefined, { texts, figures }: Speech) {
  return {
    count: figures.count(of.count),
    active: texts.activeCount(figures.count(of.activeCount), kind),
    expired: texts.expiredCount(figures.count(of.expiredCount), kind),
  };
}

/** How many, the active and the expired ones. */
export const count: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const isOfUnits = query.measure === 'units' && query.filter.kinds === undefined;
  const filter: HoldingFilter = { ...timed(query).filter, ...(isOfUnits && { kinds: ['etf', 'share'] }) };
  const hasUnits = filter.kinds !== undefined && !filter.kinds.includes('bond');
  const isPlain = !isNarrowing(filter);
  const sums = await tools.sumHoldings.run({ filter, ...(isPlain && { by: 'kind' }) });
  const [only, ...others] = filter.kinds ?? [];
  const name = hasUnits
    ? texts.countsHoldings(describeSelection(filter, speech))
    : describeSelection(filter, speech);
  const said =
    filter.expired === undefined
      ? texts.counts(name, describeCounts(sums, hasUnits || others.length > 0 ? undefined : only, speech))
      : texts.countsOne(figures.count(sums.count), name);
  const groups = sums.groups.map((group) => {
    const kind = HOLDING_KINDS.find((one) => one === group.key);
    const { count: all, active, expired } = describeCounts(group, kind, speech);
    return `– ${groupName('kind', group.key, texts)}: ${all} (${active}, ${expired})`;
  });
  const status = filter.expired === true ? 'expired' : 'active';
  const held = hasUnits ? sums[status].units : null;
  return {
    content: lines(
      said,
      held === null ? undefined : texts.inUnits(figures.units(held), texts[status]),
      ...groups,
    ),
    facts: sums,
  };
};

type Group = Awaited<ReturnType<Tools['sumHoldings']['run']>>['groups'][number];

/** By what is asked for where one of them is wanted: the first line answers. */
function inOrder(groups: readonly Group[], { operation, measure }: Query): readonly Group[] {
  if (operation !== 'highest' && operation !== 'lowest') return groups;
  const groupFigure = ({ all, yield: yields }: Group) => {
    if (measure === 'yield') return yields.ofAll?.mean ?? 0;
    return (measure === 'profit' ? all.profit : all.cost).inEuro.amount;
  };
  const sorted = groups.toSorted((one, other) =>
    new Decimal(groupFigure(other)).comparedTo(groupFigure(one)),
  );
  return operation === 'highest' ? sorted : sorted.toReversed();
}

/** One line for each group: how many, at cost, profit, average yield. */
export function groupsAnswer(by: Grouping): Answer {
  return async (query, tools, speech: Speech) => {
    const { texts, figures } = speech;
    const { filter } = query;
    const active = { expired: false, ...filter };
    const sums = await tools.sumHoldings.run({ filter: active, by });
    if (sums.count === 0) return { content: texts.noneFits(describeSelection(active, speech)), facts: sums };
    const rows = inOrder(sums.groups, query).map(({ key, count: number, all, yield: yields }) => [
      groupName(by, key, texts),
      figures.count(number),
      describeMoney(all.cost.inEuro, speech),
      describeProfit(all.profit.inEuro, speech),
      yields.ofAll === null ? '–' : figures.percent(yields.ofAll.mean),
    ]);
    const { columns, measures } = texts;
    const header = [columns.group, columns.count, measures.cost, measures.profit, measures.yield];
    return {
      content: lines(
        texts.listed(figures.count(sums.count), describeSelection(active, speech)),
        table(header, ...rows),
        describeRates(sums.rates, speech),
      ),
      facts: sums,
    };
  };
}
