import { Decimal } from '#domain/money/decimal';
import type { Result } from '#domain/result';
import type { BenchmarkComparison, ComparisonProblem } from '#domain/returns/compare-with-benchmark';
import type { BenchmarkReason, ReturnOnWire } from '#api/portfolio/figures/returns';
import type { ChosenBenchmark } from './compare-return.ts';
import { euro, percent, percentOrNull } from './wire-figures.ts';

type BenchmarkOnWire = NonNullable<ReturnOnWire['benchmark']>;

const REASONS = {
  'nothing-held': 'no_return',
  'starts-later': 'starts_later',
  'ends-earlier': 'ends_earlier',
} as const satisfies Record<ComparisonProblem, BenchmarkReason>;

function describe(chosen: ChosenBenchmark): Omit<BenchmarkOnWire, 'comparison'> {
  if (chosen.kind === 'deposit') return { id: null, name: null, kind: 'deposit', rate: chosen.rate };
  const { id, name, kind } = chosen.series;
  return { id, name, kind, rate: null };
}

export function benchmarkOnWire(
  chosen: ChosenBenchmark,
  compared: Result<BenchmarkComparison, ComparisonProblem>,
): BenchmarkOnWire {
  if (!compared.ok) return { ...describe(chosen), comparison: { reason: REASONS[compared.reason] } };
  const { total, annual, endValue, profit, ahead, lastDay, gaps } = compared.value;
  // The difference of the rounded values, so that the displayed figures add up.
  const ownValue = euro(endValue.plus(ahead));
  const comparison = {
    total: percent(total),
    annualised: percentOrNull(annual),
    endValue: euro(endValue),
    profit: euro(profit),
    ahead: euro(new Decimal(ownValue).minus(euro(endValue))),
    lastDay,
    gaps: [...gaps],
  };
  return { ...describe(chosen), comparison };
}
