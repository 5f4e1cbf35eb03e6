import { useCallback, useState } from 'react';
import type { MessageContent } from '../ui/message.tsx';

/** The outcome of the last action, for Toast. */
export function useToast() {
  const [message, showMessage] = useState<MessageContent | null>(null);
  // A new key for each message, so that each has its own timer.
  const dismiss = useCallback(() => showMessage((shown) => (shown === message ? null : shown)), [message]);
  return { message, showMessage, dismiss };
}
