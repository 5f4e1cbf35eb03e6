import { daysBetween, type CalendarDate } from '../calendar-date.ts';
import type { Decimal } from '../money/decimal.ts';

/** Money that came into a holding or went out of it on a day. Both are 0 or more. */
export interface PeriodFlow {
  readonly day: CalendarDate;
  readonly moneyIn: Decimal;
  readonly moneyOut: Decimal;
}

/**
 * A holding over a period (start, end]: its value at the end of both days, and what came in and went out after `start` up to
 * `end`, all in one currency.
 */
export interface HeldPeriod {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly startValue: Decimal;
  readonly endValue: Decimal;
  /** In any order. */
  readonly flows: readonly PeriodFlow[];
}

/** The time that a return covers. */
export interface ReturnTime {
  /** `start` if the holding was worth something then, else the day of the first flow. */
  readonly from: CalendarDate;
  /** From `from` to the end of the period. */
  readonly days: number;
}

/** Undefined if nothing was held at the start and nothing came in or went out after it. */
export function returnTime({ start, end, startValue, flows }: HeldPeriod): ReturnTime | undefined {
  const [first] = flows;
  if (!startValue.isZero()) return { from: start, days: daysBetween(start, end) };
  if (first === undefined) return undefined;
  const from = flows.reduce((earliest, { day }) => (day < earliest ? day : earliest), first.day);
  return { from, days: daysBetween(from, end) };
}

/** The end value and all money out, less the start value and all money in. */
export function periodProfit({ startValue, endValue, flows }: HeldPeriod): Decimal {
  return flows.reduce(
    (profit, { moneyIn, moneyOut }) => profit.minus(moneyIn).plus(moneyOut),
    endValue.minus(startValue),
  );
}
