import { addDays, type CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import type { ValueProblem } from './value-position.ts';

/** Why a day has no point. */
export interface DayWithoutPoint {
  readonly reason: ValueProblem['reason'];
  /** Those without a rate. */
  readonly currencies: Iterable<Currency>;
}

/** Days without points. */
export interface HistoryGap {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly reason: DayWithoutPoint['reason'];
  readonly currencies: readonly Currency[];
}

/** Merges adjacent days without a point, by index, into gaps; a gap ends on the day before the next point. */
export function historyGaps(
  days: readonly CalendarDate[],
  without: ReadonlyMap<number, DayWithoutPoint>,
): HistoryGap[] {
  const gaps: (Omit<HistoryGap, 'to' | 'currencies'> & { last: number; currencies: Set<Currency> })[] = [];
  for (const [place, { reason, currencies }] of [...without].sort(([one], [other]) => one - other)) {
    const from = days[place];
    const gap = gaps.at(-1);
    if (gap?.last === place - 1 && gap.reason === reason) {
      for (const currency of currencies) gap.currencies.add(currency);
      gap.last = place;
    } else if (from !== undefined) gaps.push({ from, reason, currencies: new Set(currencies), last: place });
  }
  return gaps.map(({ from, reason, currencies, last }) => {
    const next = days[last + 1];
    return {
      from,
      to: next === undefined ? (days[last] ?? from) : addDays(next, -1),
      reason,
      currencies: [...currencies],
    };
  });
}
