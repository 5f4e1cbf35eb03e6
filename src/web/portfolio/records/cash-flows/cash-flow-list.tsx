import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { CashFlowCards } from './cash-flow-cards.tsx';
import { CashFlowTable, type CashFlowListProps } from './cash-flow-table.tsx';

/** A table on a wide screen, cards on a narrow one. */
export function CashFlowList(props: CashFlowListProps) {
  return useWideScreen() ? <CashFlowTable {...props} /> : <CashFlowCards {...props} />;
}
