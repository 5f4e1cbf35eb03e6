import { useCallback, useState } from 'react';
import type { MessageContent } from '../ui/message.tsx';

/** What the last act did, for ActMessage. */
export function useActMessage() {
  const [message, say] = useState<MessageContent | null>(null);
  // Another one for each message, so that each has its own time.
  const dismiss = useCallback(() => say((shown) => (shown === message ? null : shown)), [message]);
  return { message, say, dismiss };
}
