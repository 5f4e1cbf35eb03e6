import { useState } from 'react';
import type { CalendarDate } from '#domain/calendar-date';
import type { DuePayment, DuePayments } from '#api/portfolio/due-payments';
import { NO_PAYMENT, valuesOfDue, type PaymentValues } from './payment-values.ts';

interface ProposalInput {
  /** Undefined where it could not be loaded. */
  readonly due: DuePayments | undefined;
  /** The payment that was asked for; without it, the oldest one. */
  readonly day?: CalendarDate | undefined;
}

/** Which of the payments due a form is filled with, and what that puts into its fields. */
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
  return payment === undefined ? NO_PAYMENT : valuesOfDue(payment);
}
