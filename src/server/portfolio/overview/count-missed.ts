import type { CalendarDate } from '#domain/calendar-date';
import { isOpen, missedPayments, type MissedPayment } from '#domain/portfolio/income/missed-payments';
import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import type { Recorded } from '../missed-payments/load-recorded.ts';
import type { LoadedPosition } from '../positions/load-positions.ts';

type CountedMissed = Pick<OverviewOnWire, 'overdue' | 'short'>;

/** How many payments positions missed that are added one by one, without what was set aside. */
export interface MissedCount {
  add(loaded: LoadedPosition, recorded: Recorded): void;
  counted(): CountedMissed;
}

export function openMissedCount(on: CalendarDate): MissedCount {
  const days: Record<MissedPayment['state'], { count: number; oldest: CalendarDate | null }> = {
    overdue: { count: 0, oldest: null },
    short: { count: 0, oldest: null },
  };
  const counted = ({ count, oldest }: (typeof days)['short']) => ({ count, oldestDay: oldest });
  return {
    add({ position, terms }, recorded) {
      const ofPosition = { ...recorded, terms: terms.get(position.isin) };
      for (const { date, state, decision } of missedPayments(position, ofPosition, on)) {
        if (!isOpen({ decision }, on)) continue;
        const of = days[state];
        of.count += 1;
        if (of.oldest === null || date < of.oldest) of.oldest = date;
      }
    },
    counted: () => ({ overdue: counted(days.overdue), short: counted(days.short) }),
  };
}
