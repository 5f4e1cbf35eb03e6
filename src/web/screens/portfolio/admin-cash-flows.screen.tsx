import type { BondId, UserId } from '#api/platform/ids';
import { isNotFound } from '../../platform/api-client/call-error.ts';
import { useBondId } from '../../portfolio/records/bonds/page/use-bond-id.ts';
import { WritableCashFlows } from '../../portfolio/records/cash-flows/writable-cash-flows.tsx';
import { useUserName } from '../../people/users/use-user-name.ts';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { useCashFlows } from '../../platform/queries/portfolio/cash-flows.ts';
import { useAdminBond } from '../../platform/queries/portfolio/admin-bonds.ts';

export function AdminCashFlowsScreen() {
  const bondId = useBondId();
  return bondId === null ? <NotFound /> : <AdminCashFlows key={bondId} bondId={bondId} />;
}

function AdminCashFlows({ bondId }: { readonly bondId: BondId }) {
  const { data: bond } = useAdminBond(bondId);
  const flows = useCashFlows(bondId);
  const holder = useUserName(bond?.userId) ?? undefined;
  if (isNotFound(flows.error)) return <NotFound />;
  const back = <BackToOwner owner={bond?.userId} />;
  return <WritableCashFlows of={{ bondId, isOwn: false }} {...{ bond, flows, holder, back }} />;
}

function BackToOwner({ owner }: { readonly owner: UserId | undefined }) {
  const users = { to: '/admin' } as const;
  return (
    <BackButton
      otherwise={owner === undefined ? users : { to: '/admin/users/$id', params: { id: String(owner) } }}
    />
  );
}
