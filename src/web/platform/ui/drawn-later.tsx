import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { usePrinting } from './use-printing.ts';

/**
 * False when a component is first drawn, true right after. The second rendering is in small pieces, between which the page answers.
 * True while the page is printed: paper has everything.
 */
export function useDrawnLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    startTransition(() => setLater(true));
  }, []);
  return usePrinting() || isLater;
}

/**
 * What is further down a page: drawn once the rest is, in small pieces. Until then its place is a screen high: what follows is out
 * of sight, and is not seen to move.
 */
export function DrawnLater({ children }: { readonly children: ReactNode }) {
  return useDrawnLater() ? children : <div className="min-h-dvh" />;
}
