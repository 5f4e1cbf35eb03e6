import type { Result } from '../result.ts';
import { toTimedAmounts, type DatedAmount, type YearsBetween } from './dated-amounts.ts';
import { internalRate, type InternalRate, type InternalRateProblem } from './internal-rate.ts';

export type XirrProblem = InternalRateProblem;

/**
 * The internal rate of return of dated amounts (received +, paid −), a fraction a year: Σ amount·(1 + r)^(−t) = 0 with t the days
 * from the earliest date / 365, or the years that `yearsBetween` counts. Order, zero amounts and several amounts on a day do not
 * matter; no guess is needed.
 */
export function xirr(
  flows: readonly DatedAmount[],
  yearsBetween?: YearsBetween,
): Result<InternalRate, XirrProblem> {
  return internalRate(toTimedAmounts(flows, yearsBetween));
}
