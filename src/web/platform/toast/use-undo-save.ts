import type { UseMutationResult } from '@tanstack/react-query';
import type { BatchId } from '#api/platform/ids';
import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useWithCause } from '../texts/use-with-cause.ts';
import type { MessageContent } from '../ui/message.tsx';

/** Undoes a save of many holdings and returns how many of them it left unchanged. */
export type UndoSave = UseMutationResult<number, Error, BatchId>;

interface UndoSaveOptions {
  readonly undo: UndoSave;
  readonly texts: {
    readonly undone: string;
    readonly undoneBut: (holdings: number) => string;
    readonly undoFailed: string;
  };
  readonly showMessage: (message: MessageContent) => void;
}

/** The messages of a save that can be undone: saved, with Undo; undone; or why it was not undone. */
export function useUndoSave({ undo, texts, showMessage }: UndoSaveOptions) {
  const { undo: label } = useTexts(commonTexts);
  const withCause = useWithCause();
  const showUndone = (unchanged: number) =>
    showMessage({ kind: 'success', text: unchanged === 0 ? texts.undone : texts.undoneBut(unchanged) });
  const onUndo = (batch: BatchId) =>
    undo.mutate(batch, {
      onSuccess: showUndone,
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.undoFailed, error) }),
    });
  /** Without Undo if nothing was saved, so that there is no batch. */
  const showSaved = (batch: BatchId | null, text: string) =>
    showMessage({
      kind: 'success',
      text,
      ...(batch !== null && { undo: { label, onUndo: () => onUndo(batch) } }),
    });
  return { undo, showSaved, showUndone };
}
