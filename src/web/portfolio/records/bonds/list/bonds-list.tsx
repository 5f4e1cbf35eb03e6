import type { Bond } from '#api/portfolio/bonds';
import { useOverdueCounts } from '../../../figures/bond-analytics/overdue-mark.tsx';
import type { ListOrder } from '../../../../platform/lists/list-state.ts';
import { useListTop } from '../../../../platform/lists/use-list-top.ts';
import { useOpenIds } from '../../../../platform/lists/use-open-ids.ts';
import { useWideScreen } from '../../../../platform/ui/use-wide-screen.ts';
import type { BondChangeHandlers } from '../changes/change-buttons.tsx';
import { BondCards } from './bond-cards.tsx';
import type { BondListState, BondSort } from './bond-list-state.ts';
import { YieldLegend } from '../details/bond-yield.tsx';
import { BondsTable } from './bonds-table.tsx';
import { useToday } from '../../../../platform/clock/use-today.ts';

interface BondsListProps {
  readonly bonds: readonly Bond[];
  readonly state: BondListState;
  readonly onOrder: (order: ListOrder<BondSort>) => void;
  readonly handlers: BondChangeHandlers | null;
}

/** A table on wide screens, otherwise cards. */
export function BondsList({ bonds, state, onOrder, handlers }: BondsListProps) {
  const shown = {
    bonds,
    handlers,
    ...useOpenIds<Bond['id']>(),
    today: useToday(),
    overdue: useOverdueCounts(),
  };
  const top = useListTop(state.search, state.sort, state.direction, state.part, state.overdue);
  return (
    <div ref={top}>
      {useWideScreen() ? <BondsTable {...shown} order={state} onOrder={onOrder} /> : <BondCards {...shown} />}
      <YieldLegend />
    </div>
  );
}
