import type { Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import { securityName } from './answer.ts';

interface Shown {
  readonly holdings: readonly Holding[];
  /** As many as there are, where more fit than are shown. */
  readonly count?: number;
}

/** What tells one holding from the other, and the figures that were asked for. */
export function holdingTable(
  { holdings, count: all }: Shown,
  measures: readonly Measure[],
  speech: Speech,
): string {
  const { figure, table } = speech;
  const isNamed = holdings.some(({ name }) => name !== null);
  return table(
    ['isin', ...(isNamed ? ['name' as const] : []), ...measures],
    holdings.map((holding) => [
      holding.isin,
      ...(isNamed ? [securityName(holding, speech)] : []),
      ...measures.map((one) => figure(holding, one)),
    ]),
    all,
  );
}

export function columnsFor(
  filter: HoldingFilter,
  { measure, measures }: Pick<Query, 'measure' | 'measures'>,
) {
  const isBonds = filter.kinds === undefined || filter.kinds.includes('bond');
  const usual: readonly Measure[] = isBonds
    ? ['nominal', 'market-value', 'profit', 'yield', 'maturity']
    : ['units', 'cost', 'market-value', 'profit'];
  const compared = (filter.figures ?? []).map((one) => one.measure);
  const isOfProfit = measure === 'profit' || compared.includes('profit');
  const shown: readonly Measure[] = [
    ...(measure === undefined ? [] : [measure]),
    ...(measure === 'market-price' ? (['buy-price'] as const) : []),
    ...(filter.bought === undefined ? [] : (['cost'] as const)),
    ...(isOfProfit ? (['profit', 'profit-percent'] as const) : []),
    ...[...measures, ...compared, ...usual],
    ...(filter.banks === undefined && measure !== 'bank' ? (['bank'] as const) : []),
  ];
  return [...new Set(shown)];
}
