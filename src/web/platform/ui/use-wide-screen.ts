import { useSyncExternalStore } from 'react';
import { usePrinting } from './use-printing.ts';

const wide = window.matchMedia('(width >= 768px)');

function follow(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True from 768 px up and on paper: lists are tables there, cards elsewhere. Only one of the two is rendered. */
export function useWideScreen(): boolean {
  const isWide = useSyncExternalStore(follow, () => wide.matches);
  return usePrinting() || isWide;
}
