import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { BondId } from '#api/platform/ids';
import { BackToBonds } from '../../portfolio/records/bonds/page/back-to-bonds.tsx';
import { BondNotFound } from '../../portfolio/records/bonds/page/bond-not-found.tsx';
import { isNotFound } from '../../platform/api-client/call-error.ts';
import { WithBondId } from '../../portfolio/records/bonds/page/with-bond-id.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { AddPaymentForm } from '../../portfolio/records/payments/add-payment-form.tsx';
import { dueInAddress } from '../../portfolio/records/payments/due-in-address.ts';
import { useMyBond } from '../../platform/queries/portfolio/my-bonds.ts';
import { paymentsTexts } from '../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Message } from '../../platform/ui/message.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';

const TO_BONDS_AFTER_MS = 1000;

export function AddPaymentScreen() {
  return <WithBondId>{(bondId) => <AddPayment key={bondId} bondId={bondId} />}</WithBondId>;
}

function AddPayment({ bondId }: { readonly bondId: BondId }) {
  const texts = useTexts(paymentsTexts);
  const bond = useMyBond(bondId);
  const { due: day } = dueInAddress(useSearch({ strict: false }));
  const [added, setAdded] = useState(false);
  if (isNotFound(bond.error)) return <BondNotFound />;
  const name = bond.data === undefined ? `#${bondId}` : `(${bond.data.isin})`;
  return (
    <Page title={texts.addFor(name)} actions={<BackToBonds />} width="narrow">
      <Sheet className="p-5">
        {added ? (
          <Added />
        ) : (
          <AddPaymentForm
            key={day}
            bondId={bondId}
            currency={bond.data?.currency}
            day={day}
            onAdded={() => setAdded(true)}
          />
        )}
      </Sheet>
    </Page>
  );
}

/** Reports the payment, and opens the list of bonds after a second. */
function Added() {
  const texts = useTexts(paymentsTexts);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/my-bonds' }), TO_BONDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Message kind="success" text={texts.added} />;
}
