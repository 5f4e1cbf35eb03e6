import type { Bond } from '#api/portfolio/bonds';
import { QuestionDialog } from '../../../../platform/forms/question-dialog.tsx';
import { useUndo } from '../../../../platform/toast/use-undo.ts';
import { useRemoveBond } from '../../../../platform/queries/portfolio/change-bonds.ts';
import { useRestore } from '../../../../platform/queries/portfolio/recently-deleted.ts';
import { invalidateHoldings, type Owner } from '../../../../platform/queries/shared-keys.ts';
import { bondChangesTexts } from '../../../../platform/texts/portfolio/bond-changes.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import type { MessageContent } from '../../../../platform/ui/message.tsx';
import { AddBondDialog, EditBondDialog } from '../form/bond-dialog.tsx';
import { ExpireBondDialog } from './expire-bond-dialog.tsx';

/** A change to a bond, each with its own dialog. */
export type BondChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'expire' | 'remove'; readonly bond: Bond };

interface BondDialogsProps {
  /** The owner of the bonds: the user themself or, for an administrator, one of the users. */
  readonly owner: Owner;
  readonly request: BondChange;
  readonly onClose: () => void;
  /** Shows a message with the result. */
  readonly showMessage: (message: MessageContent) => void;
}

/** The open dialog. Closes and reports the result once the list shows it, so that nothing moves under the next click. */
export function BondDialogs({ owner, request, onClose, showMessage }: BondDialogsProps) {
  const texts = useTexts(bondChangesTexts);
  const onSaved = async ({ isin }: Bond) => {
    await invalidateHoldings(owner);
    onClose();
    showMessage({ kind: 'success', text: texts.savedBond(isin) });
  };
  switch (request.kind) {
    case 'add':
      return (
        <AddBondDialog {...{ owner, onClose, onSaved }} onAdded={() => void invalidateHoldings(owner)} />
      );
    case 'edit':
      return <EditBondDialog {...{ owner, onClose, onSaved }} bond={request.bond} />;
    case 'expire':
      return <ExpireBondDialog {...{ owner, onClose, showMessage }} bond={request.bond} />;
    case 'remove':
      return <RemoveBond {...{ owner, onClose, showMessage }} bond={request.bond} />;
  }
}

type RemoveBondProps = Omit<BondDialogsProps, 'request'> & { readonly bond: Bond };

/** Asks for confirmation, deletes the bond, and offers to restore it with everything that was deleted with it. */
function RemoveBond({ owner, bond, onClose, showMessage }: RemoveBondProps) {
  const texts = useTexts(bondChangesTexts);
  const removal = useRemoveBond(owner);
  const { mutateAsync: restore } = useRestore(owner === 'me');
  const undo = useUndo(showMessage);
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
            showMessage({ kind: 'success', text: texts.deletedBond(isin), undo: back });
          },
        })
      }
    />
  );
}
