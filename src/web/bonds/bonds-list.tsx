import type { Bond } from '#api/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { useOverdueCounts } from '../bond-analytics/overdue-mark.tsx';
import type { ListOrder } from '../lists/list-state.ts';
import { useOpenIds } from '../lists/use-open-ids.ts';
import { useWideScreen } from '../ui/use-wide-screen.ts';
import { BondCards } from './bond-cards.tsx';
import type { BondSort } from './bond-list.ts';
import { BondsTable } from './bonds-table.tsx';
import { useToday } from './use-today.ts';

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
  readonly order: ListOrder<BondSort>;
  readonly onOrder: (order: ListOrder<BondSort>) => void;
}

/** A table on a wide screen, cards on a narrow one. */
export function BondsList({ bonds, order, onOrder }: BondsListProps) {
  const shown = { bonds, ...useOpenIds<Bond['id']>(), today: useToday(), overdue: useOverdueCounts() };
  return useWideScreen() ? (
    <BondsTable {...shown} order={order} onOrder={onOrder} />
  ) : (
    <BondCards {...shown} />
  );
}
