import type { CalendarDate } from './calendar-date.ts';

/** The index of the last entry on or before the day; −1 if there is none. The entries ascend by day; null is before all days. */
export function lastOnOrBefore(
  entries: readonly { readonly day: CalendarDate | null }[],
  day: CalendarDate,
): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.day ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
