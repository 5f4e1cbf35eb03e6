import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { usePrinting } from '../use-printing.ts';

/**
 * False on the first render of a component, true right after it. The second render is interruptible, so the page stays
 * responsive. Always true while printing, because a printed page shows everything.
 */
export function useRenderLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    startTransition(() => setLater(true));
  }, []);
  return usePrinting() || isLater;
}

/**
 * Content further down a page, rendered after the rest. Until then a placeholder of screen height keeps what follows out of
 * view, so that it does not visibly move.
 */
export function RenderLater({ children }: { readonly children: ReactNode }) {
  return useRenderLater() ? children : <div className="min-h-dvh" />;
}
