import type { BenchRow } from '../compare.ts';
import { figureRow } from '../load-comparison.ts';

interface Figures {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
}

/** A row for figures with an absolute limit, which is the base of the ratio. */
export function limitRow(limit: number, { name, unit, values }: Figures): BenchRow {
  return figureRow({
    name,
    yardstick: `${limit} ${unit}`.trim(),
    unit,
    values,
    ratios: values.map((value) => value / limit),
    limit: { atMost: 1 },
  });
}
