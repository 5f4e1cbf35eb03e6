import type { Bond } from '#api/bonds';
import { addPayment, changePayment, type Payment } from '#api/payments';
import type { CallError } from '../call-error.ts';
import type { FormFrame } from '../forms/endpoint-form.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { userDetailsTexts } from '../texts/user-details.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { PaymentInputs, usePaymentLabels } from './payment-inputs.tsx';
import { bodyOfPayment, NO_PAYMENT, valuesOfPayment } from './payment-values.ts';

interface DialogProps {
  readonly bond: Bond;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export function AddPaymentDialog({ bond, onSaved, onClose }: DialogProps) {
  const texts = useTexts(userDetailsTexts);
  const shared = useShared(onSaved);
  const params = { id: String(bond.id) };
  const form = useEndpointForm({ ...shared, endpoint: addPayment, params, initial: NO_PAYMENT });
  return (
    <PaymentDialog title={texts.addPayment} submitLabel={texts.addPayment} {...{ bond, form, onClose }} />
  );
}

export function EditPaymentDialog({
  bond,
  payment,
  onSaved,
  onClose,
}: DialogProps & { readonly payment: Payment }) {
  const texts = useTexts(userDetailsTexts);
  const form = useEndpointForm({
    ...useShared(onSaved),
    endpoint: changePayment,
    params: { id: String(payment.id) },
    version: payment.version,
    initial: valuesOfPayment(payment),
  });
  return <PaymentDialog title={texts.editPayment} submitLabel={texts.save} {...{ bond, form, onClose }} />;
}

function useShared(onSaved: () => void) {
  const { savePaymentFailed } = useTexts(userDetailsTexts);
  const failureText = useFailureText();
  return {
    labels: usePaymentLabels(),
    toBody: bodyOfPayment,
    fromAnswer: valuesOfPayment,
    failure: (error: CallError) => `${savePaymentFailed} ${failureText(error)}`,
    onSaved,
  };
}

interface PaymentDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly bond: Bond;
  readonly form: Parameters<typeof PaymentInputs>[0]['form'] & { readonly frame: FormFrame };
  readonly onClose: () => void;
}

function PaymentDialog({ title, submitLabel, bond, form, onClose }: PaymentDialogProps) {
  return (
    <FormDialog title={`${title} · ${bond.isin}`} frame={form.frame} {...{ submitLabel, onClose }}>
      <PaymentInputs form={form} currency={bond.currency} />
    </FormDialog>
  );
}
