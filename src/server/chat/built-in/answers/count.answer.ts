import { narrows } from '../../tools/holding-filter.ts';
import type { Grouping } from '../../tools/sum-holdings.ts';
import { lines, saidMoney, saidProfit, saidRates, table, type Speech } from '../speech.ts';
import { saidSelection } from '../say-selection.ts';
import { HOLDING_KINDS } from '../../tools/holding.ts';
import type { BuiltInTexts } from '../texts/texts.ts';
import type { Answer } from './answer.ts';
import { timed } from './timed.ts';

function groupName(by: Grouping, key: string, texts: BuiltInTexts): string {
  if (by === 'kind')
    return HOLDING_KINDS.flatMap((kind) => (kind === key ? [texts.kinds[kind]] : []))[0] ?? key;
  return key === '' ? '–' : key;
}

/** How many, the active and the expired ones. */
export const count: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const filter = timed(query).filter;
  const isPlain = !narrows(filter);
  const sums = await tools.sumHoldings.run({ filter, ...(isPlain && { by: 'kind' }) });
  const said = (of: typeof sums | (typeof sums.groups)[number], name: string) =>
    filter.expired === undefined
      ? texts.counts(name, {
          count: figures.count(of.count),
          active: figures.count(of.activeCount),
          expired: figures.count(of.expiredCount),
        })
      : texts.countsOne(figures.count(of.count), name);
  const groups = sums.groups.map(
    (group) =>
      `– ${groupName('kind', group.key, texts)}: ${figures.count(group.count)} (${figures.count(group.activeCount)} ${texts.active}, ${figures.count(group.expiredCount)} ${texts.expired})`,
  );
  return { content: lines(said(sums, saidSelection(filter, speech)), ...groups), facts: sums };
};

/** One line for each group: how many, at cost, profit, average yield. */
export function groupsAnswer(by: Grouping): Answer {
  return async ({ filter }, tools, speech: Speech) => {
    const { texts, figures } = speech;
    const active = { expired: false, ...filter };
    const sums = await tools.sumHoldings.run({ filter: active, by });
    if (sums.count === 0) return { content: texts.noneFits(saidSelection(active, speech)), facts: sums };
    const rows = sums.groups.map(({ key, count: number, all, yield: yields }) => [
      groupName(by, key, texts),
      figures.count(number),
      saidMoney(all.cost.inEuro, speech),
      saidProfit(all.profit.inEuro, speech),
      yields.ofAll === null ? '–' : figures.percent(yields.ofAll.mean),
    ]);
    const { columns, measures } = texts;
    const header = [columns.group, columns.count, measures.cost, measures.profit, measures.yield];
    return {
      content: lines(
        texts.listed(figures.count(sums.count), saidSelection(active, speech)),
        table(header, ...rows),
        saidRates(sums.rates, speech),
      ),
      facts: sums,
    };
  };
}
