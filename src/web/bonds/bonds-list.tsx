import { useCallback, useState } from 'react';
import type { Bond } from '#api/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { useWideScreen } from '../ui/use-wide-screen.ts';
import { BondCards } from './bond-cards.tsx';
import type { BondOrder } from './bond-list-state.ts';
import { BondsTable } from './bonds-table.tsx';
import { useToday } from './use-today.ts';

/** What table and cards show: the bonds in their order, and which of them are open. */
export interface ShownBonds {
  readonly bonds: readonly Bond[];
  readonly openIds: ReadonlySet<Bond['id']>;
  readonly onToggle: (id: Bond['id']) => void;
  readonly today: CalendarDate;
}

interface BondsListProps {
  readonly bonds: readonly Bond[];
  readonly order: BondOrder;
  readonly onOrder: (order: BondOrder) => void;
}

/** A table on a wide screen, cards on a narrow one. */
export function BondsList({ bonds, order, onOrder }: BondsListProps) {
  const [openIds, setOpenIds] = useState<ReadonlySet<Bond['id']>>(new Set());
  const onToggle = useCallback((id: Bond['id']) => setOpenIds((open) => toggled(open, id)), []);
  const shown = { bonds, openIds, onToggle, today: useToday() };
  return useWideScreen() ? (
    <BondsTable {...shown} order={order} onOrder={onOrder} />
  ) : (
    <BondCards {...shown} />
  );
}

function toggled<Id>(open: ReadonlySet<Id>, id: Id): ReadonlySet<Id> {
  return open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]);
}
