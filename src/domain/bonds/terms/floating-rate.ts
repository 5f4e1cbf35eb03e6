import { calendarDate, EARLIEST_DATE, type CalendarDate } from '../../calendar-date.ts';
import type { RateStep } from './bond-terms.ts';

/** A rate of the market, a fraction a year, as it was fixed on a day. */
export interface Fixing {
  readonly day: CalendarDate;
  readonly rate: number;
}

/**
 * What a floating-rate note pays: the fixing and a margin, the sum not below the floor and not above the cap. Fractions a year.
 */
export interface FloatingRate {
  readonly margin: number;
  readonly floor?: number | undefined;
  readonly cap?: number | undefined;
  /** In any order. */
  readonly fixings: readonly Fixing[];
  /** Paid before the first fixing; null where it isn't known. */
  readonly firstRate: number | null;
}

/**
 * The rates as steps of a bond's terms (docs/bond-mathematics.md, 'Changing rates'): each period counts the last fixing on or
 * before its beginning, later periods the last one known.
 */
export function floatingRateSteps(floating: FloatingRate): RateStep[] {
  const { margin, floor = -Infinity, cap = Infinity, fixings, firstRate } = floating;
  const fixed = fixings.map(({ day, rate }) => {
    return { from: day, rate: Math.min(cap, Math.max(floor, rate + margin)) };
  });
  return [{ from: calendarDate(EARLIEST_DATE), rate: firstRate }, ...fixed];
}
