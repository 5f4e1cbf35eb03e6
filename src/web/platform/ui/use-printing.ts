import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const print = window.matchMedia('print');
const followers = new Set<() => void>();
let printing = print.matches;

/** The browser prints the page as it is when the event ends, so the update is rendered during the event. */
function change(next: boolean): void {
  if (next === printing) return;
  printing = next;
  flushSync(() => followers.forEach((follow) => follow()));
}

window.addEventListener('beforeprint', () => change(true));
window.addEventListener('afterprint', () => change(false));
print.addEventListener('change', ({ matches }) => change(matches));

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** True while the page is printed: lists then show every row, as tables, below a heading. */
export function usePrinting(): boolean {
  return useSyncExternalStore(follow, () => printing);
}
