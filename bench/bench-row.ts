/** One line of the benchmark: the ratio of two figures measured in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: string;
  /** Median over the rounds; `value` is ours. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
  readonly limit: string;
  readonly ok: boolean;
}

interface Figure {
  readonly name: string;
  readonly baseline: string;
  readonly unit: string;
  readonly values: readonly number[];
  readonly ratios: readonly number[];
  readonly limit: { readonly atLeast: number } | { readonly atMost: number } | undefined;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('no values');
  return middle;
}

/** A row of the table: medians over the rounds. */
export function figureRow({ name, baseline, unit, values, ratios, limit }: Figure): BenchRow {
  const ratio = median(ratios);
  const row = {
    name,
    value: median(values),
    unit,
    baseline,
    ratio,
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
  if (limit === undefined) return { ...row, limit: 'reported only', ok: true };
  return 'atLeast' in limit
    ? { ...row, limit: `at least ${limit.atLeast}`, ok: ratio >= limit.atLeast }
    : { ...row, limit: `at most ${limit.atMost}`, ok: ratio <= limit.atMost };
}

/** A row for figures with an absolute limit, which is the base of the ratio. */
export function limitRow(
  limit: number,
  { name, unit, values }: Pick<Figure, 'name' | 'unit' | 'values'>,
): BenchRow {
  return figureRow({
    name,
    baseline: `${limit} ${unit}`.trim(),
    unit,
    values,
    ratios: values.map((value) => value / limit),
    limit: { atMost: 1 },
  });
}
