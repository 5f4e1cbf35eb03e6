import { Link } from '@tanstack/react-router';
import type { BondId } from '#api/platform/ids';
import { BackToBonds } from '../../portfolio/records/bonds/page/back-to-bonds.tsx';
import { BondNotFound } from '../../portfolio/records/bonds/page/bond-not-found.tsx';
import { BondChildrenList } from '../../portfolio/records/bonds/page/bond-children-list.tsx';
import { isNotFound } from '../../platform/api-client/call-error.ts';
import { WithBondId } from '../../portfolio/records/bonds/page/with-bond-id.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { Toast } from '../../platform/toast/toast.tsx';
import { useToast } from '../../platform/toast/use-toast.ts';
import { RecentlyDeleted } from '../../portfolio/upkeep/recently-deleted/recently-deleted.tsx';
import { OwnPayments } from '../../portfolio/records/payments/own-payments.tsx';
import { useMyBond } from '../../platform/queries/portfolio/my-bonds.ts';
import { useMyPayments } from '../../platform/queries/portfolio/payments.ts';
import { useKeepsOwnPortfolio } from '../../platform/session/use-keeps-own-portfolio.ts';
import { paymentsTexts } from '../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { buttonLook } from '../../platform/ui/button.tsx';
import { PlusIcon } from '../../platform/ui/icons/screen-icons.ts';

export function PaymentsScreen() {
  return <WithBondId>{(bondId) => <PaymentsOfBond key={bondId} bondId={bondId} />}</WithBondId>;
}

function PaymentsOfBond({ bondId }: { readonly bondId: BondId }) {
  const texts = useTexts(paymentsTexts);
  const bond = useMyBond(bondId);
  const payments = useMyPayments(bondId);
  const { message, showMessage, dismiss } = useToast();
  const keepsOwn = useKeepsOwnPortfolio();
  if (isNotFound(bond.error)) return <BondNotFound />;
  const add = (
    <Link
      to="/bond/$bondId/payments/add"
      params={{ bondId: String(bondId) }}
      className={buttonLook('primary')}
    >
      <PlusIcon size={16} />
      {texts.add}
    </Link>
  );
  return (
    <Page
      title={bond.data?.isin ?? `#${bondId}`}
      intro={bond.data === undefined ? '\u00a0' : (bond.data.bank ?? undefined)}
      actions={
        <>
          <BackToBonds />
          {add}
        </>
      }
    >
      <section>
        <h2 className="mb-3 text-lg font-bold">{texts.history}</h2>
        <BondChildrenList bond={bond} items={payments} texts={texts} emptyAction={add}>
          {(list, owned) => <OwnPayments bond={owned} payments={list} showMessage={showMessage} />}
        </BondChildrenList>
      </section>
      {!keepsOwn && <RecentlyDeleted owner="me" showMessage={showMessage} />}
      <Toast message={message} onGone={dismiss} />
    </Page>
  );
}
