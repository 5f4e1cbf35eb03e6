import { compareDays, daysBetween, type CalendarDate } from '../calendar-date.ts';
import { lastOnOrBefore } from '../last-on-or-before.ts';
import { Decimal } from '../money/decimal.ts';
import { DAYS_PER_YEAR } from './dated-amounts.ts';
import type { HeldPeriod } from './held-period.ts';

/** What one unit of money grows to between two days; undefined if the benchmark isn't known on one of them. */
export type Growth = (from: CalendarDate, to: CalendarDate) => number | undefined;

/** A fixed effective annual rate, a fraction: (1 + r)^(days/365). */
export function fixedRate(rate: number): Growth {
  return (from, to) => (1 + rate) ** (daysBetween(from, to) / DAYS_PER_YEAR);
}

/** A value on a day: an index level, or an annual rate as a fraction. */
export interface BenchmarkPoint {
  readonly day: CalendarDate;
  readonly value: number;
}

const byDay = (points: readonly BenchmarkPoint[]) =>
  [...points].sort((one, other) => compareDays(one.day, other.day));

/** An index or a series of prices: uses the last level on or before each day. */
export function indexGrowth(points: readonly BenchmarkPoint[]): Growth {
  const known = byDay(points);
  const levelOn = (day: CalendarDate) => known[lastOnOrBefore(known, day)]?.value;
  return (from, to) => {
    const [first, last] = [levelOn(from), levelOn(to)];
    return first === undefined || last === undefined || first <= 0 ? undefined : last / first;
  };
}

const MONEY_MARKET_YEAR = 360;

/** An overnight rate such as €STR, compounded: each rate counts for days/360 until the next one, the last one indefinitely. */
export function overnightGrowth(points: readonly BenchmarkPoint[]): Growth {
  const known = byDay(points);
  const since = (i: number, day: CalendarDate) => {
    const point = known[i];
    return point === undefined ? 1 : 1 + (point.value * daysBetween(point.day, day)) / MONEY_MARKET_YEAR;
  };
  /** The value of one unit of the first day on each day. */
  const levels: number[] = [];
  for (const [i, { day }] of known.entries())
    levels.push(i === 0 ? 1 : (levels[i - 1] ?? 1) * since(i - 1, day));
  const levelOn = (day: CalendarDate) => {
    const i = lastOnOrBefore(known, day);
    const level = levels[i];
    return level === undefined ? undefined : level * since(i, day);
  };
  return (from, to) => {
    const [first, last] = [levelOn(from), levelOn(to)];
    return first === undefined || last === undefined || first <= 0 ? undefined : last / first;
  };
}

/**
 * What the holder's own money would be worth in the benchmark at the end (the index comparison of Long and Nickels, 1996): the
 * value at the start and all money in, less all money out, each grown from its day. Undefined if the benchmark isn't known for
 * the whole time.
 */
export function valueInBenchmark(
  { start, end, startValue, flows }: HeldPeriod,
  growth: Growth,
): Decimal | undefined {
  const opening = { day: start, moneyIn: startValue, moneyOut: new Decimal(0) };
  let worth = new Decimal(0);
  for (const { day, moneyIn, moneyOut } of [opening, ...flows]) {
    const money = moneyIn.minus(moneyOut);
    if (money.isZero()) continue;
    const growthToEnd = growth(day, end);
    if (growthToEnd === undefined) return undefined;
    worth = worth.plus(money.times(growthToEnd));
  }
  return worth;
}
