import { Suspense } from 'react';
import type { BondId } from '#api/platform/ids';
import { BackToBonds } from '../../portfolio/records/bonds/page/back-to-bonds.tsx';
import { BondNotFound } from '../../portfolio/records/bonds/page/bond-not-found.tsx';
import { BondChildrenList } from '../../portfolio/records/bonds/page/bond-children-list.tsx';
import { isNotFound } from '../../platform/api-client/call-error.ts';
import { WithBondId } from '../../portfolio/records/bonds/page/with-bond-id.tsx';
import { CashFlowList } from '../../portfolio/records/cash-flows/cash-flow-list.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { useMyBond } from '../../platform/queries/portfolio/my-bonds.ts';
import { useMyCashFlows } from '../../platform/queries/portfolio/cash-flows.ts';
import { useKeepsOwnPortfolio } from '../../platform/session/use-keeps-own-portfolio.ts';
import { cashFlowsTexts } from '../../platform/texts/portfolio/cash-flows.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { lazyPart } from '../../platform/ui/lazy-part.ts';

/** Loaded separately, because most holders cannot edit. */
const WritableCashFlows = lazyPart(
  async () => (await import('../../portfolio/records/cash-flows/writable-cash-flows.tsx')).WritableCashFlows,
);

export function CashFlowsScreen() {
  return <WithBondId>{(bondId) => <CashFlowsOfBond key={bondId} bondId={bondId} />}</WithBondId>;
}

function CashFlowsOfBond({ bondId }: { readonly bondId: BondId }) {
  const texts = useTexts(cashFlowsTexts);
  const bond = useMyBond(bondId);
  const flows = useMyCashFlows(bondId);
  const keepsOwn = useKeepsOwnPortfolio();
  if (isNotFound(bond.error)) return <BondNotFound />;
  if (keepsOwn) {
    return (
      <Suspense>
        <WritableCashFlows
          of={{ bondId, isOwn: true }}
          bond={bond.data}
          flows={flows}
          back={<BackToBonds />}
        />
      </Suspense>
    );
  }
  return (
    <Page
      title={texts.bondTitle(bond.data?.isin ?? `#${bondId}`)}
      intro={bond.data === undefined ? '\u00a0' : texts.allIn(bond.data.currency)}
      actions={<BackToBonds />}
    >
      <BondChildrenList bond={bond} items={flows} texts={texts}>
        {(list, { currency }) => <CashFlowList flows={list} currency={currency} />}
      </BondChildrenList>
    </Page>
  );
}
