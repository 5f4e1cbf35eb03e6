import type { ImportId } from '#api/platform/ids';
import { useUndoImport, type ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';

/** Undoes a whole import, and reports what was kept because somebody has changed it since. */
export function useUndoing(owner: ImportOwner, say: (message: MessageContent) => void) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const undoing = useUndoImport(owner);
  const undo = (id: ImportId) =>
    undoing.mutate(id, {
      onSuccess: ({ undone, left, leftUsers }) => {
        const stay = left.length + leftUsers.length;
        say({
          kind: stay === 0 ? 'success' : 'warning',
          text: stay === 0 ? texts.undoneRows(undone) : texts.undoneBut(undone, stay),
        });
      },
      onError: (error) => say({ kind: 'error', text: withCause(texts.undoFailed, error) }),
    });
  return { undo, isUndoing: undoing.isPending };
}
