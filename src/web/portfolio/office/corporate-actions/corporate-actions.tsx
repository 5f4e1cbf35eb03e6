import { Suspense, useState } from 'react';
import type { InstrumentDetails } from '#api/portfolio/instruments/instruments';
import { Toast } from '../../../platform/toast/toast.tsx';
import { useToast } from '../../../platform/toast/use-toast.ts';
import { corporateActionsTexts } from '../../../platform/texts/portfolio/instruments/corporate-actions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { ACTIONS_ON } from './action-form-values.ts';
import { PastActions } from './past-actions.tsx';
import { useSavedActions } from './use-saved-actions.ts';

const ActionDialog = lazyPart(async () => (await import('./action-dialog.tsx')).ActionDialog);

/** The corporate actions of a security so far, and a form to enter a new one. */
export function CorporateActions({ instrument: { isin, kind } }: { readonly instrument: InstrumentDetails }) {
  const texts = useTexts(corporateActionsTexts);
  const { message, showMessage, dismiss } = useToast();
  const { undo, showSaved, showUndone } = useSavedActions(showMessage);
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = ACTIONS_ON[kind];
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-lg font-bold">{texts.title}</h2>
      <p className="mb-3 max-w-prose text-soft">{texts.intro}</p>
      {first !== undefined && <Button onClick={() => setOpen(true)}>{texts.open}</Button>}
      <PastActions isin={isin} undo={undo} onUndone={showUndone} />
      {isOpen && first !== undefined && (
        <Suspense>
          <ActionDialog
            isin={isin}
            kinds={[first, ...others]}
            onClose={() => setOpen(false)}
            onApplied={({ batch, holdings }) => {
              setOpen(false);
              showSaved(batch, texts.applied(holdings));
            }}
          />
        </Suspense>
      )}
      <Toast message={message} onGone={dismiss} />
    </section>
  );
}
