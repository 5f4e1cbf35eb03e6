import type { ReactNode } from 'react';
import type { CalendarDate } from '#domain/calendar-date';
import type { Bond } from '#api/portfolio/bonds';
import type { DuePayments } from '#api/portfolio/due-payments';
import { addPayment, changeMyPayment, changePayment, type Payment } from '#api/portfolio/payments';
import type { CallError } from '../../../platform/api-client/call-error.ts';
import type { FormFrame } from '../../../platform/forms/endpoint-form.tsx';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { useDuePayments } from '../../../platform/queries/portfolio/due-payments.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Dialog } from '../../../platform/ui/dialog.tsx';
import { Message } from '../../../platform/ui/message.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { describeLastTax, PaymentInputs, usePaymentLabels, type PaymentForm } from './payment-inputs.tsx';
import { PaymentProposal } from './payment-proposal.tsx';
import { paymentBody, paymentFormValues } from './payment-values.ts';
import { useProposedPayment } from './use-proposed-payment.ts';

interface DialogProps {
  readonly bond: Pick<Bond, 'id' | 'isin' | 'currency'>;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

interface AddPaymentDialogProps extends DialogProps {
  /** The due date of the payment to prefill; by default, the oldest. */
  readonly day?: CalendarDate;
}

/** Adds a payment as an administrator, prefilled with the payment due once that is loaded. */
export function AddPaymentDialog(props: AddPaymentDialogProps) {
  const { bond, onClose } = props;
  const texts = useTexts(paymentsTexts);
  const { cancel, loading } = useTexts(commonTexts);
  const withCause = useWithCause();
  const { data, error, isFetched } = useDuePayments(bond.id);
  // After a failure the form stays: loading again must not take away what was typed.
  if (data === undefined && !isFetched) {
    return (
      <Dialog title={dialogTitle(texts.add, bond)} closeLabel={cancel} onClose={onClose}>
        <SkeletonRows label={loading} rows={4} />
      </Dialog>
    );
  }
  const failure = error !== null && data === undefined && (
    <Message kind="warning" text={withCause(texts.due.loadFailed, error)} />
  );
  return <FilledDialog {...props} due={data} failure={failure} />;
}

interface FilledDialogProps extends AddPaymentDialogProps {
  readonly due: DuePayments | undefined;
  readonly failure: ReactNode;
}

function FilledDialog({ bond, day, onSaved, onClose, due, failure }: FilledDialogProps) {
  const { add } = useTexts(paymentsTexts);
  const { initial, chosen, choose } = useProposedPayment({ due, day });
  const params = { id: String(bond.id) };
  const form = useEndpointForm({ ...useShared(onSaved), endpoint: addPayment, params, initial });
  return (
    <PaymentDialog
      title={add}
      submitLabel={add}
      {...{ bond, form, onClose }}
      lastTax={describeLastTax(due, chosen)}
    >
      {failure}
      {due && (
        <PaymentProposal {...{ due, chosen }} onChoose={(date) => choose(date, form.fill)} isOwn={false} />
      )}
    </PaymentDialog>
  );
}

interface EditPaymentDialogProps extends DialogProps {
  readonly payment: Payment;
  /** Decides which endpoint changes the payment. */
  readonly isOwn: boolean;
}

export function EditPaymentDialog({ bond, payment, isOwn, onSaved, onClose }: EditPaymentDialogProps) {
  const texts = useTexts(paymentsTexts);
  const form = useEndpointForm({
    ...useShared(onSaved),
    endpoint: isOwn ? changeMyPayment : changePayment,
    params: { id: String(payment.id) },
    version: payment.version,
    initial: paymentFormValues(payment),
  });
  return <PaymentDialog title={texts.editPayment} submitLabel={texts.save} {...{ bond, form, onClose }} />;
}

function useShared(onSaved: () => Promise<void>) {
  const { savePaymentFailed } = useTexts(paymentsTexts);
  const withCause = useWithCause();
  return {
    labels: usePaymentLabels(),
    toBody: paymentBody,
    fromAnswer: paymentFormValues,
    failure: (error: CallError) => withCause(savePaymentFailed, error),
    onSaved,
  };
}

function dialogTitle(title: string, { isin }: DialogProps['bond']): string {
  return `${title} · ${isin}`;
}

interface PaymentDialogProps extends Pick<DialogProps, 'bond' | 'onClose'> {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: PaymentForm & { readonly frame: FormFrame };
  readonly lastTax?: DuePayments['lastTax'] | undefined;
  /** Rendered above the fields. */
  readonly children?: ReactNode;
}

function PaymentDialog({ title, submitLabel, bond, form, lastTax, onClose, children }: PaymentDialogProps) {
  return (
    <FormDialog title={dialogTitle(title, bond)} frame={form.frame} {...{ submitLabel, onClose }}>
      {children}
      <PaymentInputs form={form} currency={bond.currency} lastTax={lastTax} />
    </FormDialog>
  );
}
