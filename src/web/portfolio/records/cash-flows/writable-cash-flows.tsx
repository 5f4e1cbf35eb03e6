import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import type { CashFlow } from '#api/portfolio/cash-flows';
import { useDialogRequest } from '../../../platform/forms/use-dialog-request.ts';
import { Page } from '../../../platform/layout/page.tsx';
import { Toast } from '../../../platform/toast/toast.tsx';
import { useToast } from '../../../platform/toast/use-toast.ts';
import type { BondOfOwner } from '../../../platform/queries/portfolio/cash-flows.ts';
import { adminCashFlowsTexts } from '../../../platform/texts/portfolio/admin-cash-flows.ts';
import { cashFlowsTexts } from '../../../platform/texts/portfolio/cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { PlusIcon } from '../../../platform/ui/icons/screen-icons.ts';
import type { CashFlowRequest } from './admin-cash-flow-dialogs.tsx';
import { AdminCashFlowList } from './admin-cash-flow-list.tsx';
import { GenerateCashFlows } from './generate-cash-flows.tsx';

const AdminCashFlowDialogs = lazyPart(
  async () => (await import('./admin-cash-flow-dialogs.tsx')).AdminCashFlowDialogs,
);

interface WritableCashFlowsProps {
  readonly of: BondOfOwner;
  /** Undefined while loading. */
  readonly bond: Bond | undefined;
  readonly flows: UseQueryResult<CashFlow[]>;
  readonly holder?: string | undefined;
  readonly back: ReactNode;
}

/** The editable page of a bond's cash flows, for administrators and for users who keep their own portfolio. */
export function WritableCashFlows({ of, bond, flows, holder, back }: WritableCashFlowsProps) {
  const texts = useTexts(cashFlowsTexts);
  const { request, open, close } = useDialogRequest<CashFlowRequest>();
  const { message, showMessage, dismiss } = useToast();
  const add = <AddButton onClick={() => open({ act: 'add' })} />;
  return (
    <Page
      title={texts.bondTitle(bond?.isin ?? `#${of.bondId}`)}
      intro={bond && texts.allIn(bond.currency)}
      holder={holder}
      actions={
        <>
          {back}
          <GenerateCashFlows {...of} currency={bond?.currency} showMessage={showMessage} />
          {add}
        </>
      }
    >
      <AdminCashFlowList
        flows={flows}
        currency={bond?.currency}
        emptyAction={add}
        onEdit={(flow) => open({ act: 'edit', flow })}
        onRemove={(flow) => open({ act: 'remove', flow })}
      />
      {request !== null && (
        <Suspense>
          <AdminCashFlowDialogs
            bond={of}
            flows={flows.data ?? []}
            request={request}
            onClose={close}
            showMessage={showMessage}
          />
        </Suspense>
      )}
      <Toast message={message} onGone={dismiss} />
    </Page>
  );
}

function AddButton({ onClick }: { readonly onClick: () => void }) {
  const { add } = useTexts(adminCashFlowsTexts);
  return (
    <Button kind="primary" onClick={onClick}>
      <PlusIcon size={16} />
      {add}
    </Button>
  );
}
