import { useState } from 'react';
import type { BondId, UserId } from '#api/platform/ids';
import { isNotFound } from '../../portfolio/bonds/page/with-bond-id.tsx';
import { useBondId } from '../../portfolio/bonds/page/use-bond-id.ts';
import { GenerateCashFlows } from '../../portfolio/cash-flows/generate-cash-flows.tsx';
import {
  AdminCashFlowDialogs,
  type CashFlowRequest,
} from '../../portfolio/cash-flows/admin-cash-flow-dialogs.tsx';
import { AdminCashFlowList } from '../../portfolio/cash-flows/admin-cash-flow-list.tsx';
import { useOwnerName } from '../../portfolio/etfs-and-shares/use-owner-name.ts';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { ActMessage } from '../../platform/lists/act-message.tsx';
import { useActMessage } from '../../platform/lists/use-act-message.ts';
import { useCashFlows } from '../../platform/queries/portfolio/cash-flows.ts';
import { useAdminBond } from '../../platform/queries/portfolio/admin-bonds.ts';
import { cashFlowsTexts } from '../../platform/texts/portfolio/cash-flows.ts';
import { adminCashFlowsTexts } from '../../platform/texts/portfolio/admin-cash-flows.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { PlusIcon } from '../../platform/ui/icons.tsx';

export function AdminCashFlowsScreen() {
  const bondId = useBondId();
  return bondId === null ? <NotFound /> : <AdminCashFlows key={bondId} bondId={bondId} />;
}

function AdminCashFlows({ bondId }: { readonly bondId: BondId }) {
  const texts = useTexts(cashFlowsTexts);
  const { data: bond } = useAdminBond(bondId);
  const flows = useCashFlows(bondId);
  const holder = useOwnerName(bond?.userId) ?? undefined;
  const [request, ask] = useState<CashFlowRequest | null>(null);
  const { message, say, dismiss } = useActMessage();
  if (isNotFound(flows.error)) return <NotFound />;
  const add = <AddButton onClick={() => ask({ act: 'add' })} />;
  return (
    <Page
      title={texts.titleOf(bond?.isin ?? `#${bondId}`)}
      intro={bond && texts.allIn(bond.currency)}
      holder={holder}
      actions={
        <>
          <BackToOwner owner={bond?.userId} />
          <GenerateCashFlows bondId={bondId} currency={bond?.currency} say={say} />
          {add}
        </>
      }
    >
      <AdminCashFlowList
        flows={flows}
        currency={bond?.currency}
        emptyAction={add}
        onEdit={(flow) => ask({ act: 'edit', flow })}
        onRemove={(flow) => ask({ act: 'remove', flow })}
      />
      <AdminCashFlowDialogs
        bondId={bondId}
        flows={flows.data ?? []}
        request={request}
        onClose={() => ask(null)}
        say={say}
      />
      <ActMessage message={message} onGone={dismiss} />
    </Page>
  );
}

function BackToOwner({ owner }: { readonly owner: UserId | undefined }) {
  const users = { to: '/admin' } as const;
  return (
    <BackButton
      otherwise={owner === undefined ? users : { to: '/admin/users/$id', params: { id: String(owner) } }}
    />
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
