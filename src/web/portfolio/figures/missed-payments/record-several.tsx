import { Suspense, useEffect } from 'react';
import type { MissedPayments } from '#api/portfolio/missed-payments';
import { useDialogRequest } from '../../../platform/forms/use-dialog-request.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { focusContentIfLost } from '../../../platform/ui/focus-content.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';

const RecordDialog = lazyPart(async () => (await import('./record-dialog.tsx')).RecordDialog);

interface RecordSeveralProps {
  readonly missed: Pick<MissedPayments, 'open' | 'openCount'>;
  readonly owner: Owner;
  /** Shows a message with the result. */
  readonly showMessage: (message: MessageContent) => void;
}

/** A button for a dialog that records several missed payments at once. The dialog keeps the payments that it was opened with. */
export function RecordSeveral({ missed, owner, showMessage }: RecordSeveralProps) {
  const texts = useTexts(missedPaymentsTexts).several;
  const { request, open, close } = useDialogRequest<RecordSeveralProps['missed']>();
  return (
    <>
      {missed.openCount > 1 && <OpenButton onClick={() => open(missed)} />}
      {request !== null && (
        <Suspense>
          <RecordDialog
            missed={request}
            owner={owner}
            onClose={close}
            onRecorded={(count) => {
              close();
              showMessage({ kind: 'success', text: texts.recorded(count) });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** It is gone once fewer than two payments are missing, whether or not the dialog has given it the focus back by then. */
function OpenButton({ onClick }: { readonly onClick: () => void }) {
  const texts = useTexts(missedPaymentsTexts).several;
  useEffect(() => {
    return focusContentIfLost;
  }, []);
  return <Button onClick={onClick}>{texts.open}</Button>;
}
