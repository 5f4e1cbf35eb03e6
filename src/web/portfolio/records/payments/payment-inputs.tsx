import { useWatch } from 'react-hook-form';
import { isCalendarDate } from '#domain/calendar-date';
import type { Bond } from '#api/portfolio/bonds';
import type { DuePayment, DuePayments } from '#api/portfolio/due-payments';
import { useFigureFormat } from '../../figures/bond-analytics/use-figure-format.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { DateField } from '../../../platform/forms/date-field/date-field.tsx';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import type { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import type { PaymentValues } from './payment-values.ts';

/** The part of the result of useEndpointForm that the inputs use. */
export type PaymentForm = Pick<
  ReturnType<typeof useEndpointForm<PaymentValues, never, never, never>>,
  'number' | 'date' | 'control' | 'fill'
>;

interface PaymentInputsProps {
  readonly form: PaymentForm;
  /** The bond's currency, shown below the profit once it is loaded. */
  readonly currency: Bond['currency'] | undefined;
  /** If the tax was prefilled: describes the earlier payment whose tax rate it uses. */
  readonly lastTax?: DuePayments['lastTax'] | undefined;
}

/** The labels of the fields, for the form and its error list. */
export function usePaymentLabels() {
  const texts = useTexts(paymentsTexts);
  return { profit: texts.profit, taxesPaid: texts.taxesPaid, paymentDate: texts.date };
}

/** The fields of a payment. */
export function PaymentInputs({ form, currency, lastTax }: PaymentInputsProps) {
  const texts = useTexts(paymentsTexts);
  const { optional, entryWarnings } = useTexts(formsTexts);
  const today = useToday();
  const date = useWatch({ control: form.control, name: 'paymentDate' });
  const isAhead = isCalendarDate(date) && date > today;
  const warning = date === '' ? texts.due.noDate : isAhead ? entryWarnings['in-future'] : undefined;
  const taxesHint = useTaxesHint(currency, lastTax);
  return (
    <>
      <NumberField {...form.number('profit')} hint={currency && texts.profitHint(currency)} />
      <NumberField {...form.number('taxesPaid')} optionalLabel={optional} hint={taxesHint} />
      <DateField
        {...form.date('paymentDate')}
        optionalLabel={optional}
        hint={warning && <span className="text-warn">{warning}</span>}
      />
    </>
  );
}

function useTaxesHint(currency: Bond['currency'] | undefined, lastTax: PaymentInputsProps['lastTax']) {
  const texts = useTexts(paymentsTexts);
  const ofProfit = useFigureFormat(currency ?? 'EUR');
  const ofTax = useFigureFormat('EUR');
  if (!lastTax || currency === undefined) return texts.taxesHint;
  const { taxesPaid, profit, paymentDate } = lastTax;
  return texts.due.taxAsLastTime(ofTax.money(taxesPaid), ofProfit.money(profit), ofProfit.day(paymentDate));
}

/** Describes the earlier payment whose tax rate the prefilled tax uses. */
export function describeLastTax(due: DuePayments | undefined, chosen: DuePayment | undefined) {
  return chosen === undefined ? undefined : due?.lastTax;
}
