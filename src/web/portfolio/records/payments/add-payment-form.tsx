import type { CalendarDate } from '#domain/calendar-date';
import type { Bond } from '#api/portfolio/bonds';
import type { DuePayments } from '#api/portfolio/due-payments';
import type { BondId } from '#api/platform/ids';
import { EndpointForm } from '../../../platform/forms/endpoint-form.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { useMyDuePayments } from '../../../platform/queries/portfolio/due-payments.ts';
import { useRefreshMyPayments } from '../../../platform/queries/portfolio/payments.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Message } from '../../../platform/ui/message.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { describeLastTax, PaymentInputs, usePaymentLabels } from './payment-inputs.tsx';
import { PaymentProposal } from './payment-proposal.tsx';
import { paymentBody } from './payment-values.ts';
import { useProposedPayment } from './use-proposed-payment.ts';

interface AddPaymentFormProps {
  readonly bondId: BondId;
  readonly currency: Bond['currency'] | undefined;
  /** The due date of the payment to record, from the address. */
  readonly day?: CalendarDate | undefined;
  readonly onAdded: () => void;
}

/** The form, prefilled with the payment due once that is loaded. */
export function AddPaymentForm(props: AddPaymentFormProps) {
  const { due: texts } = useTexts(paymentsTexts);
  const { loading } = useTexts(commonTexts);
  const withCause = useWithCause();
  const { data, error, isFetched } = useMyDuePayments(props.bondId);
  // After a failure the form stays: loading again must not take away what was typed.
  if (data === undefined && !isFetched) {
    return (
      // As high as the form if no payment is due.
      <div className="min-h-[364px]">
        <SkeletonRows label={loading} rows={4} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {error !== null && <Message kind="warning" text={withCause(texts.loadFailed, error)} />}
      <FilledForm {...props} due={data} />
    </div>
  );
}

function FilledForm({
  bondId,
  currency,
  day,
  onAdded,
  due,
}: AddPaymentFormProps & { due: DuePayments | undefined }) {
  const texts = useTexts(paymentsTexts);
  const withCause = useWithCause();
  const refreshPayments = useRefreshMyPayments(bondId);
  const { initial, chosen, choose } = useProposedPayment({ due, day });
  const form = useEndpointForm({
    endpoint: async () => (await import('#api/portfolio/payments')).addMyPayment,
    params: { bondId: String(bondId) },
    initial,
    labels: usePaymentLabels(),
    toBody: paymentBody,
    failure: (error) => withCause(texts.addFailed, error),
    onSaved: () => {
      void refreshPayments();
      onAdded();
    },
  });
  return (
    <EndpointForm frame={form.frame} submitLabel={texts.add}>
      {due && (
        <PaymentProposal {...{ due, chosen, day }} onChoose={(date) => choose(date, form.fill)} isOwn />
      )}
      <PaymentInputs form={form} currency={currency} lastTax={describeLastTax(due, chosen)} />
    </EndpointForm>
  );
}
