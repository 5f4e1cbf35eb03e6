import { useState } from 'react';
import { ActMessage } from '../../platform/lists/act-message.tsx';
import { useActMessage } from '../../platform/lists/use-act-message.ts';
import { priceHistoryTexts } from '../../platform/texts/portfolio/instruments/price-history.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { useSavedPrices } from '../prices/use-saved-prices.ts';
import type { QuotedSecurity } from './choose-security.tsx';
import { PriceHistoryDialog } from './price-history-dialog.tsx';

/** The button on the page of a security that loads a file with its prices. */
export function LoadPriceHistory({ security }: { readonly security: QuotedSecurity }) {
  const texts = useTexts(priceHistoryTexts);
  const [isOpen, setOpen] = useState(false);
  const { message, say, dismiss } = useActMessage();
  const { saySaved } = useSavedPrices(say);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.title}</Button>
      {isOpen && (
        <PriceHistoryDialog
          file={null}
          security={security}
          onSaved={(batch, prices) => {
            setOpen(false);
            saySaved(batch, prices);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <ActMessage message={message} onGone={dismiss} />
    </>
  );
}
