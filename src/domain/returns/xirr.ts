import { dayNumber } from '../calendar-date.ts';
import { success, type Result } from '../result.ts';
import { internalRate, type InternalRate, type InternalRateProblem } from './internal-rate.ts';
import { DAYS_PER_YEAR, timesOf, type DatedAmount, type YearsBetween } from './dated-amounts.ts';
import { onlyLogRate } from './only-rate.ts';

export type XirrProblem = InternalRateProblem;

const NO_OTHERS: readonly number[] = [];
const BY_DAY = {
  timeOf: ({ date }: DatedAmount) => dayNumber(date),
  amountOf: ({ amount }: DatedAmount) => amount,
  unit: DAYS_PER_YEAR,
};

/**
 * The internal rate of return of dated amounts (received +, paid −), a fraction a year: Σ amount·(1 + r)^(−t) = 0 with t the days
 * from the earliest date / 365, or the years that `yearsBetween` counts. Order, zero amounts and several amounts on a day do not
 * matter; no guess is needed.
 */
export function xirr(
  flows: readonly DatedAmount[],
  yearsBetween?: YearsBetween,
): Result<InternalRate, XirrProblem> {
  if (yearsBetween === undefined) {
    const only = onlyLogRate(flows, BY_DAY);
    // The logarithm is no better than to the last digit of 1: expm1 would only take longer.
    if (only !== undefined) return success({ rate: Math.exp(only) - 1, unique: true, others: NO_OTHERS });
  }
  return internalRate(timesOf(flows, yearsBetween));
}
