import { useDeferredValue, type ReactNode } from 'react';

/**
 * What is further down a page: drawn once the rest is, in small pieces, so that the page answers meanwhile. Until then its place
 * is a screen high: what follows is out of sight, and is not seen to move.
 */
export function DrawnLater({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <div className="min-h-dvh" />;
}
