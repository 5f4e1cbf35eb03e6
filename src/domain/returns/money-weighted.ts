import { daysBetween } from '../calendar-date.ts';
import { failure, success, type Result } from '../result.ts';
import { DAYS_PER_YEAR } from './dated-amounts.ts';
import { returnTime, type HeldPeriod, type ReturnTime } from './held-period.ts';
import type { InternalRate, InternalRateProblem } from './internal-rate.ts';
import { xirr } from './xirr.ts';

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
 * the value at the end as if received then; days/365. It is solved for the period, since the annual rate of a few days can exceed
 * the range of a double.
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
  const period = xirr(amounts, (from, to) => daysBetween(from, to) / days);
  if (!period.ok) return period;
  const { rate: total, unique, others } = period.value;
  const toAnnual = (rate: number) => Math.expm1((Math.log1p(rate) * DAYS_PER_YEAR) / days);
  const rate = toAnnual(total);
  const annual = days < DAYS_PER_YEAR ? null : rate;
  return success({
    ...time,
    rate,
    unique,
    others: others.map(toAnnual),
    period: total,
    otherPeriods: others,
    annual,
  });
}
