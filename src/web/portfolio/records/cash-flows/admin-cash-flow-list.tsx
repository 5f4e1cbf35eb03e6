import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CashFlow } from '#api/portfolio/cash-flows';
import { cashFlowsTexts } from '../../../platform/texts/portfolio/cash-flows.ts';
import { adminCashFlowsTexts } from '../../../platform/texts/portfolio/admin-cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { formatDay } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { CashFlowList } from './cash-flow-list.tsx';
import type { CashFlowListProps } from './cash-flow-table.tsx';

interface AdminCashFlowListProps extends Pick<CashFlowListProps, 'currency'> {
  readonly flows: UseQueryResult<CashFlow[]>;
  /** The next step, shown while the list is empty. */
  readonly emptyAction: ReactNode;
  readonly onEdit: (flow: CashFlow) => void;
  readonly onRemove: (flow: CashFlow) => void;
}

/** The cash flows of a bond, with buttons to edit them. */
export function AdminCashFlowList(props: AdminCashFlowListProps) {
  const { flows, currency, emptyAction, onEdit, onRemove } = props;
  const texts = useTexts(cashFlowsTexts);
  const adminTexts = useTexts(adminCashFlowsTexts);
  if (flows.data !== undefined && flows.data.length > 0) {
    const actions = (flow: CashFlow) => <FlowActions flow={flow} onEdit={onEdit} onRemove={onRemove} />;
    return <CashFlowList flows={flows.data} currency={currency} actions={actions} />;
  }
  if (flows.data === undefined && flows.error !== null) {
    return (
      <LoadFailure
        title={adminTexts.failed}
        error={flows.error}
        busy={flows.isFetching}
        onRetry={flows.refetch}
      />
    );
  }
  return (
    <Sheet>
      {flows.data === undefined ? (
        <SkeletonRows label={texts.loading} />
      ) : (
        <EmptyState title={texts.none} text={adminTexts.noneText} action={emptyAction} />
      )}
    </Sheet>
  );
}

interface FlowActionsProps extends Pick<AdminCashFlowListProps, 'onEdit' | 'onRemove'> {
  readonly flow: CashFlow;
}

function FlowActions({ flow, onEdit, onRemove }: FlowActionsProps) {
  const texts = useTexts(adminCashFlowsTexts);
  const { locale } = useDisplayPreferences();
  const day = formatDay(flow.date, locale);
  return (
    <div className="flex justify-end gap-1 max-md:-mr-2 max-md:mt-2 no-print">
      <Button
        kind="quiet"
        className="h-8! px-2!"
        aria-label={texts.editLabel(day)}
        onClick={() => onEdit(flow)}
      >
        {texts.editButton}
      </Button>
      <Button
        kind="quiet"
        className="h-8! px-2!"
        aria-label={texts.deleteLabel(day)}
        onClick={() => onRemove(flow)}
      >
        {texts.removeButton}
      </Button>
    </div>
  );
}
