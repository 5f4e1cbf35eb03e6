import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const WRITE_AFTER_MS = 250;

/**
 * The text of a search field, also kept in the address: written there once typing pauses, and read from there when the
 * address changes otherwise (back, forward, a link).
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
      // The next page is already loading; navigating now would cancel it.
      if (router.latestLocation.pathname !== page) return;
      setWritten(text);
      write(text);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, seen, write, router]);
  return [text, setText] as const;
}
