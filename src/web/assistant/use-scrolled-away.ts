import { useEffect, useState } from 'react';

/** Smaller moves are none: a trackpad trembles. */
const MIN_MOVE = 6;

/** True while the page is scrolled down, false from the first move up, and at the end of the page. */
export function useScrolledAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    // The browser restores a place by scrolling there. Asking for it here would make it lay out the page at once.
    let last = 0;
    const onScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY + clientHeight >= scrollHeight - MIN_MOVE;
      const moved = window.scrollY - last;
      if (!isAtEnd && Math.abs(moved) < MIN_MOVE) return;
      last = window.scrollY;
      setAway(moved > 0 && !isAtEnd);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAway;
}
