import { officeBondCalls, ownBondCalls, type Bond } from '#api/portfolio/bonds';
import { FormDialog } from '../../../../platform/forms/form-dialog.tsx';
import { useEndpointForm } from '../../../../platform/forms/use-endpoint-form.ts';
import { useToday } from '../../../../platform/clock/use-today.ts';
import { useUndo } from '../../../../platform/toast/use-undo.ts';
import { useChangeBondStatus } from '../../../../platform/queries/portfolio/change-bonds.ts';
import { invalidateHoldings, type Owner } from '../../../../platform/queries/shared-keys.ts';
import { closingDayTexts } from '../../../../platform/texts/portfolio/instruments/closing-day.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { bondChangesTexts } from '../../../../platform/texts/portfolio/bond-changes.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import type { MessageContent } from '../../../../platform/ui/message.tsx';
import { closingDayBody, ClosingDayField, closingDayValues } from '../../closing-day/closing-day-field.tsx';

interface ExpireBondDialogProps {
  readonly owner: Owner;
  readonly bond: Bond;
  readonly onClose: () => void;
  /** Shows a message with the result. */
  readonly showMessage: (message: MessageContent) => void;
}

/** Asks for the closing day and marks the bond as expired, with Undo; changes the closing day of an expired bond. */
export function ExpireBondDialog({ owner, bond, onClose, showMessage }: ExpireBondDialogProps) {
  const texts = useTexts(bondChangesTexts);
  const closing = useTexts(closingDayTexts);
  const withCause = useWithCause();
  const today = useToday();
  const status = useChangeBondStatus(owner);
  const undo = useUndo(showMessage);
  const { isin, expired } = bond;
  const form = useEndpointForm({
    endpoint: (owner === 'me' ? ownBondCalls : officeBondCalls).changeStatus,
    params: { id: String(bond.id) },
    version: bond.version,
    initial: closingDayValues(bond, today),
    labels: { closedOn: closing.closedOn },
    toBody: closingDayBody,
    fromAnswer: (stored) => closingDayValues(stored, today),
    failure: (error) => withCause(expired ? closing.failed : texts.markExpiredFailed, error),
    onSaved: async (saved) => {
      const reactivate = () => status.mutateAsync({ bond: saved, expired: false });
      const message: MessageContent = expired
        ? { kind: 'success', text: closing.saved(isin) }
        : {
            kind: 'success',
            text: texts.markedExpired(isin),
            undo: undo({ act: reactivate, done: texts.takenBack(isin) }),
          };
      await invalidateHoldings(owner);
      onClose();
      showMessage(message);
    },
  });
  return (
    <FormDialog
      title={expired ? `${closing.title} · ${isin}` : texts.markExpired}
      submitLabel={expired ? closing.save : texts.markExpired}
      frame={form.frame}
      onClose={onClose}
    >
      {!expired && <p>{texts.markExpiredQuestion(isin)}</p>}
      <ClosingDayField form={form} />
    </FormDialog>
  );
}
