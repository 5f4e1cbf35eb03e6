import { Suspense, useState } from 'react';
import { generateCashFlowsTexts } from '../../../platform/texts/portfolio/generate-cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { GenerateCashFlowsProps } from './generate-dialog.tsx';

const GenerateDialog = lazyPart(async () => (await import('./generate-dialog.tsx')).GenerateDialog);

/** A button that previews the cash flows generated from the bond's terms and saves them once confirmed. */
export function GenerateCashFlows(props: GenerateCashFlowsProps) {
  const { generate } = useTexts(generateCashFlowsTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{generate}</Button>
      {open && (
        <Suspense>
          <GenerateDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
