import { daysBetween } from '../calendar-date.ts';
import { failure, success, type Result } from '../result.ts';
import { DAYS_PER_YEAR, toTimedAmounts } from './dated-amounts.ts';
import { returnTime, type HeldPeriod, type ReturnTime } from './held-period.ts';
import { logRates, type InternalRate, type InternalRateProblem } from './internal-rate.ts';

export interface MoneyWeightedReturn extends ReturnTime, InternalRate {
  /** The return over the whole time: (1 + rate)^(days/365) − 1, a fraction. */
  readonly period: number;
  /** The other returns over the whole time that solve the same equation. */
  readonly otherPeriods: readonly number[];
  /** The annual rate; null under 365 days, when only the return of the period may be shown. */
  readonly annual: number | null;
}

/**
 * What the holder's money earned: the internal rate of the value at the start as if paid then, of all money in and out, and of
 * the value at the end as if received then; days/365. It is solved for the year or the period, whichever is shorter, and both
 * returns are computed from ln(1 + rate): the annual rate of a few days can exceed the range of a double, and so can the return
 * over years at the rate of a loss in a few days.
 */
export function moneyWeightedReturn(
  held: HeldPeriod,
): Result<MoneyWeightedReturn, InternalRateProblem | 'nothing-held'> {
  const time = returnTime(held);
  if (time === undefined) return failure('nothing-held');
  const { start, end, startValue, endValue, flows } = held;
  const { days } = time;
  if (days === 0) return failure('rate-does-not-exist');
  const amounts = [
    { date: start, amount: startValue.negated().toNumber() },
    ...flows.map(({ day, moneyIn, moneyOut }) => ({ date: day, amount: moneyOut.minus(moneyIn).toNumber() })),
    { date: end, amount: endValue.toNumber() },
  ];
  const unit = Math.min(days, DAYS_PER_YEAR);
  const found = logRates(toTimedAmounts(amounts, (from, to) => daysBetween(from, to) / unit));
  if (!found.ok) return found;
  const [nearest, ...others] = found.value;
  const annualRate = (logRate: number) => Math.expm1((logRate * DAYS_PER_YEAR) / unit);
  const periodReturn = (logRate: number) => Math.expm1((logRate * days) / unit);
  const rate = annualRate(nearest);
  return success({
    ...time,
    rate,
    unique: others.length === 0,
    others: others.map(annualRate),
    period: periodReturn(nearest),
    otherPeriods: others.map(periodReturn),
    annual: days < DAYS_PER_YEAR ? null : rate,
  });
}
