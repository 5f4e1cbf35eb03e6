import { Suspense } from 'react';
import type { BatchId } from '#api/platform/ids';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { PriceTexts } from './use-price-texts.ts';

const PasteDialog = lazyPart(async () => (await import('./paste-dialog.tsx')).PasteDialog);
const PriceHistoryDialog = lazyPart(
  async () => (await import('../../market/price-history/price-history-dialog.tsx')).PriceHistoryDialog,
);

interface DeskDialogsProps {
  readonly input: PriceTexts;
  readonly onHistorySaved: (batch: BatchId | null, prices: number) => void;
}

/** The open dialog: for a list of prices, or for the history of one security. */
export function DeskDialogs({ input, onHistorySaved }: DeskDialogsProps) {
  const { pasting, history } = input;
  return (
    <Suspense>
      {pasting !== null && (
        <PasteDialog
          text={pasting.text}
          onRows={(read) => input.takeRows(read, pasting.from)}
          onHistory={(text) => input.takeText(text, pasting.from)}
          onClose={input.close}
        />
      )}
      {history !== null && (
        <PriceHistoryDialog
          file={history}
          onSaved={(batch, prices) => {
            input.close();
            onHistorySaved(batch, prices);
          }}
          onClose={input.close}
        />
      )}
    </Suspense>
  );
}
