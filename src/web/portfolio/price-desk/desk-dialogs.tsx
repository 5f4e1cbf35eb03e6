import type { BatchId } from '#api/platform/ids';
import { PriceHistoryDialog } from '../price-history/price-history-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import type { PriceTexts } from './use-price-texts.ts';

interface DeskDialogsProps {
  readonly input: PriceTexts;
  readonly onHistorySaved: (batch: BatchId | null, prices: number) => void;
}

/** The dialog for a list of prices, or for the history of one security, while it is open. */
export function DeskDialogs({ input, onHistorySaved }: DeskDialogsProps) {
  const { pasting, history } = input;
  return (
    <>
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
    </>
  );
}
