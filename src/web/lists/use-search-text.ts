import { useEffect, useState } from 'react';

const WRITE_AFTER_MS = 250;

/**
 * The text of a search field, kept in the address too: written there once the typing pauses, and followed where the
 * address changes by itself (back, forward, a link).
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== written) setText(inAddress);
  }
  useEffect(() => {
    if (text === seen) return undefined;
    const timer = setTimeout(() => {
      setWritten(text);
      write(text);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, seen, write]);
  return [text, setText] as const;
}
