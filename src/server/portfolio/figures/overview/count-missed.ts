import type { CalendarDate } from '#domain/calendar-date';
import { isOpen, missedPayments, type MissedPayment } from '#domain/portfolio/income/missed-payments';
import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import type { PaymentRecords } from '../missed-payments/load-payment-records.ts';
import type { LoadedPosition } from '../positions/load-positions.ts';

type CountedMissed = Pick<OverviewOnWire, 'overdue' | 'short'>;

/** Counts the missed payments of the added positions, without those that the user has set aside. */
export interface MissedCount {
  add(loaded: LoadedPosition, recorded: PaymentRecords): void;
  counted(): CountedMissed;
}

export function createMissedCount(on: CalendarDate): MissedCount {
  const tallies: Record<MissedPayment['state'], { count: number; oldest: CalendarDate | null }> = {
    overdue: { count: 0, oldest: null },
    short: { count: 0, oldest: null },
  };
  const counted = ({ count, oldest }: (typeof tallies)['short']) => ({ count, oldestDay: oldest });
  return {
    add({ position, terms }, recorded) {
      const source = { ...recorded, terms: terms.get(position.isin) };
      for (const { date, state, decision } of missedPayments(position, source, on)) {
        if (!isOpen({ decision }, on)) continue;
        const tally = tallies[state];
        tally.count += 1;
        if (tally.oldest === null || date < tally.oldest) tally.oldest = date;
      }
    },
    counted: () => ({ overdue: counted(tallies.overdue), short: counted(tallies.short) }),
  };
}
