import { CallError } from '../api-client/call-error.ts';
import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useWithCause } from '../texts/use-with-cause.ts';
import type { MessageContent } from '../ui/message.tsx';

interface WayBack {
  /** A promise, because a mutation's callbacks do not run after its dialog is unmounted. */
  readonly act: () => Promise<unknown>;
  readonly done: string;
}

/** The undo of an action, for its message. Reports how it went; a second click does nothing. */
export function useUndo(showMessage: (message: MessageContent) => void) {
  const { undo, undoFailed } = useTexts(commonTexts);
  const withCause = useWithCause();
  return ({ act, done }: WayBack): NonNullable<MessageContent['undo']> => {
    let taken = false;
    async function take(): Promise<void> {
      if (taken) return;
      taken = true;
      try {
        await act();
        showMessage({ kind: 'success', text: done });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        showMessage({ kind: 'error', text: withCause(undoFailed, error) });
      }
    }
    return { label: undo, onUndo: () => void take() };
  };
}
