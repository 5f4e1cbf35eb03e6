import type { Bond } from '#api/bonds';
import { DateField } from '../forms/date-field/date-field.tsx';
import { NumberField } from '../forms/number-field.tsx';
import type { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { formsTexts } from '../texts/forms.ts';
import { paymentsTexts } from '../texts/payments.ts';
import { useTexts } from '../texts/texts.ts';
import type { PaymentValues } from './payment-values.ts';

interface PaymentInputsProps {
  /** What useEndpointForm answers for a payment. */
  readonly form: Pick<
    ReturnType<typeof useEndpointForm<PaymentValues, never, never, never>>,
    'number' | 'date'
  >;
  /** The bond's; its name stands below the profit once it is known. */
  readonly currency: Bond['currency'] | undefined;
}

/** The names of the fields, for the form and its list of errors. */
export function usePaymentLabels() {
  const texts = useTexts(paymentsTexts);
  return { profit: texts.profit, taxesPaid: texts.taxesPaid, paymentDate: texts.date };
}

/** The fields of a payment. */
export function PaymentInputs({ form, currency }: PaymentInputsProps) {
  const texts = useTexts(paymentsTexts);
  const { optional } = useTexts(formsTexts);
  return (
    <>
      <NumberField {...form.number('profit')} hint={currency && texts.profitHint(currency)} />
      <NumberField {...form.number('taxesPaid')} optionalLabel={optional} hint={texts.taxesHint} />
      <DateField {...form.date('paymentDate')} optionalLabel={optional} />
    </>
  );
}
