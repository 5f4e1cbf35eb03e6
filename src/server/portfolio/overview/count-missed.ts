import type { CalendarDate } from '#domain/calendar-date';
import { isOpen, type MissedPayment } from '#domain/portfolio/income/missed-payments';
import { oldestDay } from '#domain/prices/price-age';
import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import type { PortfolioSource } from '../holdings/load-portfolio.ts';
import { missedOfPositions } from '../missed-payments/load-missed.ts';
import { loadRecorded } from '../missed-payments/load-recorded.ts';
import type { LoadedPosition } from '../positions/load-positions.ts';

type CountedMissed = Pick<OverviewOnWire, 'overdue' | 'short'>;

/** How many payments positions missed that are added part by part, without what was set aside. */
export interface MissedCount {
  add(part: readonly LoadedPosition[]): Promise<void>;
  counted(): CountedMissed;
}

async function missedOf(
  source: PortfolioSource,
  part: readonly LoadedPosition[],
  on: CalendarDate,
): Promise<MissedPayment[]> {
  const bonds = part.filter(({ position }) => position.kind === 'bond');
  const [first] = bonds;
  if (first === undefined) return [];
  const positions = bonds.map(({ position }) => position);
  const recorded = await loadRecorded(
    source,
    positions.flatMap(({ deals }) => deals),
  );
  return missedOfPositions(positions, { ...recorded, terms: first.terms }, on);
}

export function openMissedCount(source: PortfolioSource, on: CalendarDate): MissedCount {
  const days: Record<MissedPayment['state'], { count: number; oldest: CalendarDate | null }> = {
    overdue: { count: 0, oldest: null },
    short: { count: 0, oldest: null },
  };
  const counted = ({ count, oldest }: (typeof days)['short']) => ({ count, oldestDay: oldest });
  return {
    async add(part) {
      for (const { date, state, decision } of await missedOf(source, part, on)) {
        if (!isOpen({ decision }, on)) continue;
        const of = days[state];
        of.count += 1;
        of.oldest = oldestDay([of.oldest, date]);
      }
    },
    counted: () => ({ overdue: counted(days.overdue), short: counted(days.short) }),
  };
}
