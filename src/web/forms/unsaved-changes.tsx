import { useBlocker } from '@tanstack/react-router';
import { formsTexts } from '../texts/forms.ts';
import { useTexts } from '../texts/texts.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

/** Asks before a page with something typed is left; the browser asks where the tab itself goes. */
export function UnsavedChanges({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const texts = useTexts(formsTexts);
  const blocker = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  if (blocker.status === 'idle') return null;
  return (
    <ConfirmDialog
      title={texts.unsavedTitle}
      question={texts.unsavedQuestion}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    />
  );
}
