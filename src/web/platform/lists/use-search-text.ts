import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const WRITE_AFTER_MS = 250;

/**
 * The text of a search field, kept in the address too: written there once the typing pauses, and followed where the
 * address changes by itself (back, forward, a link).
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const router = useRouter();
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== written) setText(inAddress);
  }
  useEffect(() => {
    if (text === seen) return undefined;
    const page = router.latestLocation.pathname;
    const timer = setTimeout(() => {
      // The next page is loading already: writing now would call it off.
      if (router.latestLocation.pathname !== page) return;
      setWritten(text);
      write(text);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, seen, write, router]);
  return [text, setText] as const;
}
