import type { UserId } from '#api/platform/ids';
import type { Payment } from '#api/portfolio/payments';
import { AddPaymentDialog, EditPaymentDialog } from '../../payments/payment-dialog.tsx';
import { useUndo } from '../../../../platform/toast/use-undo.ts';
import { invalidateUserDetails } from '../../../../platform/queries/shared-keys.ts';
import { useRestore } from '../../../../platform/queries/portfolio/recently-deleted.ts';
import { useRemovePayment } from '../../../../platform/queries/portfolio/payments.ts';
import { paymentsTexts } from '../../../../platform/texts/portfolio/payments.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import type { MessageContent } from '../../../../platform/ui/message.tsx';
import { BondDialogs, type BondChange } from '../changes/bond-dialogs.tsx';
import type { AdminBond } from './shown-admin-bonds.ts';
import { QuestionDialog } from '../../../../platform/forms/question-dialog.tsx';

/** A dialog over a user's bonds. */
export type BondDialogRequest =
  | BondChange
  | { readonly kind: 'add-payment'; readonly bond: AdminBond }
  | { readonly kind: 'edit-payment'; readonly bond: AdminBond; readonly payment: Payment }
  | { readonly kind: 'remove-payment'; readonly payment: Payment };

interface AdminBondDialogsProps {
  readonly userId: UserId;
  readonly request: BondDialogRequest;
  readonly onClose: () => void;
  /** Shows a message with the result. */
  readonly showMessage: (message: MessageContent) => void;
}

export function AdminBondDialogs({ userId, request, onClose, showMessage }: AdminBondDialogsProps) {
  const texts = useTexts(paymentsTexts);
  const forPayment = {
    onClose,
    onSaved: async () => {
      await invalidateUserDetails(userId);
      onClose();
      showMessage({ kind: 'success', text: texts.savedPayment });
    },
  };
  switch (request.kind) {
    case 'add-payment':
      return <AddPaymentDialog bond={request.bond} {...forPayment} />;
    case 'edit-payment':
      return (
        <EditPaymentDialog bond={request.bond} payment={request.payment} isOwn={false} {...forPayment} />
      );
    case 'remove-payment':
      return <RemovePayment {...{ userId, onClose, showMessage }} payment={request.payment} />;
    case 'add':
    case 'edit':
    case 'expire':
    case 'remove':
      return <BondDialogs owner={userId} {...{ request, onClose, showMessage }} />;
  }
}

type RemovePaymentProps = Pick<AdminBondDialogsProps, 'userId' | 'onClose' | 'showMessage'>;

function RemovePayment({
  userId,
  payment,
  onClose,
  showMessage,
}: RemovePaymentProps & { readonly payment: Payment }) {
  const texts = useTexts(paymentsTexts);
  const removal = useRemovePayment(userId);
  const { mutateAsync: restore } = useRestore(false);
  const undo = useUndo(showMessage);
  const { id } = payment;
  return (
    <QuestionDialog
      title={texts.deletePayment}
      question={texts.deletePaymentQuestion}
      confirmLabel={texts.remove}
      danger
      failure={texts.deletePaymentFailed}
      error={removal.error}
      busy={removal.isPending}
      onClose={onClose}
      onConfirm={() =>
        removal.mutate(payment, {
          onSuccess: () => {
            onClose();
            const back = undo({ act: () => restore({ kind: 'payment', id }), done: texts.restoredPayment });
            showMessage({ kind: 'success', text: texts.deletedPayment, undo: back });
          },
        })
      }
    />
  );
}
