import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width >= 768px)');

function follow(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True from 768 px up: there lists are tables, below it cards. One of the two is made, not both. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(follow, () => wide.matches);
}
