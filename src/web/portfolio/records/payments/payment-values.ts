import type { z } from 'zod';
import type { DuePayment } from '#api/portfolio/due-payments';
import type { Payment, PaymentFields } from '#api/portfolio/payments';
import { decimalText, parseNumber, numberOrNull, textOrNull } from '../../../platform/forms/form-values.ts';

export type PaymentValues = { profit: string; taxesPaid: string; paymentDate: string };

export const NO_PAYMENT: PaymentValues = { profit: '', taxesPaid: '', paymentDate: '' };

export function paymentBody({
  profit,
  taxesPaid,
  paymentDate,
}: PaymentValues): z.input<typeof PaymentFields> {
  return {
    profit: parseNumber(profit),
    taxesPaid: numberOrNull(taxesPaid),
    paymentDate: textOrNull(paymentDate),
  };
}

type Entries = Pick<Payment, 'profit' | 'taxesPaid' | 'paymentDate'>;

export function paymentFormValues({ profit, taxesPaid, paymentDate }: Entries): PaymentValues {
  return { profit: decimalText(profit), taxesPaid: decimalText(taxesPaid), paymentDate: paymentDate ?? '' };
}

/** The coupon of the payment due; principal repaid on the same day is not profit. */
export function proposedPayment({
  interest,
  taxesPaid,
  date,
}: Pick<DuePayment, 'interest' | 'taxesPaid' | 'date'>) {
  return { profit: interest, taxesPaid, paymentDate: date };
}
