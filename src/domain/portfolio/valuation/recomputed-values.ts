import { addDays, type CalendarDate } from '../../calendar-date.ts';
import type { HistoryPoint } from './value-history.ts';

/** A day and its value in euro, decimal text with 2 places; ascending. */
export type ShownValues = readonly (readonly [day: CalendarDate, eur: string])[];

/** The last time a value of the past changed after it had been shown, and the first and the last day whose value did. */
export interface Recomputed {
  readonly on: CalendarDate;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Prices and deals are entered some days late. Until then a change of a value is ordinary. */
const SETTLED_AFTER_DAYS = 7;

/** The values that no longer change unless the past does. */
export function settledValues(points: readonly HistoryPoint[], today: CalendarDate): ShownValues {
  const last = addDays(today, -SETTLED_AFTER_DAYS);
  return points.filter(({ day }) => day <= last).map(({ day, eur }) => [day, eur.toFixed(2)]);
}

/**
 * Compares the values of the days that were shown before and are shown again. `known` is the last recomputation before; several on one
 * day are one.
 */
export function recomputedValues(
  { before, now }: { readonly before: ShownValues; readonly now: ShownValues },
  known: Recomputed | null,
  today: CalendarDate,
): Recomputed | null {
  const shown = new Map(before);
  const changed = now.filter(([day, eur]) => (shown.get(day) ?? eur) !== eur).map(([day]) => day);
  const [first] = changed;
  const last = changed.at(-1);
  if (first === undefined || last === undefined) return known;
  if (known?.on !== today) return { on: today, from: first, to: last };
  return {
    on: today,
    from: first < known.from ? first : known.from,
    to: last > known.to ? last : known.to,
  };
}
