import { Suspense, useState } from 'react';
import { Toast } from '../../../platform/toast/toast.tsx';
import { useToast } from '../../../platform/toast/use-toast.ts';
import { priceHistoryTexts } from '../../../platform/texts/portfolio/instruments/price-history.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { useSavedPrices } from '../prices/use-saved-prices.ts';
import type { QuotedSecurity } from './choose-security.tsx';

const PriceHistoryDialog = lazyPart(
  async () => (await import('./price-history-dialog.tsx')).PriceHistoryDialog,
);

/** The button on the page of a security that loads its prices from a file. */
export function LoadPriceHistory({ security }: { readonly security: QuotedSecurity }) {
  const texts = useTexts(priceHistoryTexts);
  const [isOpen, setOpen] = useState(false);
  const { message, showMessage, dismiss } = useToast();
  const { showSavedPrices } = useSavedPrices(showMessage);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.title}</Button>
      {isOpen && (
        <Suspense>
          <PriceHistoryDialog
            file={null}
            security={security}
            onSaved={(batch, prices) => {
              setOpen(false);
              showSavedPrices(batch, prices);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <Toast message={message} onGone={dismiss} />
    </>
  );
}
