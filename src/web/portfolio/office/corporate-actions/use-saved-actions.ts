import { useUndoSave } from '../../../platform/toast/use-undo-save.ts';
import { useUndoAction } from '../../../platform/queries/portfolio/instruments/instrument-actions.ts';
import { corporateActionsTexts } from '../../../platform/texts/portfolio/instruments/corporate-actions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';

/** The messages of applied actions, with Undo. */
export function useSavedActions(showMessage: (message: MessageContent) => void) {
  return useUndoSave({ undo: useUndoAction(), texts: useTexts(corporateActionsTexts), showMessage });
}
