import type { Bond } from '#api/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { useOverdueCounts } from '../bond-analytics/overdue-mark.tsx';
import type { ListOrder } from '../lists/list-state.ts';
import { useListTop } from '../lists/use-list-top.ts';
import { useOpenIds } from '../lists/use-open-ids.ts';
import { useWideScreen } from '../ui/use-wide-screen.ts';
import { BondCards } from './bond-cards.tsx';
import type { BondListState, BondSort } from './bond-list.ts';
import { YieldLegend } from './bond-yield.tsx';
import { BondsTable } from './bonds-table.tsx';
import { useToday } from '../use-today.ts';

/** What table and cards show: the bonds in their order, and which of them are open. */
export interface ShownBonds {
  readonly bonds: readonly Bond[];
  readonly openIds: ReadonlySet<Bond['id']>;
  readonly onToggle: (id: Bond['id']) => void;
  readonly today: CalendarDate;
  /** How many payments of a bond were due and are not recorded. */
  readonly overdue: ReadonlyMap<Bond['id'], number>;
}

interface BondsListProps {
  readonly bonds: readonly Bond[];
  readonly state: BondListState;
  readonly onOrder: (order: ListOrder<BondSort>) => void;
}

/** A table on a wide screen, cards on a narrow one. */
export function BondsList({ bonds, state, onOrder }: BondsListProps) {
  const shown = { bonds, ...useOpenIds<Bond['id']>(), today: useToday(), overdue: useOverdueCounts() };
  const top = useListTop(state.search, state.sort, state.direction, state.part, state.missing);
  return (
    <div ref={top}>
      {useWideScreen() ? <BondsTable {...shown} order={state} onOrder={onOrder} /> : <BondCards {...shown} />}
      <YieldLegend />
    </div>
  );
}
