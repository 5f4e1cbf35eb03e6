import type { UserId } from '#api/platform/ids';
import type { Payment } from '#api/portfolio/payments';
import { AddPaymentDialog, EditPaymentDialog } from '../../payments/payment-dialog.tsx';
import { useUndo } from '../../../platform/lists/use-undo.ts';
import { forgetUserDetails } from '../../../platform/queries/shared-keys.ts';
import { useRestore } from '../../../platform/queries/portfolio/recently-deleted.ts';
import { useRemoveBond, useRemovePayment } from '../../../platform/queries/portfolio/admin-bonds.ts';
import { paymentsTexts } from '../../../platform/texts/portfolio/payments.ts';
import { userDetailsTexts } from '../../../platform/texts/people/user-details.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { AddBondDialog, EditBondDialog } from '../form/bond-dialog.tsx';
import type { AdminBond } from './admin-bond-list.ts';
import { ExpireBondDialog } from './expire-bond-dialog.tsx';
import { QuestionDialog } from '../../../platform/forms/question-dialog.tsx';

/** The dialog that is open over a user's bonds. */
export type BondDialogRequest =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'expire' | 'remove' | 'add-payment'; readonly bond: AdminBond }
  | { readonly kind: 'edit-payment'; readonly bond: AdminBond; readonly payment: Payment }
  | { readonly kind: 'remove-payment'; readonly payment: Payment };

interface AdminBondDialogsProps {
  readonly userId: UserId;
  readonly request: BondDialogRequest;
  readonly onClose: () => void;
  /** Says what was done. */
  readonly say: (message: MessageContent) => void;
}

export function AdminBondDialogs({ userId, request, onClose, say }: AdminBondDialogsProps) {
  const texts = useTexts(userDetailsTexts);
  const paymentTexts = useTexts(paymentsTexts);
  const saved = (text: string) => {
    void forgetUserDetails(userId);
    onClose();
    say({ kind: 'success', text });
  };
  const forPayment = { onClose, onSaved: () => saved(paymentTexts.savedPayment) };
  switch (request.kind) {
    case 'add':
      return (
        <AddBondDialog
          userId={userId}
          onClose={onClose}
          onSaved={({ isin }) => saved(texts.savedBond(isin))}
          onAdded={() => void forgetUserDetails(userId)}
        />
      );
    case 'edit':
      return (
        <EditBondDialog
          bond={request.bond}
          onClose={onClose}
          onSaved={({ isin }) => saved(texts.savedBond(isin))}
        />
      );
    case 'expire':
      return <ExpireBondDialog {...{ userId, onClose, say }} bond={request.bond} />;
    case 'remove':
      return <RemoveBond {...{ userId, onClose, say }} bond={request.bond} />;
    case 'add-payment':
      return <AddPaymentDialog bond={request.bond} {...forPayment} />;
    case 'edit-payment':
      return (
        <EditPaymentDialog bond={request.bond} payment={request.payment} isOwn={false} {...forPayment} />
      );
    case 'remove-payment':
      return <RemovePayment {...{ userId, onClose, say }} payment={request.payment} />;
  }
}

type ActProps = Pick<AdminBondDialogsProps, 'userId' | 'onClose' | 'say'>;

/** Asks, deletes, and offers to bring the bond back with all that went with it. */
function RemoveBond({ userId, bond, onClose, say }: ActProps & { readonly bond: AdminBond }) {
  const texts = useTexts(userDetailsTexts);
  const removal = useRemoveBond(userId);
  const { mutateAsync: restore } = useRestore();
  const undo = useUndo(say);
  const { id, isin } = bond;
  return (
    <QuestionDialog
      title={texts.deleteBond}
      question={texts.deleteBondQuestion(isin)}
      confirmLabel={texts.remove}
      danger
      failure={texts.deleteBondFailed}
      error={removal.error}
      busy={removal.isPending}
      onClose={onClose}
      onConfirm={() =>
        removal.mutate(bond, {
          onSuccess: () => {
            onClose();
            const back = undo({ act: () => restore({ kind: 'bond', id }), done: texts.restoredBond(isin) });
            say({ kind: 'success', text: texts.deletedBond(isin), undo: back });
          },
        })
      }
    />
  );
}

function RemovePayment({ userId, payment, onClose, say }: ActProps & { readonly payment: Payment }) {
  const texts = useTexts(paymentsTexts);
  const removal = useRemovePayment(userId);
  const { mutateAsync: restore } = useRestore();
  const undo = useUndo(say);
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
            say({ kind: 'success', text: texts.deletedPayment, undo: back });
          },
        })
      }
    />
  );
}
