import { useMemo } from 'react';
import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { CallError } from '../../../platform/api-client/call-error.ts';
import { useChangeStatus, type Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { useDialogRequest } from '../../../platform/forms/use-dialog-request.ts';
import { useToast } from '../../../platform/toast/use-toast.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import type { EtfOrShareHandlers } from './change-buttons.tsx';

/** The open dialog of a user's ETFs or shares. */
export type DialogRequest =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove' | 'closing-day'; readonly item: EtfOrShare };

/** State for a user who changes ETFs or shares: the cards' buttons, the open dialog, the last message. */
export function useChanges(portfolio: Portfolio) {
  const { request, open, close } = useDialogRequest<DialogRequest>();
  const { message, showMessage, dismiss } = useToast();
  const changeStatus = useStatusChange(portfolio, showMessage);
  const handlers = useMemo<EtfOrShareHandlers>(
    () => ({
      edit: (item) => open({ kind: 'edit', item }),
      changeStatus,
      remove: (item) => open({ kind: 'remove', item }),
      changeClosingDay: (item) => open({ kind: 'closing-day', item }),
    }),
    [open, changeStatus],
  );
  return { portfolio, request, open, close, message, showMessage, dismiss, handlers };
}

/** Marks a holding as expired or active, reports it, and offers Undo. */
function useStatusChange(portfolio: Portfolio, showMessage: (message: MessageContent) => void) {
  const { mutateAsync } = useChangeStatus(portfolio);
  const texts = useTexts(etfsAndSharesTexts);
  const { undo } = useTexts(commonTexts);
  const withCause = useWithCause();
  return useMemo(() => {
    async function changeStatus(item: EtfOrShare): Promise<void> {
      try {
        const changed = await mutateAsync(item);
        showMessage({
          kind: 'success',
          text: (changed.expired ? texts.wasExpired : texts.wasUnexpired)(changed.isin),
          undo: { label: undo, onUndo: () => void changeStatus(changed) },
        });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        showMessage({ kind: 'error', text: withCause(texts.toggleFailed, error) });
      }
    }
    return (item: EtfOrShare) => void changeStatus(item);
  }, [mutateAsync, showMessage, texts, undo, withCause]);
}
