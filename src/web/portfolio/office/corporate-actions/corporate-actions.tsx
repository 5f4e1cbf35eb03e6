import { Suspense, useState } from 'react';
import type { InstrumentDetails } from '#api/portfolio/instruments/instruments';
import { Toast } from '../../../platform/lists/toast.tsx';
import { useToast } from '../../../platform/lists/use-toast.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { corporateActionsTexts } from '../../../platform/texts/portfolio/instruments/corporate-actions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { ACTIONS_ON } from './action-form-values.ts';
import { PastActions } from './past-actions.tsx';
import { useUndoWithMessage } from './use-undo-with-message.ts';

const ActionDialog = lazyPart(async () => (await import('./action-dialog.tsx')).ActionDialog);

/** The corporate actions of a security so far, and a form to enter a new one. */
export function CorporateActions({ instrument: { isin, kind } }: { readonly instrument: InstrumentDetails }) {
  const texts = useTexts(corporateActionsTexts);
  const { undo: undoLabel } = useTexts(commonTexts);
  const { message, showMessage, dismiss } = useToast();
  const { undo, undoing, sayUndone } = useUndoWithMessage(showMessage);
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = ACTIONS_ON[kind];
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-lg font-bold">{texts.title}</h2>
      <p className="mb-3 max-w-prose text-soft">{texts.intro}</p>
      {first !== undefined && <Button onClick={() => setOpen(true)}>{texts.open}</Button>}
      <PastActions isin={isin} undo={undoing} onUndone={sayUndone} />
      {isOpen && first !== undefined && (
        <Suspense>
          <ActionDialog
            isin={isin}
            kinds={[first, ...others]}
            onClose={() => setOpen(false)}
            onApplied={({ batch, holdings }) => {
              setOpen(false);
              showMessage({
                kind: 'success',
                text: texts.applied(holdings),
                ...(batch !== null && { undo: { label: undoLabel, onUndo: () => undo(batch) } }),
              });
            }}
          />
        </Suspense>
      )}
      <Toast message={message} onGone={dismiss} />
    </section>
  );
}
