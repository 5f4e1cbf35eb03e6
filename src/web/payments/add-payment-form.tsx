import type { Bond } from '#api/bonds';
import type { BondId } from '#api/ids';
import { addMyPayment } from '#api/payments';
import { EndpointForm } from '../forms/endpoint-form.tsx';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { useRefreshMyPayments } from '../queries/payments.ts';
import { paymentsTexts } from '../texts/payments.ts';
import { useTexts } from '../texts/texts.ts';
import { PaymentInputs, usePaymentLabels } from './payment-inputs.tsx';
import { bodyOfPayment, NO_PAYMENT } from './payment-values.ts';

interface AddPaymentFormProps {
  readonly bondId: BondId;
  readonly currency: Bond['currency'] | undefined;
  readonly onAdded: () => void;
}

export function AddPaymentForm({ bondId, currency, onAdded }: AddPaymentFormProps) {
  const texts = useTexts(paymentsTexts);
  const refreshPayments = useRefreshMyPayments(bondId);
  const form = useEndpointForm({
    endpoint: addMyPayment,
    params: { bondId: String(bondId) },
    initial: NO_PAYMENT,
    labels: usePaymentLabels(),
    toBody: bodyOfPayment,
    failure: () => texts.addFailed,
    onSaved: () => {
      void refreshPayments();
      onAdded();
    },
  });
  return (
    <EndpointForm frame={form.frame} submitLabel={texts.add}>
      <PaymentInputs form={form} currency={currency} />
    </EndpointForm>
  );
}
