// Kept for the reference cases (npm run oracle); no screen uses it.
import { failure, finite, type Result } from '../result.ts';
import { toTimedAmounts, type DatedAmount, type YearsBetween } from '../returns/dated-amounts.ts';

type XnpvProblem = 'rate-out-of-range' | 'no-flows';

/** The present value, on the earliest date, of dated amounts at an annual rate: Σ amount·(1 + rate)^(−t), t in days / 365. */
export function xnpv(
  rate: number,
  flows: readonly DatedAmount[],
  yearsBetween?: YearsBetween,
): Result<number, XnpvProblem> {
  if (!(rate > -1 && rate < Infinity)) return failure('rate-out-of-range');
  if (flows.length === 0) return failure('no-flows');
  const x = Math.log1p(rate);
  let value = 0;
  for (const { time, amount } of toTimedAmounts(flows, yearsBetween)) value += amount * Math.exp(-time * x);
  return finite(value, 'rate-out-of-range');
}
