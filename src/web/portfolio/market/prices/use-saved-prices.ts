import type { BatchId } from '#api/platform/ids';
import { useUndoSave } from '../../../platform/toast/use-undo-save.ts';
import { useUndoPrices } from '../../../platform/queries/portfolio/instruments/prices.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';

/** The messages of saved prices, with Undo. */
export function useSavedPrices(showMessage: (message: MessageContent) => void) {
  const texts = useTexts(pricesTexts);
  const { undo, showSaved, showUndone } = useUndoSave({ undo: useUndoPrices(), texts, showMessage });
  const showSavedPrices = (batch: BatchId | null, prices: number) => showSaved(batch, texts.saved(prices));
  return { undo, showSavedPrices, showUndone };
}
