import { useBlocker } from '@tanstack/react-router';
import { formsTexts } from '../texts/platform/forms.ts';
import { useTexts } from '../texts/texts.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

/** Asks before the user leaves a page with unsaved input; the browser asks if the tab itself is closed. */
export function UnsavedChanges({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const blocker = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  if (blocker.status === 'idle') return null;
  return <UnsavedQuestion onLeave={blocker.proceed} onStay={blocker.reset} />;
}

interface UnsavedQuestionProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function UnsavedQuestion({ onLeave, onStay }: UnsavedQuestionProps) {
  const texts = useTexts(formsTexts);
  return (
    <ConfirmDialog
      title={texts.unsavedTitle}
      question={texts.unsavedQuestion}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
