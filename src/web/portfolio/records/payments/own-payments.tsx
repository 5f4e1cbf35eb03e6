import { Suspense } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import type { Payment } from '#api/portfolio/payments';
import { CallError } from '../../../platform/api-client/call-error.ts';
import { useDialogRequest } from '../../../platform/forms/use-dialog-request.ts';
import { useUndo } from '../../../platform/toast/use-undo.ts';
import {
  useRefreshMyPayments,
  useRemoveMyPayment,
  useRestoreMyPayment,
} from '../../../platform/queries/portfolio/payments.ts';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentTable } from './payment-table.tsx';

const EditPaymentDialog = lazyPart(async () => (await import('./payment-dialog.tsx')).EditPaymentDialog);

interface OwnPaymentsProps {
  readonly bond: Bond;
  readonly payments: readonly Payment[];
  /** Shows a message with the result. */
  readonly showMessage: (message: MessageContent) => void;
}

/** The payment history of the user's own bond. Each payment can be edited, or deleted with Undo. */
export function OwnPayments({ bond, payments, showMessage }: OwnPaymentsProps) {
  const texts = useTexts(paymentsTexts);
  const { request: edited, open, close } = useDialogRequest<Payment>();
  const refresh = useRefreshMyPayments(bond.id);
  const remove = useRemoval(bond, showMessage);
  const saved = async () => {
    await refresh();
    close();
    showMessage({ kind: 'success', text: texts.savedPayment });
  };
  return (
    <>
      <PaymentTable
        payments={payments}
        currency={bond.currency}
        actions={(payment) => <PaymentActions payment={payment} onEdit={open} onRemove={remove} />}
      />
      {edited !== null && (
        <Suspense>
          <EditPaymentDialog bond={bond} payment={edited} isOwn onSaved={saved} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function useRemoval(bond: Bond, showMessage: (message: MessageContent) => void) {
  const texts = useTexts(paymentsTexts);
  const withCause = useWithCause();
  const undo = useUndo(showMessage);
  const { mutateAsync: remove } = useRemoveMyPayment(bond.id);
  const { mutateAsync: restore } = useRestoreMyPayment(bond.id);
  // Awaits the promise: callbacks of a mutation do not run after the table unmounts, as it does with its last payment.
  async function removeAndSay(payment: Payment): Promise<void> {
    try {
      await remove(payment);
      const back = undo({ act: () => restore(payment), done: texts.restoredPayment });
      showMessage({ kind: 'success', text: texts.deletedPayment, undo: back });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showMessage({ kind: 'error', text: withCause(texts.deletePaymentFailed, error) });
    }
  }
  return (payment: Payment) => void removeAndSay(payment);
}
