import type { BatchId } from '#api/platform/ids';
import type { useToast } from '../../../platform/lists/use-toast.ts';
import { useUndoAction } from '../../../platform/queries/portfolio/instruments/instrument-actions.ts';
import { corporateActionsTexts } from '../../../platform/texts/portfolio/instruments/corporate-actions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';

/** Undoes an action and reports the result. */
export function useUndoWithMessage(showMessage: ReturnType<typeof useToast>['showMessage']) {
  const texts = useTexts(corporateActionsTexts);
  const withCause = useWithCause();
  const undoing = useUndoAction();
  const sayUndone = (left: number) =>
    showMessage({ kind: 'success', text: left === 0 ? texts.undone : texts.undoneBut(left) });
  const undo = (batch: BatchId) =>
    undoing.mutate(batch, {
      onSuccess: sayUndone,
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.undoFailed, error) }),
    });
  return { undo, undoing, sayUndone };
}
