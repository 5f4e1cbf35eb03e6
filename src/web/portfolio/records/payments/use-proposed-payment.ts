import { useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date';
import type { DuePayment, DuePayments } from '#api/portfolio/due-payments';
import { NO_PAYMENT, paymentFormValues, proposedPayment, type PaymentValues } from './payment-values.ts';

interface ProposalInput {
  /** Undefined if loading failed. */
  readonly due: DuePayments | undefined;
  /** The due date of the payment to prefill; by default, the oldest. */
  readonly day?: CalendarDate | undefined;
}

/** Chooses the payment due that prefills the form, and its form values. */
export function useProposedPayment({ due, day }: ProposalInput) {
  const payments = due?.payments ?? [];
  const first = day === undefined ? payments[0] : payments.find(({ date }) => date === day);
  const [chosen, setChosen] = useState<DuePayment | undefined>(first);
  return {
    chosen,
    initial: toFormValues(first),
    choose: (date: string, fill: (values: PaymentValues) => void) => {
      const next = payments.find((payment) => payment.date === date);
      setChosen(next);
      fill(toFormValues(next));
    },
  };
}

function toFormValues(payment: DuePayment | undefined): PaymentValues {
  return payment === undefined ? NO_PAYMENT : paymentFormValues(proposedPayment(payment));
}
