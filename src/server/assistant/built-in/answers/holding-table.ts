import type { Holding } from '#domain/portfolio/holding';
import type { Measure } from '#domain/portfolio/measure';
import { describeMeasure, table, type Speech } from '../speech.ts';

const MISSING = '–';

/** What tells one holding from the other, and the figures that were asked for. */
export function holdingTable(
  holdings: readonly Holding[],
  measures: readonly Measure[],
  speech: Speech,
): string {
  const { texts } = speech;
  const title = (measure: Measure) => {
    const name = texts.measures[measure];
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const isNamed = holdings.some(({ name }) => name !== null);
  const header = [texts.columns.isin, ...(isNamed ? [texts.holding.name] : []), ...measures.map(title)];
  const rows = holdings.map((holding) => [
    holding.isin,
    ...(isNamed ? [holding.name ?? texts.kind[holding.kind]] : []),
    ...measures.map((measure) => describeMeasure(holding, measure, speech) ?? MISSING),
  ]);
  return table(header, ...rows);
}
