import type { BatchId } from '#api/platform/ids';
import { useUndoPrices } from '../../../platform/queries/portfolio/instruments/prices.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';

/** Shows a message that prices were saved, with Undo. */
export function useSavedPrices(showMessage: (message: MessageContent) => void) {
  const texts = useTexts(pricesTexts);
  const { undo: label } = useTexts(commonTexts);
  const withCause = useWithCause();
  const undoing = useUndoPrices();
  const sayUndone = (left: number) =>
    showMessage({ kind: 'success', text: left === 0 ? texts.undone : texts.undoneBut(left) });
  const undo = (batch: BatchId) =>
    undoing.mutate(batch, {
      onSuccess: sayUndone,
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.undoFailed, error) }),
    });
  const saySaved = (batch: BatchId | null, prices: number) =>
    showMessage({
      kind: 'success',
      text: texts.saved(prices),
      ...(batch === null ? {} : { undo: { label, onUndo: () => undo(batch) } }),
    });
  return { saySaved, sayUndone, undoing };
}
