import type { UserId } from '#api/ids';
import type { Payment } from '#api/payments';
import { AddPaymentDialog, EditPaymentDialog } from '../payments/payment-dialog.tsx';
import { forgetUserDetails } from '../queries/users.ts';
import { useChangeBondStatus, useRemoveBond, useRemovePayment } from '../queries/managed-bonds.ts';
import { userDetailsTexts } from '../texts/user-details.ts';
import { useTexts } from '../texts/texts.ts';
import type { MessageContent } from '../ui/message.tsx';
import { AddBondDialog, EditBondDialog } from './bond-dialog.tsx';
import type { ManagedBond } from './managed-bond-list.ts';
import { QuestionDialog } from '../forms/question-dialog.tsx';

/** The dialog that is open over a user's bonds. */
export type BondDialogRequest =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'expire' | 'remove' | 'add-payment'; readonly bond: ManagedBond }
  | { readonly kind: 'edit-payment'; readonly bond: ManagedBond; readonly payment: Payment }
  | { readonly kind: 'remove-payment'; readonly payment: Payment };

interface ManagedBondDialogsProps {
  readonly userId: UserId;
  readonly request: BondDialogRequest;
  readonly onClose: () => void;
  /** Closes the dialog and says what was done. */
  readonly onDone: (message: MessageContent) => void;
}

export function ManagedBondDialogs({ userId, request, onClose, onDone }: ManagedBondDialogsProps) {
  const texts = useTexts(userDetailsTexts);
  const saved = (text: string) => {
    void forgetUserDetails(userId);
    onDone({ kind: 'success', text });
  };
  const forPayment = { onClose, onSaved: () => saved(texts.savedPayment) };
  switch (request.kind) {
    case 'add':
      return (
        <AddBondDialog
          userId={userId}
          onClose={onClose}
          onSaved={({ isin }) => saved(texts.savedBond(isin))}
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
      return <ExpireBond {...{ userId, onClose, onDone }} bond={request.bond} />;
    case 'remove':
      return <RemoveBond {...{ userId, onClose, onDone }} bond={request.bond} />;
    case 'add-payment':
      return <AddPaymentDialog bond={request.bond} {...forPayment} />;
    case 'edit-payment':
      return <EditPaymentDialog bond={request.bond} payment={request.payment} {...forPayment} />;
    case 'remove-payment':
      return <RemovePayment {...{ userId, onClose, onDone }} payment={request.payment} />;
  }
}

type ActProps = Pick<ManagedBondDialogsProps, 'userId' | 'onClose' | 'onDone'>;

/** Asks, marks the bond as expired, and offers to take that back. */
function ExpireBond({ userId, bond, onClose, onDone }: ActProps & { readonly bond: ManagedBond }) {
  const texts = useTexts(userDetailsTexts);
  const status = useChangeBondStatus(userId);
  const { isin } = bond;
  const takeBack = (expired: ManagedBond) =>
    status.mutate(
      { bond: expired, expired: false },
      {
        onSuccess: () => onDone({ kind: 'success', text: texts.takenBack(isin) }),
        onError: () => onDone({ kind: 'error', text: texts.takeBackFailed }),
      },
    );
  return (
    <QuestionDialog
      title={texts.markExpired}
      question={texts.markExpiredQuestion(isin)}
      confirmLabel={texts.markExpired}
      failure={texts.markExpiredFailed}
      error={status.error}
      busy={status.isPending}
      onClose={onClose}
      onConfirm={() =>
        status.mutate(
          { bond, expired: true },
          {
            onSuccess: ({ version }) =>
              onDone({
                kind: 'success',
                text: texts.markedExpired(isin),
                undo: { label: texts.undo, onUndo: () => takeBack({ ...bond, version }) },
              }),
          },
        )
      }
    />
  );
}

function RemoveBond({ userId, bond, onClose, onDone }: ActProps & { readonly bond: ManagedBond }) {
  const texts = useTexts(userDetailsTexts);
  const removal = useRemoveBond(userId);
  return (
    <QuestionDialog
      title={texts.deleteBond}
      question={texts.deleteBondQuestion(bond.isin)}
      confirmLabel={texts.remove}
      danger
      failure={texts.deleteBondFailed}
      error={removal.error}
      busy={removal.isPending}
      onClose={onClose}
      onConfirm={() =>
        removal.mutate(bond, {
          onSuccess: () => onDone({ kind: 'success', text: texts.deletedBond(bond.isin) }),
        })
      }
    />
  );
}

function RemovePayment({ userId, payment, onClose, onDone }: ActProps & { readonly payment: Payment }) {
  const texts = useTexts(userDetailsTexts);
  const removal = useRemovePayment(userId);
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
        removal.mutate(payment, { onSuccess: () => onDone({ kind: 'success', text: texts.deletedPayment }) })
      }
    />
  );
}
