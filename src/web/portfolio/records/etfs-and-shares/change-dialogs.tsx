import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { QuestionDialog } from '../../../platform/forms/question-dialog.tsx';
import {
  invalidateEtfsOrShares,
  useRemove,
  useRestore,
  type Portfolio,
} from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { closingDayTexts } from '../../../platform/texts/portfolio/instruments/closing-day.ts';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useUndo } from '../../../platform/toast/use-undo.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { ClosingDayDialog } from './closing-day-dialog.tsx';
import { AddDialog, EditDialog } from './etf-or-share-dialog.tsx';
import type { DialogRequest } from './use-changes.ts';

interface ChangeDialogsProps {
  readonly portfolio: Portfolio;
  readonly request: DialogRequest;
  readonly onClose: () => void;
  readonly showMessage: (message: MessageContent) => void;
}

/** The open dialog. Closes and reports the result once the list shows it, so that nothing moves under the next click. */
export function ChangeDialogs({ portfolio, request, onClose, showMessage }: ChangeDialogsProps) {
  const texts = useTexts(etfsAndSharesTexts);
  const closing = useTexts(closingDayTexts);
  const removal = useRemoval({ portfolio, onClose, showMessage });
  const { kind } = portfolio;
  const report = async (text: string) => {
    await invalidateEtfsOrShares(portfolio);
    onClose();
    showMessage({ kind: 'success', text });
  };
  const saving = { portfolio, onClose, onSaved: ({ isin }: EtfOrShare) => report(texts.wasSaved(isin)) };
  switch (request.kind) {
    case 'add':
      return <AddDialog {...saving} onAdded={() => void invalidateEtfsOrShares(portfolio)} />;
    case 'edit':
      return <EditDialog {...saving} item={request.item} />;
    case 'closing-day':
      return (
        <ClosingDayDialog
          portfolio={portfolio}
          item={request.item}
          onClose={onClose}
          onSaved={({ isin }) => report(closing.saved(isin))}
        />
      );
    case 'remove':
      return (
        <QuestionDialog
          title={texts.kinds[kind].admin.removeTitle}
          question={texts.kinds[kind].admin.removeQuestion}
          note={`${request.item.isin} · ${request.item.name}`}
          confirmLabel={texts.remove}
          danger
          failure={texts.removeFailed}
          error={removal.error}
          busy={removal.busy}
          onClose={onClose}
          onConfirm={() => removal.remove(request.item)}
        />
      );
  }
}

/** Deletes the holding, reports it, and offers to restore it. */
function useRemoval({ portfolio, onClose, showMessage }: Omit<ChangeDialogsProps, 'request'>) {
  const texts = useTexts(etfsAndSharesTexts);
  const removal = useRemove(portfolio);
  const { mutateAsync: restore } = useRestore(portfolio);
  const undo = useUndo(showMessage);
  const remove = (item: EtfOrShare) =>
    removal.mutate(item, {
      onSuccess: () => {
        onClose();
        const back = undo({ act: () => restore(item.id), done: texts.wasRestored(item.isin) });
        showMessage({ kind: 'success', text: texts.wasRemoved(item.isin), undo: back });
      },
    });
  return { remove, busy: removal.isPending, error: removal.error };
}
