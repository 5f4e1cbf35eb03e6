import { Suspense, useMemo } from 'react';
import type { Distribution } from '#api/portfolio/distributions';
import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { useDialogRequest } from '../../../platform/forms/use-dialog-request.ts';
import { invalidateDistributions } from '../../../platform/queries/portfolio/distributions.ts';
import type { Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { distributionsTexts } from '../../../platform/texts/portfolio/distributions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Toast } from '../../../platform/toast/toast.tsx';
import { useToast } from '../../../platform/toast/use-toast.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';

const AddDistributionDialog = lazyPart(
  async () => (await import('./distribution-dialog.tsx')).AddDistributionDialog,
);
const EditDistributionDialog = lazyPart(
  async () => (await import('./distribution-dialog.tsx')).EditDistributionDialog,
);

interface DistributionRequest {
  readonly item: EtfOrShare;
  /** The one to edit; null to add one. */
  readonly distribution: Distribution | null;
}

/** What a list does for the distributions in its cards. */
export interface DistributionHandlers {
  readonly open: (request: DistributionRequest) => void;
  /** Shows a message with the result of an action. */
  readonly showMessage: (message: MessageContent) => void;
}

/** State for a list whose cards have distributions: their buttons, the open dialog, the last message. */
export function useDistributionChanges(portfolio: Portfolio) {
  const { request, open, close } = useDialogRequest<DistributionRequest>();
  const { message, showMessage, dismiss } = useToast();
  // The same object, or every card would render again.
  const handlers = useMemo<DistributionHandlers>(() => ({ open, showMessage }), [open, showMessage]);
  return { portfolio, request, close, message, dismiss, handlers };
}

/** The open dialog and the last message. They are outside the cards, since a card out of view is removed. */
export function OpenedDistribution(changes: ReturnType<typeof useDistributionChanges>) {
  const { portfolio, request, close, message, dismiss, handlers } = changes;
  const { saved } = useTexts(distributionsTexts);
  return (
    <>
      {request !== null && (
        <Suspense>
          <DistributionDialog
            {...request}
            portfolio={portfolio}
            onClose={close}
            onSaved={() => {
              close();
              handlers.showMessage({ kind: 'success', text: saved });
            }}
          />
        </Suspense>
      )}
      <Toast message={message} onGone={dismiss} />
    </>
  );
}

interface DistributionDialogProps extends DistributionRequest {
  readonly portfolio: Portfolio;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function DistributionDialog({ portfolio, item, distribution, onClose, onSaved }: DistributionDialogProps) {
  const holding = { ...portfolio, id: item.id };
  const dialog = {
    ...{ holding, item, onClose },
    onSaved: async () => {
      await invalidateDistributions(holding);
      onSaved();
    },
  };
  return distribution === null ? (
    <AddDistributionDialog {...dialog} />
  ) : (
    <EditDistributionDialog {...dialog} distribution={distribution} />
  );
}
