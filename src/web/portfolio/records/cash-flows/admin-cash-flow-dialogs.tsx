import type { CashFlow } from '#api/portfolio/cash-flows';
import { QuestionDialog } from '../../../platform/forms/question-dialog.tsx';
import { useUndo } from '../../../platform/toast/use-undo.ts';
import {
  invalidateCashFlows,
  useRemoveCashFlow,
  type BondOfOwner,
} from '../../../platform/queries/portfolio/cash-flows.ts';
import { useRestore } from '../../../platform/queries/portfolio/recently-deleted.ts';
import { adminCashFlowsTexts } from '../../../platform/texts/portfolio/admin-cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { AddCashFlowDialog, EditCashFlowDialog } from './cash-flow-dialog.tsx';

/** The open dialog of a bond's cash flows. */
export type CashFlowRequest =
  | { readonly act: 'add' }
  | { readonly act: 'edit' | 'remove'; readonly flow: CashFlow };

interface AdminCashFlowDialogsProps {
  readonly bond: BondOfOwner;
  readonly flows: readonly CashFlow[];
  readonly request: CashFlowRequest;
  readonly onClose: () => void;
  readonly showMessage: (message: MessageContent) => void;
}

/** The open dialog. Closes and reports the result once the list shows it, so that nothing moves under the next click. */
export function AdminCashFlowDialogs({ request, ...props }: AdminCashFlowDialogsProps) {
  const { bond, flows, onClose, showMessage } = props;
  const texts = useTexts(adminCashFlowsTexts);
  const saving = {
    bond,
    flows,
    onClose,
    onSaved: async () => {
      await invalidateCashFlows(bond);
      onClose();
      showMessage({ kind: 'success', text: texts.saved });
    },
  };
  switch (request.act) {
    case 'add':
      return <AddCashFlowDialog {...saving} />;
    case 'edit':
      return <EditCashFlowDialog {...saving} flow={request.flow} />;
    case 'remove':
      return <RemoveCashFlow {...props} flow={request.flow} />;
  }
}

type RemoveCashFlowProps = Pick<AdminCashFlowDialogsProps, 'bond' | 'onClose' | 'showMessage'> & {
  readonly flow: CashFlow;
};

/** Asks for confirmation, deletes the cash flow, and offers to restore it. */
function RemoveCashFlow({ bond, flow, onClose, showMessage }: RemoveCashFlowProps) {
  const texts = useTexts(adminCashFlowsTexts);
  const { locale } = useDisplayPreferences();
  const removal = useRemoveCashFlow(bond);
  const { mutateAsync: restore } = useRestore(bond.isOwn);
  const undo = useUndo(showMessage);
  return (
    <QuestionDialog
      title={texts.remove}
      question={texts.removeQuestion}
      note={formatDay(flow.date, locale)}
      confirmLabel={texts.removeButton}
      danger
      failure={texts.removeFailed}
      error={removal.error}
      busy={removal.isPending}
      onClose={onClose}
      onConfirm={() =>
        removal.mutate(flow, {
          onSuccess: () => {
            onClose();
            const back = undo({
              act: () => restore({ kind: 'cash-flow', id: flow.id }),
              done: texts.restored,
            });
            showMessage({ kind: 'success', text: texts.removed, undo: back });
          },
        })
      }
    />
  );
}
