import { CallError } from '../api-client/call-error.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import type { MessageContent } from '../ui/message.tsx';

interface WayBack {
  /** A promise and no mutation's callbacks: these fall silent with the dialog that the act was asked in. */
  readonly act: () => Promise<unknown>;
  readonly done: string;
}

/** The way back from an act, for its message. Taken, it says how it went; pressed twice, it is taken once. */
export function useUndo(say: (message: MessageContent) => void) {
  const { undo, undoFailed } = useTexts(commonTexts);
  const failureText = useFailureText();
  return ({ act, done }: WayBack): NonNullable<MessageContent['undo']> => {
    let taken = false;
    async function take(): Promise<void> {
      if (taken) return;
      taken = true;
      try {
        await act();
        say({ kind: 'success', text: done });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        say({ kind: 'error', text: `${undoFailed} ${failureText(error)}` });
      }
    }
    return { label: undo, onUndo: () => void take() };
  };
}
