import { useEffect, useRef } from 'react';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { Message, type MessageContent } from '../ui/message.tsx';

interface ActMessageProps {
  readonly message: MessageContent | null;
  /** Takes the message away. Without it the message stays. */
  readonly onGone?: () => void;
}

/**
 * What the last act on a list did, over the foot of the page: it is in sight wherever one has scrolled, and moves no
 * row under the pointer. Where the act took away the row that had the focus, the message takes it.
 */
export function ActMessage({ message, onGone }: ActMessageProps) {
  const { close } = useTexts(commonTexts);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null && document.activeElement === document.body) frame.current?.focus();
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
