import { useEffect, useRef } from 'react';
import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { focusContentIfLost, isFocusLost } from '../ui/focus-content.ts';
import { Message, type MessageContent } from '../ui/message.tsx';

interface ToastProps {
  readonly message: MessageContent | null;
  /** Removes the message. Without it the message stays. */
  readonly onGone?: () => void;
}

/**
 * The outcome of the last action on a list, at the bottom of the window: always visible, and no row moves under the pointer.
 * If the action removed the row that had the focus, the message takes the focus, and leaves it to the page's content.
 */
export function Toast({ message, onGone }: ToastProps) {
  const { close } = useTexts(commonTexts);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message === null || !isFocusLost()) return undefined;
    frame.current?.focus();
    return focusContentIfLost;
  }, [message]);
  if (message === null) return null;
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="fixed inset-x-4 bottom-[calc(16px+var(--bottom-bar))] z-20 mx-auto max-w-2xl rounded-control shadow-lg no-print"
    >
      <Message {...message} closeLabel={close} onGone={onGone} />
    </div>
  );
}
