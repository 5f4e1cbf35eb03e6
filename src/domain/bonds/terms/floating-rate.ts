import { calendarDate, EARLIEST_DATE, type CalendarDate } from '../../calendar-date.ts';
import type { RateStep } from './bond-terms.ts';

/** A market rate that was fixed on a day, a fraction per year. */
export interface Fixing {
  readonly day: CalendarDate;
  readonly rate: number;
}

/** The rate of a floating-rate note: fixing plus margin, not below the floor and not above the cap. Fractions per year. */
export interface FloatingRate {
  readonly margin: number;
  readonly floor?: number | undefined;
  readonly cap?: number | undefined;
  /** In any order. */
  readonly fixings: readonly Fixing[];
  /** The rate before the first fixing; null if not known. */
  readonly firstRate: number | null;
}

/**
 * The rates as steps of a bond's terms (docs/bond-mathematics.md, 'Changing rates'): each period uses the last fixing on or
 * before its start, later periods the last known one.
 */
export function floatingRateSteps(floating: FloatingRate): RateStep[] {
  const { margin, floor = -Infinity, cap = Infinity, fixings, firstRate } = floating;
  const fixed = fixings.map(({ day, rate }) => {
    return { from: day, rate: Math.min(cap, Math.max(floor, rate + margin)) };
  });
  return [{ from: calendarDate(EARLIEST_DATE), rate: firstRate }, ...fixed];
}
